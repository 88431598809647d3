internal import TimelineCoordinator

extension ConstantTable {
  static let layoutConstants = [
    Constant(
      "layout.estimatedHeight", .unnamed, .points, 1...2_000, .length(\.layout.estimatedHeight),
      "A small estimate measures rows that are not needed when rows are tall; a large one takes more "
        + "passes when they are small. Either way the error is what later corrections move."
    )
  ]
}
