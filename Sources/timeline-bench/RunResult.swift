internal import ChatScenarios
internal import Experiments
internal import TimelineTrace
internal import TimelineUnits

/// What came out of one planned run, with what the console needs to tell about it.
struct RunResult: Sendable {
  /// The entry of the record.
  var entry: RunEntry
  /// The virtual time that passed.
  var duration: Interval
  /// The command that runs it again.
  var command: String
  /// Whether this run or one before it on the same worker measured text with the fonts.
  var usesFonts = false
  /// What happened, for the file beside the record; `nil` for a result that was put together.
  var trace: Trace?
  /// What went in, for the file beside that one.
  var image: [UInt8]?
  /// What the rows look like without their text, at each width; empty if they have none.
  var lines: [WidthLines] = []
  /// The name of the input's file, for the console alone.
  var inputName: String?
  /// The scenario's file, as far as it is known.
  var file: String?

  /// What the console calls the run: its scenario and, where there is one, its input.
  var title: String {
    let name = entry.scenario.description
    return inputName.map { "\(name) (\(TerminalText.escaped($0)))" } ?? name
  }
}
