internal import ChatData
internal import ChatScenarios
internal import Experiments
internal import HistoryImport

/// `timeline-bench import`: an export in, a history out.
///
/// The history holds the text that it is asked for; what is told about it does not.
///
/// Source: J-15, PRIV-1.
struct ImportCommand {
  /// The options that `import` understands.
  static let specs = [
    OptionSpec("-o", value: "HISTORY.json", "Writes the history into this file."),
    OptionSpec(
      "--format",
      value: "NAME",
      "Reads the file as codex, claude-code, chatgpt, markdown."
    ),
    OptionSpec("--conversation", value: "N", "Takes the conversation N of a data export, from 1."),
    OptionSpec("--last", value: "N", "Keeps the last N rows only."),
  ]

  let console: Console

  /// Imports the file that the arguments name.
  ///
  /// What is written was read back before: a history that the command would refuse is never left
  /// behind.
  ///
  /// - Throws: `UsageError` or `InputError`; nothing has been written then.
  func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: ImportCommand.specs)
    guard let path = parsed.operands.first, parsed.operands.count == 1 else {
      throw UsageError(
        "import takes one file or folder: timeline-bench import FILE -o HISTORY.json"
      )
    }
    guard let output = parsed.value("-o"), output.utf8.last != UInt8(ascii: "/") else {
      throw UsageError("import: where to? Name a file with -o HISTORY.json")
    }
    try OutputFile.check(output, isNoneOf: [])
    guard !OutputFile.isSame(path, output) else {
      throw InputError(
        place: output,
        message: "this is the file that is imported; name another one with -o"
      )
    }
    let last = try parsed.value("--last").map { try ImportCommand.number($0, of: "--last") }
    let history = try ExportLoader.load(
      path,
      format: parsed.value("--format").map(ImportCommand.format),
      conversation: parsed.value("--conversation").map {
        try ImportCommand.number($0, of: "--conversation")
      }
    )
    for line in history.report.lines { console.report(line) }
    guard !history.rows.isEmpty else {
      throw InputError(place: path, message: "there are no rows to keep in it")
    }
    try write(history.envelope(last: last).encode(), to: output)
    let rows = min(last ?? history.rows.count, history.rows.count)
    console.report("history: \(output), " + CountText.text(rows, "row"))
  }

  private func write(_ bytes: [UInt8], to output: String) throws(InputError) {
    do throws(EnvelopeError) {
      _ = try HistoryEnvelope.decode(bytes)
    } catch {
      throw InputError(
        place: output,
        rule: error.rule,
        message: "the history would be refused: \(error.message); keep fewer rows with --last N"
      )
    }
    try OutputFile.write(bytes, to: output)
  }

  private static func format(_ name: String) throws(UsageError) -> ExportFormat {
    if let format = ExportFormat(named: name) { return format }
    let names = ExportFormat.allCases.map(\.name.description)
    let hint = NearestNames.hint(for: name, among: names, orSee: "import --help")
    throw UsageError("--format: unknown format \(name)" + hint)
  }

  private static func number(_ text: String, of option: String) throws(UsageError) -> Int {
    guard let number = Int(text), (1...1_000_000_000).contains(number) else {
      throw UsageError("\(option): \(text) is no whole number from 1 to 1000000000")
    }
    return number
  }
}
