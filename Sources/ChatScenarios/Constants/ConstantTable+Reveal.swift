internal import TimelineCoordinator
internal import TimelineScroll

extension ConstantTable {
  static let revealConstants = [
    Constant(
      "reveal.passDelay",
      .named("passDelayNanoseconds"),
      .milliseconds,
      4...500,
      .time(\.reveal.passDelay),
      "A short delay reveals sooner and is more easily fooled by a pause in the layout."
    ),
    Constant(
      "reveal.stillPasses",
      .unnamed,
      .count(of: "passes"),
      1...30,
      .count(\.reveal.stillPasses),
      "Fewer passes reveal sooner and are more easily fooled by a pause in the layout."
    ),
    Constant(
      "reveal.tolerance",
      .unnamed,
      .points,
      0...20,
      .length(\.reveal.tolerance),
      "A wide tolerance reveals sooner and lets the reader see the list creep."
    ),
    Constant(
      "reveal.maximumPasses",
      .named("maximumSettlementPassCount"),
      .count(of: "passes"),
      2...10_000,
      .count(\.reveal.maximumPasses),
      "A late deadline covers the list for longer; an early one shows a layout that still moves."
    ),
    Constant(
      "reveal.passClock",
      .none,
      .choice(["sleepAfterWork", "fixedRate"]),
      0...1,
      .passClock(\.reveal.passClock),
      "A sleep after each pass's work stretches the reveal by that work; a fixed rate does not."
    ),
  ]
}
