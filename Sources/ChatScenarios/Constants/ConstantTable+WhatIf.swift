internal import TimelineCoordinator

extension ConstantTable {
  /// Rows of other heights: no constants of the app, but what a reader of its runs tries first.
  static let rowConstants = [
    Constant(
      "rows.heightScale",
      .none,
      .fraction,
      0.1...4,
      .count(\.rows.heightScale),
      "Taller rows take more measuring before the screen is full, shorter ones more rows."
    ),
    Constant(
      "rows.changedRow",
      .none,
      .count(of: "rows"),
      -1...1_000_000,
      .count(\.rows.changedRow),
      "The number of the one row that is given another height; −1, or one that is not there, "
        + "leaves all as they are."
    ),
    Constant(
      "rows.changedHeight",
      .none,
      .points,
      0...10_000,
      .length(\.rows.changedHeight),
      "How tall the changed row is: what its late growth moves, or what it takes to fill a screen."
    ),
  ]
}
