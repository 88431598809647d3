/// The points of a sweep with what is to be said about each.
///
/// Source: BM-SWEEP-3.
public struct SweepRanking: Sendable {
  /// A point and its place among the others.
  public struct Ranked: Sendable {
    /// The point.
    public var point: SweepPoint
    /// Whether no other point beats it.
    public var isOnFront: Bool
    /// Whether it keeps every budget, and no other point that does beats it.
    public var isOnAllowedFront: Bool
    /// Whether its constants are the product's.
    public var isCurrent: Bool
  }

  /// What is ranked.
  public let record: SweepRecord
  /// The points in the order of the plan.
  public let points: [Ranked]
  /// Whether no point beats the current constants.
  public let isCurrentOnFront: Bool

  /// Ranks the points of a record; the current constants take part also if they are no point of it.
  ///
  /// - Complexity: as `ParetoFront.marks(of:_:)`.
  public init(_ record: SweepRecord) {
    self.record = record
    let measured = record.points.filter { $0.measured != nil }
    let front = SweepRanking.front(of: measured, record, withCurrent: true)
    let allowed = SweepRanking.front(
      of: measured.filter { $0.misses == nil },
      record,
      withCurrent: record.currentMisses == nil
    )
    points = record.points.map { point in
      Ranked(
        point: point,
        isOnFront: front.indices.contains(point.index),
        isOnAllowedFront: allowed.indices.contains(point.index),
        isCurrent: point.values == record.plan.current
      )
    }
    isCurrentOnFront = front.holdsCurrent
  }

  private static func front(
    of points: [SweepPoint],
    _ record: SweepRecord,
    withCurrent: Bool
  ) -> (indices: Set<Int>, holdsCurrent: Bool) {
    let values = points.compactMap(\.measured) + (withCurrent ? [record.current] : [])
    let marks = ParetoFront.marks(of: values, record.plan.objectives)
    let indices = zip(points, marks).filter(\.1).map(\.0.index)
    return (Set(indices), withCurrent && marks[marks.count - 1])
  }

  /// Whether the current constants are a point of the record.
  public var holdsCurrent: Bool { points.contains(where: \.isCurrent) }

  /// How many points no other beats.
  public var frontCount: Int { points.count(where: \.isOnFront) }

  /// How many points keep every budget and are beaten only by points that do not.
  public var allowedCount: Int { points.count { $0.isOnAllowedFront && !$0.isOnFront } }

  /// How many measured points miss a budget.
  public var missingCount: Int { points.count { $0.point.misses != nil } }
}
