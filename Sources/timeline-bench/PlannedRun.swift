internal import ChatScenarios
internal import Experiments
internal import FrameMetrics

/// One scenario that is going to run, with everything it needs.
struct PlannedRun: Sendable {
  /// The scenario, with what the options change.
  var scenario: Scenario
  /// What it is held against, with the parts of the files where that stands.
  var lines: [BudgetLine]
  /// The rows of text that it draws from.
  var histories: Histories
  /// The input that it runs over, if it runs over one.
  var input: RunInput?
  /// The name of that input's file, for the console alone.
  var inputName: String?
  /// Whether its text is measured with the file that was recorded for the catalogue.
  var usesRecordedCorpus: Bool
  /// The command that runs it again.
  var command: String
  /// The digest of the scenario's content.
  var content: UInt64
  /// The scenario's file, as far as it is known.
  var file: String?

  /// What the heights of its rows come from.
  var text: TextBasis {
    guard scenario.measuresText else { return .stated }
    return usesRecordedCorpus ? .recorded : .own
  }

  /// What it is held against.
  var budgets: [Budget] { lines.map(\.budget) }
}
