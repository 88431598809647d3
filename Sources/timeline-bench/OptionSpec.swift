/// An option that a subcommand understands.
struct OptionSpec: Equatable {
  /// The name with its two hyphens.
  var name: String
  /// What stands for the value in the help, or `nil` for a switch without one.
  var value: String?
  /// Whether the option may be given more than once.
  var isRepeatable: Bool
  /// What the option does, as one line of help.
  var summary: String

  init(_ name: String, value: String? = nil, isRepeatable: Bool = false, _ summary: String) {
    self.name = name
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// Whether an argument is this option, with or without a value joined to it.
  func names(_ argument: String) -> Bool {
    argument == name || argument.utf8.starts(with: (name + "=").utf8)
  }

  /// The option and its value as the help shows them.
  var usage: String { value.map { name + " " + $0 } ?? name }
}
