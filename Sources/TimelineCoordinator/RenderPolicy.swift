public import TimelineUnits

/// How often live changes reach the view model and the screen.
///
/// Source: H-CAD-1.
public struct RenderPolicy: Equatable, Sendable {
  /// The shortest time between two updates of the view model by the overlay: 100 ms.
  ///
  /// Key `render.overlayInterval`; without a name in the modelled app.
  public var overlayInterval: Interval
  /// The shortest time from a render to the next live one: 1/6 s.
  ///
  /// Key `render.minInterval`; `liveStreamingRenderMinInterval` in the modelled app.
  public var minInterval: Interval
  /// The same with the composer or a preview open: 0.5 s.
  ///
  /// Key `render.minIntervalComposerOpen`; without a name in the modelled app.
  public var minIntervalComposerOpen: Interval

  /// Creates a policy; what is not given is as in the modelled app.
  public init(
    overlayInterval: Interval = .milliseconds(100),
    minInterval: Interval = .period(hertz: 6),
    minIntervalComposerOpen: Interval = .milliseconds(500)
  ) {
    self.overlayInterval = overlayInterval
    self.minInterval = minInterval
    self.minIntervalComposerOpen = minIntervalComposerOpen
  }

  /// The interval of the render gate.
  ///
  /// - Parameter composerIsOpen: Whether the composer or a preview is open.
  /// - Returns: The shortest time from a render to the next live one.
  public func interval(composerIsOpen: Bool) -> Interval {
    composerIsOpen ? minIntervalComposerOpen : minInterval
  }
}
