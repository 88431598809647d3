internal import BenchmarkKit
internal import ChatScenarios
internal import Experiments

/// `bench --compare FILE`: figures of now beside those of a saved file, as far as each tier allows.
///
/// Source: BM-TIER-2, BM-BASE-1.
struct BenchFileComparison {
  let console: Console

  /// Measures and compares.
  ///
  /// - Throws: `UsageError`, `InputError` or `MissingToolError`.
  func run(_ options: BenchOptions, _ path: String) throws -> ExitCode {
    let base = try BenchRecord(InputFile.read(path, as: path), at: path)
    let cases = try BenchFileComparison.cases(base, options)
    let head = try BenchCommand.record(of: cases, options, on: console)
    let findings = BenchComparison(base: base, head: head, isOneJob: false).findings
    let report = BenchComparisonReport(base: base, head: head, findings: findings, pairs: [])
    if options.printsJSON {
      console.print(bytes: report.json())
    } else {
      for line in BenchFindingTable(findings).text(within: console.width) { console.print(line) }
    }
    let faults = BenchFindingTable.faults(findings, base: path, repeating: options.reproducing)
    for line in faults { console.complain(line) }
    return BenchFindingTable.code(of: findings)
  }

  /// The cases that were asked for; without a wish those of the file.
  private static func cases(
    _ base: BenchRecord,
    _ options: BenchOptions
  ) throws -> [BenchmarkCase] {
    guard options.suites.isEmpty && options.patterns.isEmpty else {
      return try BenchChoice(options).cases
    }
    var named = options
    named.patterns = base.entries.map { ScenarioPattern($0.name) }
    named.isLenient = true
    let cases = try BenchChoice(named).cases
    guard !cases.isEmpty else {
      throw UsageError("--compare: the file holds no case that this build has")
    }
    return cases
  }
}
