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
  ]
}
