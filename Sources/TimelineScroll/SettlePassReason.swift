/// Why a settle pass did not count as still.
///
/// Source: H-SETTLE-4, H-SETTLE-5, H-SETTLE-12.
public enum SettlePassReason: UInt8, CaseIterable, Sendable {
  /// The pass counted.
  case none
  /// The bounds are empty or not finite.
  case bounds
  /// A visible Markdown row is in preparation.
  case preparing
  /// A list snapshot is being applied.
  case applying
  /// The first load of an empty window is outstanding.
  case firstLoad
  /// A requested older page is outstanding.
  case olderPage
  /// No pass was observed since the last reset.
  case noBaseline
  /// The pass before was a waiting one.
  case afterWait
  /// The bounds' size changed.
  case boundsChanged
  /// An inset changed.
  case insets
  /// The content height changed.
  case contentHeight
  /// The content offset changed.
  case offset
  /// Other rows are visible.
  case visibleRows
  /// A visible row's top changed.
  case rowTop
  /// A visible row's height changed.
  case rowHeight
}
