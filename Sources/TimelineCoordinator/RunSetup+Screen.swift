import TimelineTrace

extension RunSetup {
  /// Takes over what a reader of the trace has to know about the screen and its constants.
  init(_ screen: ScreenSetup, tuning: Tuning) {
    self.init(
      viewport: screen.viewport,
      insets: screen.insets,
      scale: screen.scale,
      refresh: screen.refresh,
      estimatedHeight: tuning.layout.estimatedHeight,
      renderInterval: tuning.render.minInterval
    )
  }
}
