/// What the commit of a selection did.
///
/// Source: H-HOST-4, H-HOST-5.
public struct HostCommit: Sendable {
  /// Whether the chat was not in the cache, so that it needs a first load.
  public let isNew: Bool
  /// The host that was released.
  public let released: TimelineModel?
}
