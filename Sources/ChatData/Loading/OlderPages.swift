public import TimelineUnits

/// The data half of older pages: one request in flight for a cursor, and late answers.
///
/// When to ask is decided on screen; this decides whether the request may go out and whether its
/// answer still fits.
///
/// Source: H-OLDER-3 to H-OLDER-6.
public struct OlderPages: Equatable, Sendable {
  /// The request without an answer, if there is one.
  public private(set) var inFlight: PageTicket?
  private let staleAfter: Interval

  /// Creates the state without a request.
  public init(staleAfter: Interval) {
    self.staleAfter = staleAfter
  }

  /// Asks for the page before the window.
  ///
  /// - Parameters:
  ///   - ticket: The request to send.
  ///   - now: The present.
  /// - Returns: Whether it may go out: none with its cursor is in flight and not stale.
  ///
  /// Source: H-OLDER-3, H-OLDER-4.
  public mutating func ask(_ ticket: PageTicket, at now: Instant) -> Bool {
    if let inFlight, inFlight.cursor == ticket.cursor, inFlight.generation == ticket.generation,
      now - inFlight.askedAt < staleAfter
    {
      return false
    }
    inFlight = ticket
    return true
  }

  /// An answer arrived, or the request failed; the next one may go out.
  public mutating func answered(_ ticket: PageTicket) {
    if inFlight?.number == ticket.number { inFlight = nil }
  }

  /// A page with this cursor was applied, so a second request with it has lost its purpose.
  public mutating func applied(_ ticket: PageTicket) {
    if inFlight?.cursor == ticket.cursor { inFlight = nil }
  }
}
