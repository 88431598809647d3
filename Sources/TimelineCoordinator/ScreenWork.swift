public import TimelineUnits

/// What the screen did for one event, as counts that a cost model prices.
///
/// Source: U-CELL-3, H-SETTLE-3.
public struct ScreenWork: Equatable, Sendable {
  /// Renders of the view model.
  public var renders = 0
  /// List snapshots applied.
  public var snapshots = 0
  /// Rows that these snapshots inserted, deleted or moved.
  public var snapshotRows = 0
  /// Passes of the layout loop.
  public var layoutPasses = 0
  /// Cells filled with content.
  public var configures = 0
  /// Cells measured.
  public var measures = 0
  /// The heights of the measured cells together.
  public var measuredHeight = Length.zero
  /// Frames with something new to show.
  public var commits = 0

  /// Creates the work of an event that did nothing.
  public init() {}
}
