internal import ChatScenarios
internal import Experiments
internal import TimelineTrace

/// Runs that are made again from their scenarios and inputs, read anew.
struct ReplaySource {
  private let parsed: ParsedArguments

  /// Takes the options of `replay`.
  init(_ parsed: ParsedArguments) {
    self.parsed = parsed
  }

  /// The trace of a scenario, made anew with what an entry of a record says about the run.
  ///
  /// - Throws: `UsageError` or `InputError`; `MissingToolError` if rows need fonts.
  func trace(of name: String, as entry: RunEntry?) throws -> Trace {
    let inputs = parsed.values("--input")
    var arguments = ["--", name]
    if let folder = parsed.value("--scenarios") { arguments = ["--scenarios", folder] + arguments }
    if let file = parsed.value("--metrics") { arguments = ["--metrics", file] + arguments }
    let inputIndex = entry.map { $0.input?.index } ?? (inputs.isEmpty ? nil : 0)
    if let inputIndex {
      guard inputs.indices.contains(inputIndex) else {
        throw UsageError(
          "\(name) ran over input \(inputIndex + 1); give the inputs with --input FILE"
        )
      }
      arguments = ["--input", inputs[inputIndex]] + arguments
    }
    var plan = try RunPlan(RunOptions(arguments))
    if let entry, plan.runs.first?.scenario.seed != entry.seed {
      // Another seed generates other rows, which the recorded file does not hold.
      plan = try RunPlan(RunOptions(["--seed", String(entry.seed)] + arguments))
    }
    guard var run = plan.runs.first else { throw UsageError("\(name) cannot be run") }
    if let entry {
      guard run.input?.digest == entry.input?.digest else {
        throw UsageError("--input: this is another input than \(name) was run over")
      }
      run.scenario.device = entry.device
      run.scenario.seed = entry.seed
      run.scenario.constants = entry.constants
      run.scenario.reduceMotion = entry.reducesMotion
      run.scenario.costs = entry.costs
    }
    return try plan.trace(of: run)
  }
}
