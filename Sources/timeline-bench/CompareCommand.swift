internal import ChatScenarios
internal import Experiments
internal import FrameMetrics

/// `timeline-bench compare`: what differs between two runs.
struct CompareCommand {
  /// The options that `compare` understands.
  static let specs = [
    OptionSpec("--lenient", "Compares also what was measured with other libraries or files.")
  ]

  let console: Console

  /// A run, or a baseline as if it were one.
  ///
  /// Source: BM-BASE-2.
  private static func record(_ argument: String) throws(InputError) -> RunRecord {
    guard InputFile.kind(of: argument) == .file else { return try SavedRun(argument).record }
    let bytes = try InputFile.read(argument, as: argument)
    if let baseline = try Baseline(ifBaseline: bytes, at: argument) { return RunRecord(baseline) }
    return try SavedRun(argument).record
  }

  /// Compares the two runs that the arguments name.
  ///
  /// - Throws: `UsageError` or `InputError`.
  func run(_ arguments: [String]) throws -> ExitCode {
    let parsed = try ParsedArguments(arguments, options: CompareCommand.specs)
    guard parsed.operands.count == 2 else {
      throw UsageError("compare which two runs? Folders that 'run --out' wrote, or their run.json")
    }
    let before = try CompareCommand.record(parsed.operands[0])
    let after = try CompareCommand.record(parsed.operands[1])
    let page = ComparisonText(before, after)
    let obstacles = ComparisonText.obstacles(before, after)
    if !obstacles.isEmpty, !parsed.has("--lenient") {
      for line in obstacles { console.complain("not comparable: " + line) }
      console.complain("--lenient compares all the same")
      return .missing
    }
    for line in page.lines + obstacles.map({ "note: " + $0 }) {
      console.print(sentence: line)
    }
    return .pass
  }
}
