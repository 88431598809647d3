public import ChatScenarios

/// The results of a sweep, of a part of it, or of as much as was done.
public struct SweepRecord: Equatable, Sendable {
  /// The format's name and version.
  public static let schema = "timelinebench.sweep/1"

  /// The plan.
  public var plan: SweepPlan
  /// The values of the objectives with the current constants.
  public var current: [Int64?]
  /// The budgets that the current constants miss; `nil` if they keep all.
  public var currentMisses: SweepMisses?
  /// The points that are done, in the order of the plan.
  public var points: [SweepPoint]

  /// Creates a record.
  public init(
    plan: SweepPlan,
    current: [Int64?],
    misses: SweepMisses? = nil,
    points: [SweepPoint]
  ) {
    self.plan = plan
    self.current = current
    currentMisses = misses
    self.points = points.sorted { $0.index < $1.index }
  }

  /// Creates a record with more points of the same sweep.
  public init(adding points: [SweepPoint], to record: SweepRecord) {
    self = record
    self.points = (record.points + points).sorted { $0.index < $1.index }
  }

  /// Whether every point of the plan is done.
  public var isComplete: Bool { points.count == plan.count }

  /// Records of one plan as one.
  ///
  /// - Parameter records: Records and how errors name their files.
  /// - Returns: One record with the points of all.
  /// - Throws: `InputError` if plans differ, or two records disagree about a point.
  /// - Precondition: there is a record.
  /// - Complexity: O(*p* log *p*), where *p* is the number of points.
  ///
  /// Source: BM-SWEEP-5.
  public static func merged(
    _ records: [(place: String, record: SweepRecord)]
  ) throws(InputError) -> SweepRecord {
    precondition(!records.isEmpty, "nothing can be merged from nothing")
    let first = records[0]
    var points: [Int: SweepPoint] = [:]
    for (place, record) in records {
      guard record.isOfSameSweep(as: first.record) else {
        let what = difference(first.record, record)
        throw InputError(
          place: place,
          message: "this is a part of another sweep than \(first.place): \(what)"
        )
      }
      for point in record.points {
        if let known = points[point.index], known != point {
          throw InputError(
            place: place,
            message: "point \(point.index) differs from another file's"
          )
        }
        points[point.index] = point
      }
    }
    return SweepRecord(
      plan: first.record.plan,
      current: first.record.current,
      misses: first.record.currentMisses,
      points: Array(points.values)
    )
  }

  /// Whether two records are parts of one sweep.
  public func isOfSameSweep(as other: SweepRecord) -> Bool {
    plan == other.plan && current == other.current && currentMisses == other.currentMisses
  }

  /// What differs between two sweeps, in a few words.
  public static func difference(_ left: SweepRecord, _ right: SweepRecord) -> String {
    let (one, other) = (left.plan, right.plan)
    if one.axes != other.axes { return "it varies other constants" }
    if one.objectives != other.objectives { return "it has other objectives" }
    if one.mode != other.mode || one.count != other.count || one.digest != other.digest {
      return "it has other points"
    }
    if one.settings != other.settings || one.current != other.current {
      return "other constants hold for it"
    }
    let budgets = { (run: SweepPlan.Run) in [UInt64(run.budgets), run.budgetsDigest] }
    if one.runs.map(\.digest) == other.runs.map(\.digest),
      one.runs.map(budgets) != other.runs.map(budgets)
    {
      return "its runs are held against other budgets"
    }
    return "its scenarios, inputs or engine are others"
  }
}
