/// The points that no other point beats: better in something and worse in nothing.
///
/// Source: BM-SWEEP-3.
public enum ParetoFront {
  /// Which of some points are on the front.
  ///
  /// Points of equal values are all on it or none.
  ///
  /// - Parameters:
  ///   - points: The values of each point, one for each objective.
  ///   - objectives: The objectives.
  /// - Returns: For each point whether it is on the front.
  /// - Complexity: O(*n* log *n* + *u* · *f* · *k*) for *n* points of *u* different values, of
  ///   which *f* are on the front, and *k* objectives.
  public static func marks(
    of points: [[Int64?]],
    _ objectives: [SweepObjective]
  ) -> [Bool] {
    // In this order a point can only be beaten by one before it.
    let order = points.indices.sorted { precedes(points[$0], points[$1], objectives) }
    var front: [[Int64?]] = []
    var marks = [Bool](repeating: false, count: points.count)
    var latest: (values: [Int64?], isOnFront: Bool)?
    for index in order {
      let values = points[index]
      if let latest, latest.values == values {
        marks[index] = latest.isOnFront
        continue
      }
      let isOnFront = !front.contains { dominates($0, values, objectives) }
      if isOnFront { front.append(values) }
      marks[index] = isOnFront
      latest = (values, isOnFront)
    }
    return marks
  }

  /// Whether one point beats another.
  public static func dominates(
    _ left: [Int64?],
    _ right: [Int64?],
    _ objectives: [SweepObjective]
  ) -> Bool {
    var isBetter = false
    for (index, objective) in objectives.enumerated() {
      if objective.isBetter(right[index], than: left[index]) { return false }
      if objective.isBetter(left[index], than: right[index]) { isBetter = true }
    }
    return isBetter
  }

  private static func precedes(
    _ left: [Int64?],
    _ right: [Int64?],
    _ objectives: [SweepObjective]
  ) -> Bool {
    for (index, objective) in objectives.enumerated() {
      if objective.isBetter(left[index], than: right[index]) { return true }
      if objective.isBetter(right[index], than: left[index]) { return false }
    }
    return false
  }
}
