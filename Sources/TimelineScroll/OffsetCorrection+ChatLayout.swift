import CollectionLayout
import TimelineUnits

extension OffsetCorrection {
  /// Follows the growth of every row that begins above the visible bottom edge, while the content
  /// is taller than the visible area or the user moves the list.
  ///
  /// Source: L-MOVE-8, U-ANCHOR-2.
  func chatLayoutDistance(after change: HeightChange) -> Length {
    let isTall = change.contentHeight > visibleHeight(of: change.viewport)
    guard isTall || userMoves else { return .zero }
    guard change.oldTop <= change.viewport.bottom - insets.bottom else { return .zero }
    let room = change.contentHeight - visibleHeight(of: change.viewport)
    return pixels(from: change.viewport.top, by: min(room, change.growth))
  }
}
