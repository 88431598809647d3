internal import CollectionLayout
internal import TimelineCoordinator
internal import TimelineScroll

extension ConstantTable {
  static let layoutConstants = [
    Constant(
      "layout.estimatedHeight",
      .unnamed,
      .points,
      1...2_000,
      .length(\.layout.estimatedHeight),
      "A small estimate measures rows that are not needed when rows are tall; a large one takes "
        + "more passes when they are small. Either way the error is what later corrections move."
    ),
    Constant(
      "model.loopLimit",
      .none,
      .count(of: "passes"),
      1...10_000,
      .count(\.layout.loopLimit),
      "A low limit reports a layout that will not come to rest sooner and ordinary ones in error."
    ),
    Constant(
      "model.passGranularity",
      .none,
      .choice(["batch", "perCell"]),
      0...1,
      .granularity(\.layout.granularity),
      "Asking again after each cell measures fewer rows in vain and asks the layout more often."
    ),
    Constant(
      "model.heightEpsilon",
      .none,
      .choice(["pixel", "halfPoint", "onePoint"]),
      0...2,
      .heightEpsilon(\.layout.heightEpsilon),
      "A coarse limit invalidates less often and leaves rows a little too short or too tall."
    ),
    Constant(
      "model.estimates",
      .none,
      .choice(["fixed", "runningAverage"]),
      0...1,
      .estimates(\.layout.estimates),
      "A running average is closer to what rows measure, and depends on what was read before."
    ),
    Constant(
      "model.anchorPolicy",
      .none,
      .choice(["handbook", "chatLayout", "magazine", "anchorRow", "none", "bottomRow"]),
      0...5,
      .anchorPolicy(\.layout.anchorPolicy),
      "A rule that follows measurements keeps what is read in place and moves the offset by itself."
    ),
    Constant(
      "model.compositionalAutoCompensation",
      .none,
      .choice(["off", "on"]),
      0...1,
      .flag(\.layout.autoCompensation),
      "Whether the platform follows rows above the viewport by itself is not known; it is off."
    ),
    Constant(
      "model.prefetch",
      .none,
      .choice(["off", "oneAhead"]),
      0...1,
      .prefetch(\.layout.prefetch),
      "Preparing one row ahead uses spare time, and measures rows that are perhaps never seen."
    ),
    Constant(
      "model.osVersion",
      .none,
      .count(of: "versions"),
      13...27,
      .count(\.layout.osVersion),
      "Before 15 an update reloads all rows, before 16 no cell tells of a new size by itself, "
        + "before 26 a row that changes its height in an update is measured again."
    ),
  ]
}
