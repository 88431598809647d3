internal import ChatScenarios

/// Arguments taken apart: what stands alone, and what options say.
///
/// All knowledge of how options are written is in this file, so that another parser can replace it.
struct ParsedArguments: Equatable {
  /// An option and its value, empty for a switch.
  struct Option: Equatable {
    var name: String
    var value: String
  }

  /// The arguments that belong to no option, in order.
  private(set) var operands: [String] = []
  private var options: [Option] = []

  /// Takes arguments apart.
  ///
  /// An option and its value are two arguments or one joined by `=`; after `--` nothing is an
  /// option.
  ///
  /// - Throws: `UsageError` for an unknown option, a missing or surplus value, an option given
  ///   twice that may be given once, and an empty argument.
  init(_ arguments: [String], options specs: [OptionSpec]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.utf8.first == UInt8(ascii: "-"), argument.utf8.count > 1 else {
        operands.append(argument)
        continue
      }
      try take(argument, specs, &rest)
    }
    if operands.contains(where: \.isEmpty) {
      throw UsageError("an argument is empty, where a name or a file is needed")
    }
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The value of an option that may be given once.
  func value(_ name: String) -> String? { options.first { $0.name == name }?.value }

  /// The values of an option, in order.
  func values(_ name: String) -> [String] {
    options.filter { $0.name == name }.map(\.value)
  }

  /// The options that were given, as arguments that say the same again.
  ///
  /// - Parameters:
  ///   - specs: The options to look for, in this order.
  ///   - names: Those that are left out.
  /// - Returns: The arguments, in the order of `specs`.
  func arguments(of specs: [OptionSpec], besides names: [String] = []) -> [String] {
    specs.filter { !names.contains($0.name) }.flatMap { spec in
      values(spec.name).flatMap { value in
        if spec.value == nil { return [spec.name] }
        // Joined, it is a value also where it looks like an option.
        let isLikeOption = value.utf8.first == UInt8(ascii: "-")
        return isLikeOption ? [spec.name + "=" + value] : [spec.name, value]
      }
    }
  }

  private mutating func take(
    _ argument: String,
    _ specs: [OptionSpec],
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    // By bytes: a combining mark behind the sign does not hide it.
    let parts = argument.utf8.split(
      separator: UInt8(ascii: "="),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let name = String(decoding: parts[0], as: UTF8.self)
    let joined = parts.count == 2 ? String(decoding: parts[1], as: UTF8.self) : nil
    guard let spec = specs.first(where: { $0.name == name }) else {
      let hint = NearestNames.hint(for: name, among: specs.map(\.name))
      throw UsageError("unknown option \(name)" + (hint.isEmpty ? "; --help names them" : hint))
    }
    if !spec.isRepeatable && has(name) { throw UsageError("\(name) is given twice") }
    guard spec.value != nil else {
      if joined != nil { throw UsageError("\(name) takes no value") }
      options.append(Option(name: name, value: ""))
      return
    }
    // A forgotten value would take the next option for itself; joined by a sign it is one.
    if joined == nil, let next = rest.first, let other = specs.first(where: { $0.names(next) }) {
      throw UsageError(
        "\(name) needs a value: \(spec.usage); \(other.name) behind it is an option"
      )
    }
    guard let value = joined ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError("\(name) needs a value: \(spec.usage)")
    }
    options.append(Option(name: name, value: value))
  }
}
