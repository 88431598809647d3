internal import Experiments

/// The points of a sweep with what is to be said about each.
struct SweepRanking {
  /// A point, whether no other beats it, and whether its constants are the product's.
  struct Ranked {
    var point: SweepPoint
    var isOnFront: Bool
    var isCurrent: Bool
  }

  let record: SweepRecord
  /// The points in the order of the plan.
  let points: [Ranked]
  /// Whether no point beats the current constants.
  let isCurrentOnFront: Bool

  /// Ranks the points of a record; the current constants take part also if they are no point of it.
  init(_ record: SweepRecord) {
    self.record = record
    let measured = record.points.compactMap(\.measured)
    let marks = ParetoFront.marks(of: measured + [record.current], record.plan.objectives)
    var next = 0
    var points: [Ranked] = []
    for point in record.points {
      var isOnFront = false
      if point.measured != nil {
        isOnFront = marks[next]
        next += 1
      }
      let isCurrent = point.values == record.plan.current
      points.append(Ranked(point: point, isOnFront: isOnFront, isCurrent: isCurrent))
    }
    self.points = points
    isCurrentOnFront = marks[marks.count - 1]
  }

  /// Whether the current constants are a point of the record.
  var holdsCurrent: Bool { points.contains(where: \.isCurrent) }

  /// How many points no other beats.
  var frontCount: Int { points.count(where: \.isOnFront) }
}
