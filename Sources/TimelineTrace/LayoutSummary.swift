/// The work of one layout of the list: the loop query, make and measure, invalidate, repeat.
///
/// Source: L-PASS-9.
public struct LayoutSummary: Equatable, Sendable {
  /// Passes that made or measured at least one cell.
  public var passes: Int
  /// Times the layout was asked for the rows in the visible rectangle.
  public var queries: Int
  /// Cells made or taken from the reuse pool.
  public var cellsMade: Int
  /// Cells filled with content.
  public var configured: Int
  /// Cells measured.
  public var measured: Int
  /// Measurements of a row whose width and content had not changed.
  public var remeasured: Int
  /// Measurements of rows that were not visible when the loop ended.
  public var wasted: Int
  /// Invalidations: measurements that changed a height.
  public var invalidations: Int

  /// Creates a summary; what is not given is zero.
  public init(
    passes: Int = 0,
    queries: Int = 0,
    cellsMade: Int = 0,
    configured: Int = 0,
    measured: Int = 0,
    remeasured: Int = 0,
    wasted: Int = 0,
    invalidations: Int = 0
  ) {
    self.passes = passes
    self.queries = queries
    self.cellsMade = cellsMade
    self.configured = configured
    self.measured = measured
    self.remeasured = remeasured
    self.wasted = wasted
    self.invalidations = invalidations
  }
}
