internal import ChatScenarios
internal import Experiments

/// `timeline-bench merge`: the parts of a sweep as one.
struct MergeCommand {
  /// The options that `merge` understands.
  static let specs = [
    OptionSpec("-o", value: "FILE", "Writes the whole record; default: out/tune/tune.json."),
    OptionSpec("--all", "Prints every point and not only those that no other beats."),
    OptionSpec("--quiet", "Prints no table."),
  ]

  let console: Console

  /// Joins the files that the arguments name.
  ///
  /// - Throws: `UsageError` or `InputError`; nothing has been printed or written then.
  func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: MergeCommand.specs)
    guard !parsed.operands.isEmpty else {
      throw UsageError("merge which files? Those that 'tune --shard' wrote")
    }
    let path = parsed.value("-o") ?? "out/tune/tune.json"
    try OutputFile.check(path, isNoneOf: [])
    let records = try parsed.operands.map { path in
      (place: path, record: try SweepRecord(InputFile.read(path, as: path), at: path))
    }
    let whole = try SweepRecord.merged(records)
    guard whole.isComplete else { throw MergeCommand.missing(whole) }
    try OutputFile.write(whole.json(), to: path)
    guard !parsed.has("--quiet") else { return }
    let table = SweepTable(whole, printsAll: parsed.has("--all"), within: console.width)
    for line in table.lines { console.print(line) }
    console.print("record: " + TerminalText.escaped(path))
  }

  private static func missing(_ record: SweepRecord) -> UsageError {
    let known = Set(record.points.map(\.index))
    let first = (0..<record.plan.count).first { !known.contains($0) } ?? 0
    let count = record.plan.count - known.count
    return UsageError(
      "\(CountText.text(count, "point is", "points are")) missing of \(record.plan.count), "
        + "the first is number \(first); "
        + "name the files of all parts"
    )
  }
}
