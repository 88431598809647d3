public import TimelineUnits

/// Keeps the reader's place while rows are put in above and measured.
///
/// While it runs, live rows wait, and following and bottom settle pause.
///
/// Source: H-PREPEND-1 to H-PREPEND-6.
public struct PrependRestore: Equatable, Sendable {
  /// The longest hold in force.
  public var policy: PrependPolicy
  /// Whether a restore is running, so that live rows are held back.
  public private(set) var isRunning = false
  /// The anchor of the restore that is running; `nil` if no row was visible.
  public private(set) var anchor: ScrollAnchor?

  private var gap: Length = .zero
  private var began: Instant = .zero

  /// Creates the machine, at rest.
  public init(policy: PrependPolicy = PrependPolicy()) {
    self.policy = policy
  }

  /// Begins a restore: a list snapshot is about to be applied.
  ///
  /// One that is running is superseded; its anchor is where the reader is now, so the new record is
  /// taken from the list as it stands.
  ///
  /// - Parameters:
  ///   - layout: The rows before the change.
  ///   - scroll: Where the list stands before the change.
  ///   - now: The present; live rows are held from here.
  /// - Returns: Whether a running restore was superseded.
  /// - Complexity: O(*v* log *n*), where *v* is the number of visible rows and *n* that of all
  ///   rows.
  ///
  /// Source: H-PREPEND-1.
  @inlinable
  public mutating func begin(
    before layout: some RowGeometry,
    at scroll: ScrollState,
    now: Instant
  ) -> Bool {
    begin(ScrollAnchor.capture(from: layout, at: scroll), gap: scroll.gap, now: now)
  }

  /// Begins a restore with a record that was taken already.
  public mutating func begin(_ record: ScrollAnchor?, gap distance: Length, now: Instant) -> Bool {
    let wasRunning = isRunning
    isRunning = true
    anchor = record
    gap = distance
    began = now
    return wasRunning
  }

  /// Stops a restore, as a drag or a new mount does.
  ///
  /// - Returns: Whether one was running.
  public mutating func stop() -> Bool {
    let wasRunning = isRunning
    isRunning = false
    anchor = nil
    return wasRunning
  }

  /// When the hold of live rows is over at the latest, or `nil` if no restore is running.
  ///
  /// Source: H-PREPEND-2.
  public var deadline: Instant? { isRunning ? began + policy.liveHold : nil }

  /// Ends a restore whose hold is over by now.
  ///
  /// - Returns: Whether it ended.
  public mutating func expire(at now: Instant) -> Bool {
    guard let deadline, now >= deadline else { return false }
    return stop()
  }

  /// The offset that the list should have, within its range.
  ///
  /// The anchor where it stood; without a row that is left, the recorded distance to the bottom. A
  /// range that has become too small for that wins.
  ///
  /// - Complexity: O(*f* log *n*), where *f* is the number of anchor rows that are gone and *n*
  ///   that of all rows.
  ///
  /// Source: H-PREPEND-1, H-PREPEND-5.
  @inlinable
  public func target(in layout: some RowGeometry, at scroll: ScrollState) -> Length {
    let wanted = anchor?.offset(toRestoreIn: layout) ?? offset(keepingGapIn: scroll)
    return min(max(wanted, scroll.topOffset), scroll.bottomOffset)
  }

  /// Brings the anchor back where it stood.
  ///
  /// - Returns: The change of the offset; zero if no restore is running.
  ///
  /// Source: H-PREPEND-4.
  @inlinable
  public func restore(
    in layout: some RowGeometry,
    scroll: inout ScrollState
  ) -> Length {
    guard isRunning else { return .zero }
    let distance = target(in: layout, at: scroll) - scroll.offset
    if distance != .zero { scroll.shift(by: distance) }
    return distance
  }

  /// A layout pass has ended: brings the anchor back and ends the restore if all is at rest.
  ///
  /// - Returns: The change of the offset, and why the restore ended if it did.
  /// - Complexity: O(*v* log *n*), where *v* is the number of visible rows and *n* that of all
  ///   rows.
  ///
  /// Source: H-PREPEND-3, H-PREPEND-4.
  @inlinable
  public mutating func layoutPassed(
    in layout: some RowGeometry,
    scroll: inout ScrollState,
    at now: Instant
  ) -> PrependPass {
    guard isRunning else { return PrependPass(change: .zero, end: nil) }
    let change = restore(in: layout, scroll: &scroll)
    let isInPlace = change.magnitude <= PrependRestore.tolerance
    if isInPlace && PrependRestore.isMeasured(layout, in: scroll.bounds) {
      _ = stop()
      return PrependPass(change: change, end: .settled)
    }
    return PrependPass(change: change, end: expire(at: now) ? .expired : nil)
  }

  /// The largest distance of the anchor from its place that counts as none: 0.5 pt, inclusive.
  ///
  /// Source: H-PREPEND-3.
  public static var tolerance: Length { Length(units: 96) }

  @usableFromInline
  func offset(keepingGapIn scroll: ScrollState) -> Length {
    scroll.grid.align(scroll.maximumOffset - gap)
  }

  @inlinable
  static func isMeasured(_ layout: some RowGeometry, in extent: VerticalExtent) -> Bool {
    for index in layout.rows(in: extent) where !layout.isMeasured(at: index) { return false }
    return true
  }
}
