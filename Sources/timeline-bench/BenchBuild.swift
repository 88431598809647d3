internal import BenchmarkKit
internal import ChatScenarios
internal import Experiments

/// One of the two commands that are compared; it measures in processes of its own.
struct BenchBuild {
  /// The command.
  let path: String
  /// How messages name it.
  let title: String
  /// Options that only this build gets.
  let extra: [String]

  /// What a process of the build measures.
  ///
  /// - Parameters:
  ///   - names: The cases.
  ///   - tier: What is measured.
  ///   - options: What was asked for.
  /// - Returns: The record that the process printed.
  /// - Throws: `MissingToolError` if the build cannot measure them.
  func record(
    _ names: [String],
    _ tier: BenchmarkTier,
    _ options: BenchOptions
  ) throws(MissingToolError) -> BenchRecord {
    var words = [path, "bench", "--json", "--quiet", "--lenient", "--tier", tier.rawValue]
    words += names.flatMap { ["--case", $0] }
    words += ["--samples", "\(min(options.samples, 5))"] + extra
    if let folder = options.catalogFolder { words += ["--scenarios", folder] }
    // The order of hashes and the addresses differ from process to process on purpose where time is
    // taken: a program has many speeds. Where memory is counted the process begins anew by itself.
    let variables: [(name: String, value: String?)] = [
      (DeterministicHashing.variable, nil), (DeterministicHashing.marker, nil),
    ]
    guard let outcome = Program(words, variables: variables).run() else {
      throw MissingToolError(message: "--compare: \(title) cannot be started")
    }
    guard outcome.code == 0, let record = try? BenchRecord(outcome.output, at: title) else {
      let reason = outcome.complaint.isEmpty ? "code \(outcome.code)" : outcome.complaint
      throw MissingToolError(
        message: "--compare: \(title) does not measure as this build does: \(reason)"
      )
    }
    return record
  }
}
