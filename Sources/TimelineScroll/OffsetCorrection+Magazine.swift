import CollectionLayout
import TimelineUnits

extension OffsetCorrection {
  /// Takes an anchor, and moves by the difference between its offsets after and before the
  /// measurement, both within the range.
  ///
  /// A chat lays out from the bottom up, so the anchor is the content's end for a list that stands
  /// at it and else the last visible row that was measured, or the last one at all. A list beyond
  /// its edge counts from the edge, or a bounce would be cut short.
  ///
  /// Source: L-MOVE-9, U-ANCHOR-3.
  func magazineDistance(after measured: MeasuredRow) -> Length {
    let viewport = measured.change.viewport
    let oldMaximum = maximumOffset(ofContent: measured.oldContentHeight, in: viewport)
    let newMaximum = maximumOffset(ofContent: measured.change.contentHeight, in: viewport)
    if viewport.top >= oldMaximum { return pixels(from: oldMaximum, by: newMaximum - oldMaximum) }
    guard let anchor = measured.lastVisible(prefersMeasured: true), anchor.moves
    else { return .zero }
    let before = max(viewport.top, -insets.top)
    let after = min(max(before + measured.change.growth, -insets.top), newMaximum)
    return pixels(from: before, by: after - before)
  }
}
