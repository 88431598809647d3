/// Something that runs or checks make use of, and whether it is there.
struct DoctorFinding {
  /// What it is called.
  var name: String
  /// Which one is there, or `nil` if none is.
  var found: String?
  /// How to get it.
  var remedy: String
  /// Whether runs need it.
  var isNeeded: Bool
  /// What it is for, if runs do without it.
  var purpose: String
  /// Why it is of no use although it is there, or `nil` if it is of use.
  var doubt: String?

  init(
    _ name: String,
    _ found: String?,
    _ remedy: String,
    isNeeded: Bool = true,
    purpose: String = "",
    doubt: String? = nil
  ) {
    self.name = name
    self.found = found
    self.remedy = remedy
    self.isNeeded = isNeeded
    self.purpose = purpose
    self.doubt = doubt
  }

  /// Programs that only some checks use.
  static let tools = [
    (
      name: "git", command: ["git", "--version"], remedy: "apt-get install git",
      purpose: "the revision in records"
    ),
    (
      name: "python3", command: ["python3", "--version"], remedy: "apt-get install python3",
      purpose: "tests of exports and schemas"
    ),
    (
      name: "node", command: ["node", "--version"], remedy: "apt-get install nodejs",
      purpose: "the test of the wasm module"
    ),
    (
      name: "valgrind", command: ["valgrind", "--version"], remedy: "apt-get install valgrind",
      purpose: "counts of instructions"
    ),
    (
      name: "chromium", command: ["chromium", "--version"], remedy: "apt-get install chromium",
      purpose: "pictures of reports"
    ),
  ]

  /// Whether it is there and of use.
  var isGood: Bool { found != nil && doubt == nil }

  /// The cells of the finding's line.
  var cells: [String] {
    if let found {
      guard let doubt else { return [name, "ok", found] }
      return [name, isNeeded ? "BAD" : "bad", found + ": " + doubt]
    }
    let parts = [purpose.isEmpty ? "" : "for " + purpose, remedy].filter { !$0.isEmpty }
    return [name, isNeeded ? "MISSING" : "missing", parts.joined(separator: ": ")]
  }
}
