public import TimelineUnits

/// What one row cost, and what explains it.
public struct ProfiledRow: Equatable, Sendable {
  /// The row.
  public var item: ItemID
  /// The modelled time of preparing it in the background.
  public var preparation: Interval
  /// The modelled time of its cells on the main thread.
  public var cells: Interval
  /// What it cost on this machine, in nanoseconds: text and cells.
  public var hostNanoseconds: Int64
  /// What was counted for it.
  public var facts: RowFacts
  /// Why its cells were measured.
  public var reasons: MeasureReasons

  /// The modelled time together.
  public var charge: Interval { preparation + cells }
}
