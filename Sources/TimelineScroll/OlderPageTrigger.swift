public import TimelineUnits

/// Asks for older pages as the reader comes near the top.
///
/// Source: H-OLDER-1 to H-OLDER-6, H-SHORT-4, H-EPOCH-3.
public struct OlderPageTrigger: Equatable, Sendable {
  /// The distances and times in force.
  public var policy: OlderPolicy
  /// The request in flight, if any.
  public private(set) var inFlight: OlderRequest?

  private var requests = 0
  /// The newest request that belongs to a window that is gone; 0 if there is none.
  private var abandoned = 0
  private var lastRequest: Instant?

  /// Creates a trigger without a request.
  public init(policy: OlderPolicy = OlderPolicy()) {
    self.policy = policy
  }

  /// The offset changed, or a restore has ended.
  ///
  /// - Parameters:
  ///   - distanceAbove: The content above the screen.
  ///   - cursor: Where the next older page begins; `nil` if there is none.
  ///   - isPaused: Whether the list is covered or a restore is moving it.
  ///   - now: The present.
  /// - Returns: The request to send, or `nil`.
  ///
  /// Source: H-OLDER-1, H-OLDER-2.
  public mutating func offsetChanged(
    distanceAbove: Length,
    cursor: PageCursor?,
    isPaused: Bool,
    at now: Instant
  ) -> OlderRequest? {
    guard !isPaused, distanceAbove <= policy.threshold else { return nil }
    if let lastRequest, now - lastRequest < policy.minInterval { return nil }
    return request(cursor, at: now)
  }

  /// The cover asks for a page; the spacing of requests does not apply.
  ///
  /// - Returns: The request to send, or `nil` if one for this cursor is in flight or there is none.
  ///
  /// Source: H-SHORT-4.
  public mutating func requestUnderCover(cursor: PageCursor?, at now: Instant) -> OlderRequest? {
    request(cursor, at: now)
  }

  /// Whether a request with a cursor would be sent, its spacing aside.
  ///
  /// Source: H-OLDER-3, H-OLDER-4.
  public func canRequest(cursor: PageCursor?, at now: Instant) -> Bool {
    guard let cursor else { return false }
    guard let inFlight, inFlight.cursor == cursor, let staleAt else { return true }
    return now >= staleAt
  }

  /// When the request in flight becomes stale, or `nil` if there is none.
  ///
  /// Source: H-OLDER-3.
  public var staleAt: Instant? {
    guard inFlight != nil, let lastRequest else { return nil }
    return lastRequest + policy.staleAfter
  }

  /// Gives up a request that is stale by now.
  ///
  /// - Returns: The request that was given up, or `nil`.
  public mutating func expire(at now: Instant) -> OlderRequest? {
    guard let staleAt, now >= staleAt else { return nil }
    let expired = inFlight
    inFlight = nil
    return expired
  }

  /// Another window is shown: no answer to a request so far is of use any more.
  ///
  /// - Returns: Whether a request was in flight.
  ///
  /// Source: H-EPOCH-3.
  public mutating func abandon() -> Bool {
    let wasInFlight = inFlight != nil
    inFlight = nil
    abandoned = requests
    return wasInFlight
  }

  /// Whether a request belongs to a window that is gone.
  public func isOutdated(_ request: OlderRequest) -> Bool { request.number <= abandoned }

  /// An answer arrived, late ones included.
  ///
  /// - Parameters:
  ///   - request: The request that it answers.
  ///   - oldest: The cursor of the window as it is now.
  ///   - succeeded: Whether it brings a valid page.
  /// - Returns: What becomes of it.
  ///
  /// Source: H-OLDER-5, H-OLDER-6.
  public mutating func answered(
    _ request: OlderRequest,
    oldest: PageCursor?,
    succeeded: Bool
  ) -> OlderAnswer {
    guard !isOutdated(request) else { return .dropped }
    let isCurrent = inFlight == request
    let fits = oldest == request.cursor
    if isCurrent { inFlight = nil }
    guard succeeded else { return isCurrent ? .failed : .dropped }
    guard fits else { return .dropped }
    // A page moves the cursor on, so a second request with the old one has lost its purpose.
    if inFlight?.cursor == request.cursor { inFlight = nil }
    return .applied
  }

  private mutating func request(_ cursor: PageCursor?, at now: Instant) -> OlderRequest? {
    guard let cursor, canRequest(cursor: cursor, at: now) else { return nil }
    requests += 1
    let next = OlderRequest(number: requests, cursor: cursor)
    inFlight = next
    lastRequest = now
    return next
  }
}
