public import TimelineUnits

/// What a settle pass waits for.
///
/// Source: H-SETTLE-5.
public enum SettleWait: Equatable, Sendable {
  /// A visible Markdown row is in preparation.
  case preparing(ItemID)
  /// A list snapshot is being applied.
  case applying
  /// The first load of an empty window is outstanding.
  case firstLoad
  /// A requested older page is outstanding.
  case olderPage
}
