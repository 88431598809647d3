import TimelineUnits

/// The operations of the layout suite for any strategy, in the same order and with the same
/// numbers.
struct StrategyWorkload {
  private struct Step {
    var index: Int
    var other: Int
    var height: Int64
    var y: Int64
  }

  let heights: [Int64]
  let estimate: Int64 = 80 * 192
  private let steps: [Step]

  init(count: Int, seed: UInt64 = 7) {
    var random = RandomSource(seed: seed)
    let heights = (0..<count).map { _ in StrategyWorkload.height(&random) }
    let total = Int(heights.reduce(0, +))
    self.heights = heights
    steps = (0..<1_024).map { _ in
      Step(
        index: random.below(count - 50),
        other: random.below(count - 50),
        height: StrategyWorkload.height(&random),
        y: Int64(random.below(total))
      )
    }
  }

  private static func height(_ random: inout RandomSource) -> Int64 {
    Int64(24 + random.below(376)) * 192
  }

  /// Does one operation of a column and returns the sum of its answers.
  func run<Strategy: OffsetStrategy>(
    _ column: LayoutColumn,
    _ number: Int,
    on strategy: inout Strategy
  ) -> Int64 {
    let step = steps[number & 1_023]
    switch column {
    case .stream:
      strategy.set(strategy.count - 1, step.height)
      return strategy.total() &+ strategy.top(strategy.count - 1)
    case .head:
      strategy.set(step.index % 50, step.height)
      return strategy.total() &+ strategy.top(strategy.count - 10)
    case .random:
      strategy.set(step.index, step.height)
      return strategy.total() &+ strategy.top(step.other) &+ Int64(strategy.index(step.y))
    case .query:
      return Int64(strategy.index(step.y))
    case .prepend:
      strategy.insert(50, at: 0)
      let top = strategy.top(step.index + 50)
      // Now and then the new rows go, or a short list would measure a long one.
      if number & 63 == 63 { strategy.remove(0..<3_200) }
      return top
    case .middle:
      let place = steps[(number >> 1) & 1_023].index
      if number & 1 == 0 {
        strategy.insert(50, at: place)
      } else {
        strategy.remove(place..<(place + 50))
      }
      return strategy.top(step.other)
    }
  }
}
