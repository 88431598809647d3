public import TimelineUnits

/// Live revisions of one row, one after the other.
public struct StreamPlan: Equatable, Sendable {
  /// What a revision adds.
  public enum Growth: Equatable, Sendable {
    /// Height: so much a second.
    case height(perSecond: Length)
    /// Text: so many bytes of the row's Markdown a revision, until all of it is there.
    case text(bytesPerRevision: Int)
  }

  /// Which row is streamed.
  public enum Target: Equatable, Sendable {
    /// A row that is in the list.
    case row(RowReference)
    /// A row that the first revision appends.
    case append(RowGroup)
  }

  /// The row.
  public var target: Target
  /// What a revision adds.
  public var growth: Growth
  /// The shortest time from one revision to the next.
  public var every: Interval
  /// What may be added to it, drawn evenly for each revision from the scenario's seed.
  public var jitter: Interval
  /// When the last revision happens at the latest; `nil` if the text decides.
  public var until: Instant?
  /// How long the run goes on after the last revision, longer than its duration if need be; `nil`
  /// for a stream that the end of the run cuts.
  public var rest: Interval?

  /// Creates a plan.
  public init(
    target: Target,
    growth: Growth,
    every: Interval,
    jitter: Interval = .zero,
    until: Instant? = nil,
    rest: Interval? = nil
  ) {
    self.target = target
    self.growth = growth
    self.every = every
    self.jitter = jitter
    self.until = until
    self.rest = rest
  }
}
