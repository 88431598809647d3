internal import TimelineCoordinator
internal import TimelineScroll

extension ConstantTable {
  static let olderConstants = [
    Constant(
      "older.threshold",
      .named("olderTimelinePreloadThreshold"),
      .points,
      0...50_000,
      .length(\.older.threshold),
      "A large distance has rows there before the reader is and loads pages that nobody looks at. "
        + "It also decides which history is short enough to be filled up under the cover."
    ),
    Constant(
      "older.minInterval",
      .unnamed,
      .seconds,
      0...10,
      .time(\.older.minInterval),
      "A long interval spares requests and lets a fast reader reach the top."
    ),
    Constant(
      "older.staleAfter",
      .unnamed,
      .seconds,
      0.5...300,
      .time(\.older.staleAfter),
      "A long wait loads no page twice and leaves the reader at the top when an answer is lost."
    ),
    Constant(
      "older.maximumPagesUnderCover",
      .unnamed,
      .count(of: "pages"),
      0...20,
      .count(\.older.maximumPagesUnderCover),
      "More pages fill the space above before the reveal and make the reveal wait for them."
    ),
    Constant(
      "prepend.liveHold",
      .unnamed,
      .seconds,
      0...30,
      .time(\.prepend.liveHold),
      "A long hold keeps the place more surely while older rows settle and shows live rows later."
    ),
  ]
}
