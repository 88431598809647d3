/// When the rows of a group, or of a change, can be measured.
///
/// Source: H-SETTLE-5.
public enum PreparationRule: Equatable, Sendable {
  /// At once.
  case ready
  /// After some work in the background, which begins when a cell first shows the row; in ticks.
  case takes(ValueFormula)
  /// From an instant on; in ticks since the start of the run.
  case readyAt(ValueFormula)
  /// After a multiple of the modelled time that the row's Markdown takes; only for rows with text.
  ///
  /// The modelled time is in proportion to what this project's own engine needs; how much slower a
  /// phone prepares a row is not known, so a scenario states a factor.
  case modelled(times: Int64)
}
