public import TimelineUnits

/// A page of older rows that is handed out when the list asks for one.
public struct OlderPage: Equatable, Sendable {
  /// How the request for the page ends.
  public enum Outcome: UInt8, CaseIterable, Sendable {
    /// The rows arrive.
    case succeeds
    /// The load fails; the cursor stays, so the page can be asked for again.
    case fails
    /// No answer ever arrives.
    case isLost
  }

  /// The page's rows in display order.
  public var rows: [ItemID]
  /// The time from the request to the answer.
  public var latency: Interval
  /// How the request ends.
  public var outcome: Outcome

  /// Creates a page.
  public init(rows: [ItemID], latency: Interval, outcome: Outcome = .succeeds) {
    self.rows = rows
    self.latency = latency
    self.outcome = outcome
  }
}
