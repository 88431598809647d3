/// What the link does to one message.
public struct MessageFate: Equatable, Sendable {
  /// Whether it never arrives.
  public var isLost = false
  /// Whether the desktop cannot do what it asks, which only checks are told.
  public var isFailed = false
  /// How long it takes, in ms.
  public var delayMs = MessageFate.healthyMs
  /// How much later it arrives once more, in ms, if it does.
  public var repeatedAfterMs: Int?

  /// The time of a healthy link, in ms one way.
  public static let healthyMs = 50

  /// Creates the fate of a message on a healthy link.
  public init() {}
}
