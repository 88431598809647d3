public import TimelineUnits

/// The background workers that prepare rows, as a model: who starts what when.
///
/// Rows start in the order in which they are submitted, each on the worker that is free first; of
/// equals the one with the lowest number. A row whose content was prepared before is ready at once,
/// and one whose content is being prepared is ready with it.
///
/// Source: T-PIPE-3, T-PREP-3, H-SETTLE-5.
public struct PreparationQueue: Sendable {
  /// The time that a row takes.
  public let cost: PreparationCost
  /// The rows that were prepared.
  public private(set) var prepared = 0
  /// The rows that were ready by the work for another row.
  public private(set) var reused = 0

  /// The moment at which each worker is free.
  private var freeAt: [Instant]
  private var ready: [ContentKey: Instant] = [:]

  /// Creates idle workers.
  ///
  /// - Precondition: there is at least one worker.
  public init(workers: Int, cost: PreparationCost = .modelled) {
    precondition(workers > 0, "rows are prepared by at least one worker")
    self.cost = cost
    freeAt = Array(repeating: Instant(ticks: 0), count: workers)
  }

  /// Submits a row.
  ///
  /// - Parameters:
  ///   - content: The bytes of the row.
  ///   - measurement: The amounts of work that the row takes.
  ///   - now: The moment of submission.
  /// - Returns: The moment at which the row is ready, `now` or later.
  /// - Complexity: O(*b* + *w*), where *b* is the number of bytes and *w* that of workers.
  public mutating func submit(
    _ content: [UInt8],
    _ measurement: RowMeasurement,
    at now: Instant
  ) -> Instant {
    let key = ContentKey(content)
    if let known = ready[key] {
      reused += 1
      return max(known, now)
    }
    var worker = 0
    for index in freeAt.indices where freeAt[index] < freeAt[worker] { worker = index }
    let end = max(freeAt[worker], now) + cost.time(for: measurement)
    freeAt[worker] = end
    ready[key] = end
    prepared += 1
    return end
  }
}
