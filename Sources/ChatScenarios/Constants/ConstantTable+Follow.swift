internal import TimelineCoordinator
internal import TimelineScroll

extension ConstantTable {
  static let followConstants = [
    Constant(
      "follow.duration",
      .unnamed,
      .seconds,
      0.05...30,
      .time(\.follow.duration),
      "A long duration moves gently and lags further behind: 1.5 s of growth at the default."
    ),
    Constant(
      "follow.minimumSpeed",
      .unnamed,
      .pointsPerSecond,
      1...100_000,
      .speed(\.follow.minimumSpeed),
      "A high floor ends the approach sooner and makes small growth look jerky."
    ),
    Constant(
      "follow.maximumSpeed",
      .unnamed,
      .pointsPerSecond,
      1...100_000,
      .speed(\.follow.maximumSpeed),
      "A high limit catches up sooner and is harder to read along with."
    ),
    Constant(
      "follow.maximumStepTime",
      .none,
      .milliseconds,
      8...1_000,
      .time(\.follow.maximumStepTime),
      "A large cap catches up at once after a stall, which looks like a jump."
    ),
  ]
}
