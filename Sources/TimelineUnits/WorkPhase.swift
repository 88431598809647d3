/// What a part of the work is for: the rows of a profile.
public enum WorkPhase: UInt8, CaseIterable, Sendable {
  /// Reading histories and inputs.
  case decode
  /// Editing the list of rows, rendering, and applying a list snapshot.
  case diff
  /// Reading Markdown.
  case parse
  /// Break positions and widths of words.
  case shape
  /// Filling lines at a width.
  case fit
  /// Preparing rows whose time the scenario states, so that no text explains it.
  case prepare
  /// The layout loop, with the measuring of cells.
  case layout
  /// Filling cells with content.
  case configure
  /// Moving the list, looking whether it holds still, and showing a frame.
  case scroll
  /// Writing the trace.
  case trace
}
