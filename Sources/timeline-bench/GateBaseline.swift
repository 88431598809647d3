internal import ChatScenarios
internal import Experiments

/// What a gate compares its results with.
enum GateBaseline {
  /// Nothing: the user asked for budgets alone.
  case declined
  /// Nothing: there are only rows of the user's own, of which no shared baseline can tell.
  case ownInputs
  /// Nothing: no values were accepted yet for the user's own folder of scenarios.
  case unaccepted(path: String)
  /// The file that should be there is not.
  case absent(path: String)
  /// A baseline; the user named it, or it belongs to the catalogue.
  case found(Baseline, path: String, isNamed: Bool)

  /// Finds and reads the baseline before anything runs.
  ///
  /// - Throws: `InputError` if a named file is missing, or a file breaks its format.
  init(_ options: GateOptions, _ plan: RunPlan) throws(InputError) {
    if options.hasNoBaseline {
      self = .declined
    } else if let path = options.baseline {
      guard InputFile.kind(of: path) != nil else {
        throw InputError(
          place: path,
          message:
            "there is no such baseline; 'timeline-bench accept --baseline FILE --reason TEXT'"
            + " writes one",
          isMissing: true
        )
      }
      self = .found(try BaselineFile.read(path), path: path, isNamed: true)
    } else if plan.runs.allSatisfy({ $0.input != nil }) {
      self = .ownInputs
    } else {
      let path = plan.baselinePath ?? "Results/baseline.json"
      let isOwn = options.run.catalogFolder.map { !BaselineFile.isShipped($0) } ?? false
      if InputFile.kind(of: path) != nil {
        self = .found(try BaselineFile.read(path), path: path, isNamed: false)
      } else {
        self = isOwn ? .unaccepted(path: path) : .absent(path: path)
      }
    }
  }
}
