/// What the heights of a run's rows come from.
///
/// Source: T-DET-6, BM-BASE-3.
public enum TextBasis: UInt8, CaseIterable, Sendable {
  /// Heights that the scenario states.
  case stated
  /// Text that was measured with the file that was recorded for the catalogue.
  case recorded
  /// Text that was measured with installed fonts or a file of metrics that the user gave.
  case own

  /// The word in files.
  public var word: String { String(describing: self) }
}
