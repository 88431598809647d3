internal import TimelineCoordinator
internal import TimelineScroll

extension ConstantTable {
  static let renderConstants = [
    Constant(
      "render.overlayInterval",
      .unnamed,
      .milliseconds,
      0...2_000,
      .time(\.render.overlayInterval),
      "A longer interval updates the view model less often and shows live text later."
    ),
    Constant(
      "render.minInterval",
      .named("liveStreamingRenderMinInterval"),
      .seconds,
      0...5,
      .time(\.render.minInterval),
      "A longer interval saves renders and makes streaming look coarser; 0 renders every frame."
    ),
    Constant(
      "render.minIntervalComposerOpen",
      .unnamed,
      .seconds,
      0...5,
      .time(\.render.minIntervalComposerOpen),
      "A longer interval leaves more time for typing and lets streamed text lag behind."
    ),
    Constant(
      "held.checkInterval",
      .named("deferredUpdateRecoveryIntervalNanoseconds"),
      .milliseconds,
      16...5_000,
      .time(\.held.checkInterval),
      "A longer interval wakes the app less often and may show a held update later after rest."
    ),
  ]
}
