/// The work of one layout, and whether it came to rest.
///
/// Source: L-PASS-9.
public struct LayoutReport: Equatable, Sendable {
  /// Passes that made or measured at least one cell.
  public var passes = 0
  /// Times the layout was asked for the rows in the visible rectangle.
  public var queries = 0
  /// Cells made or taken from the reuse pool.
  public var cellsMade = 0
  /// Of those, cells taken from the reuse pool.
  public var cellsReused = 0
  /// Cells filled with content.
  public var configured = 0
  /// Cells measured.
  public var measured = 0
  /// Cells that were asked for a height while their content was still being prepared.
  public var unprepared = 0
  /// Measurements of a row whose width and content had not changed.
  public var remeasured = 0
  /// Measurements of rows that were not visible when the loop ended.
  public var wasted = 0
  /// Invalidations: measurements that changed a height.
  public var invalidations = 0
  /// The invalidations in order: those that led to the layout, then one for each changed height.
  ///
  /// Source: L-INV-1 to L-INV-5.
  public var records: [Invalidation] = []
  /// Measurements that changed nothing, whose invalidation was dropped.
  ///
  /// Source: L-INV-4.
  public var dropped = 0
  /// Why the loop was stopped before it came to rest.
  public var fault: LayoutFault?

  /// Creates the report of a layout that did nothing.
  public init() {}

  /// Passes after the fiftieth, from where on platform engineers write warnings into the log.
  ///
  /// Source: L-PASS-4.
  public var passesBeyondFifty: Int { max(passes - 50, 0) }
}
