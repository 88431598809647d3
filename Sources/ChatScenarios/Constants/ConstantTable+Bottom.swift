internal import TimelineCoordinator
internal import TimelineScroll

extension ConstantTable {
  static let bottomConstants = [
    Constant(
      "bottom.passDelay",
      .unnamed,
      .milliseconds,
      4...500,
      .time(\.bottom.passDelay),
      "A short delay settles sooner and looks more often."
    ),
    Constant(
      "bottom.passDelayAfterAnimation",
      .unnamed,
      .milliseconds,
      0...5_000,
      .time(\.bottom.passDelayAfterAnimation),
      "It has to outlast an animated scroll, or the first pass cuts that scroll short."
    ),
    Constant(
      "bottom.stablePasses",
      .unnamed,
      .count(of: "passes"),
      1...30,
      .count(\.bottom.stablePasses),
      "More passes are surer that the bottom is reached and take longer."
    ),
    Constant(
      "bottom.maximumPasses",
      .unnamed,
      .count(of: "passes"),
      1...10_000,
      .count(\.bottom.maximumPasses),
      "A late end corrects for longer; an early one may leave a gap."
    ),
    Constant(
      "bottom.gapTolerance",
      .unnamed,
      .points,
      0...50,
      .length(\.bottom.gapTolerance),
      "A wide tolerance ends sooner and may leave a gap of that size."
    ),
    Constant(
      "bottom.heightTolerance",
      .unnamed,
      .points,
      0...50,
      .length(\.bottom.heightTolerance),
      "A wide tolerance ends sooner while the content may still grow."
    ),
  ]
}
