public import TimelineSimulation
public import TimelineUnits

/// An older page as a scenario states it.
public struct ScenarioPage: Equatable, Sendable {
  /// The page's rows in display order.
  public var rows: [RowGroup]
  /// The time from the request to the answer.
  public var latency: Interval
  /// How the request ends.
  public var outcome: OlderPage.Outcome

  /// Creates a page.
  public init(rows: [RowGroup], latency: Interval, outcome: OlderPage.Outcome) {
    self.rows = rows
    self.latency = latency
    self.outcome = outcome
  }
}
