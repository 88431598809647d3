/// Which timeline of a chat a viewport shows.
///
/// Source: H-EPOCH-1, H-THREAD-2.
public struct TimelineIdentity: Hashable, Sendable {
  /// The chat.
  public let key: HostKey
  /// The thread of a subagent, or `nil` for the chat itself.
  public let thread: [UInt8]?

  /// Creates an identity.
  public init(key: HostKey, thread: [UInt8]? = nil) {
    self.key = key
    self.thread = thread
  }

  /// The name of the timeline within its chat: `parent-chat`, or `subagent-` and the thread's id.
  ///
  /// - Complexity: O(*b*) for *b* bytes of the id.
  public var name: [UInt8] {
    thread.map { Array("subagent-".utf8) + $0 } ?? Array("parent-chat".utf8)
  }
}
