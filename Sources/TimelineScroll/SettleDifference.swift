import TimelineUnits

/// How two observations differ.
///
/// The reason is the most telling one, not the greatest number: a changed surrounding before a row
/// that grew, that row before other visible rows, and these before the sums that follow from them.
///
/// Source: H-SETTLE-4, H-SETTLE-6.
struct SettleDifference: Equatable {
  /// The most telling quantity out of tolerance; `none` if there is none.
  private(set) var reason = SettlePassReason.none
  /// The row that `reason` is about.
  private(set) var item: ItemID?
  /// The greatest difference of any quantity.
  private(set) var worst: Length = .zero

  private let tolerance: Length

  /// Whether everything is within the tolerance.
  var isStill: Bool { reason == .none }

  /// Compares an observation with the one before.
  ///
  /// - Complexity: O(*v*), where *v* is the number of visible rows.
  init(
    from before: SettleObservation,
    to after: SettleObservation,
    tolerance: Length
  ) {
    self.tolerance = tolerance
    compare(before.bounds.width, after.bounds.width, .boundsChanged)
    compare(before.bounds.height, after.bounds.height, .boundsChanged)
    compare(before.insets.top, after.insets.top, .insets)
    compare(before.insets.left, after.insets.left, .insets)
    compare(before.insets.bottom, after.insets.bottom, .insets)
    compare(before.insets.right, after.insets.right, .insets)
    let shared = compareHeights(before.rows, after.rows)
    if shared < max(before.rows.count, after.rows.count) {
      let changed = shared < after.rows.count ? after.rows[shared] : before.rows[shared]
      note(.visibleRows, changed.item)
    }
    for index in 0..<shared {
      compare(before.rows[index].top, after.rows[index].top, .rowTop, after.rows[index].item)
    }
    compare(before.contentHeight, after.contentHeight, .contentHeight)
    compare(before.offset, after.offset, .offset)
  }

  /// Compares heights as far as the visible lists agree, and returns how far that is.
  private mutating func compareHeights(_ before: [SettleRow], _ after: [SettleRow]) -> Int {
    let common = min(before.count, after.count)
    for index in 0..<common {
      guard before[index].item == after[index].item else { return index }
      compare(before[index].height, after[index].height, .rowHeight, after[index].item)
    }
    return common
  }

  private mutating func compare(
    _ before: Length,
    _ after: Length,
    _ reason: SettlePassReason,
    _ item: ItemID? = nil
  ) {
    let difference = SettleDifference.distance(before, after)
    worst = max(worst, difference)
    if difference > tolerance { note(reason, item) }
  }

  private mutating func note(_ next: SettlePassReason, _ row: ItemID?) {
    guard reason == .none else { return }
    reason = next
    item = row
  }

  /// The distance of two lengths; the greatest length where one of them is not a number.
  private static func distance(_ before: Length, _ after: Length) -> Length {
    let furthest = Length(units: .max)
    guard before != .undefined, after != .undefined else { return furthest }
    let (units, overflows) = after.units.subtractingReportingOverflow(before.units)
    return overflows || units == .min ? furthest : Length(units: units).magnitude
  }
}
