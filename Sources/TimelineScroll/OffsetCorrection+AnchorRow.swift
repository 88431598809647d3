import CollectionLayout
import TimelineUnits

extension OffsetCorrection {
  /// Keeps the first visible edge in place that the measurement moves.
  ///
  /// A first measurement counts when the row begins above the viewport: what lies below it stays. A
  /// later one counts only when the row lies wholly above: a row that grows under the reader's eyes
  /// keeps its top. Content that is shorter than the visible area stays at its resting edge.
  ///
  /// Source: L-MOVE-10, U-ANCHOR-9, P-ANCHOR-2, P-ANCHOR-4, P-ANCHOR-9.
  func anchorRowDistance(after measured: MeasuredRow) -> Length {
    let change = measured.change
    let counts =
      change.isFirst ? change.oldTop < change.viewport.top : change.position == .above
    guard counts, change.contentHeight > visibleHeight(of: change.viewport) else { return .zero }
    return pixels(from: measured.oldReference, by: change.growth)
  }

  /// Keeps the bottom edge of the last visible row in place, so that the distance to the bottom
  /// stays.
  ///
  /// Source: L-MOVE-3, U-ROW-2.
  func bottomRowDistance(after measured: MeasuredRow) -> Length {
    let change = measured.change
    guard change.position != .below, change.contentHeight > visibleHeight(of: change.viewport)
    else { return .zero }
    let edge = measured.lastVisible(prefersMeasured: false)?.bottom ?? measured.oldBottom
    return pixels(from: edge, by: change.growth)
  }
}
