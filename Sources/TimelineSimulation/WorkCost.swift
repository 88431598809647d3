public import TimelineCoordinator
public import TimelineUnits

/// What the screen's work costs in virtual time on the main thread: a modelled price list.
///
/// The prices are inputs, not measurements of a phone; by default everything is free. A profile
/// made on a device replaces them.
///
/// Source: U-CELL-3, U-CALIB-4, H-SETTLE-3.
public struct WorkCost: Equatable, Sendable {
  /// A render of the view model.
  public var render: Interval
  /// Applying one list snapshot.
  public var snapshot: Interval
  /// Each row that a snapshot inserts, deletes or moves.
  public var snapshotRow: Interval
  /// One pass of the layout loop.
  public var layoutPass: Interval
  /// Filling one cell.
  public var configure: Interval
  /// Measuring one cell, whatever its height.
  public var measure: Interval
  /// Measuring, for each 100 pt of the cell's height.
  public var measurePer100Points: Interval
  /// Committing a frame with something new to show.
  public var commit: Interval

  /// Creates a price list; what is not given is free.
  public init(
    render: Interval = .zero,
    snapshot: Interval = .zero,
    snapshotRow: Interval = .zero,
    layoutPass: Interval = .zero,
    configure: Interval = .zero,
    measure: Interval = .zero,
    measurePer100Points: Interval = .zero,
    commit: Interval = .zero
  ) {
    self.render = render
    self.snapshot = snapshot
    self.snapshotRow = snapshotRow
    self.layoutPass = layoutPass
    self.configure = configure
    self.measure = measure
    self.measurePer100Points = measurePer100Points
    self.commit = commit
  }

  /// Whether all work is free, so that no frame can be late for it.
  public var isFree: Bool { self == WorkCost() }

  /// The price of some work, cut to whole ticks.
  ///
  /// - Complexity: O(1).
  public func time(for work: ScreenWork) -> Interval {
    var ticks = render.ticks * Int64(work.renders)
    ticks += snapshot.ticks * Int64(work.snapshots)
    ticks += snapshotRow.ticks * Int64(work.snapshotRows)
    ticks += layoutPass.ticks * Int64(work.layoutPasses)
    ticks += configure.ticks * Int64(work.configures)
    ticks += measure.ticks * Int64(work.measures)
    ticks += measurePer100Points.ticks * work.measuredHeight.units / (100 * Length.unitsPerPoint)
    ticks += commit.ticks * Int64(work.commits)
    return Interval(ticks: ticks)
  }
}
