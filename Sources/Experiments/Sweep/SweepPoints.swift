internal import ChatScenarios
internal import TimelineUnits

/// The points of a sweep: the values of the varied constants, in the order of the axes.
///
/// Source: BM-SWEEP-1.
public enum SweepPoints {
  /// The most points of one sweep.
  public static let most = 1_000_000

  /// The points of a sweep in their order, or `nil` if there are more than `most`.
  ///
  /// - Parameters:
  ///   - axes: The constants and their values.
  ///   - current: The product's value of each.
  ///   - mode: How points come about.
  /// - Returns: The points, each with a value for every axis.
  /// - Complexity: O(*p* · *a*), where *p* is the number of points and *a* that of axes.
  public static func of(
    _ axes: [SweepAxis],
    current: [String],
    _ mode: SweepMode
  ) -> [[String]]? {
    switch mode {
    case .list(let points): return points.count <= most ? points : nil
    case .sensitivity:
      var points = [current]
      for (index, axis) in axes.enumerated() {
        for value in axis.values where !value.utf8.elementsEqual(current[index].utf8) {
          var point = current
          point[index] = value
          points.append(point)
        }
      }
      return points.count <= most ? points : nil
    case .grid:
      guard let count = size(of: axes), count <= most else { return nil }
      return (0..<count).map { combination($0, of: axes) }
    case .random(let count, let seed):
      guard count <= most else { return nil }
      return drawn(count, axes, seed)
    }
  }

  /// The number of combinations, or `nil` if it does not fit.
  private static func size(of axes: [SweepAxis]) -> Int? {
    var size = 1
    for axis in axes {
      let (product, overflow) = size.multipliedReportingOverflow(by: axis.values.count)
      if overflow { return nil }
      size = product
    }
    return size
  }

  /// The combination of a number; the last axis turns fastest.
  private static func combination(_ number: Int, of axes: [SweepAxis]) -> [String] {
    var rest = number
    var point: [String] = []
    for axis in axes.reversed() {
      point.append(axis.values[rest % axis.values.count])
      rest /= axis.values.count
    }
    return point.reversed()
  }

  /// Combinations in the order in which they are drawn; all of them if there are no more.
  private static func drawn(_ count: Int, _ axes: [SweepAxis], _ seed: UInt64) -> [[String]] {
    var random = RandomSource(seed: seed)
    let size = size(of: axes) ?? Int.max
    var numbers = Set<[Int]>()
    var points: [[String]] = []
    while points.count < min(count, size) {
      let picks = axes.map { random.below($0.values.count) }
      guard numbers.insert(picks).inserted else { continue }
      points.append(zip(axes, picks).map { $0.values[$1] })
    }
    return points
  }
}
