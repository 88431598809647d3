public import TimelineUnits

/// What an input did to the list.
public struct ScrollChange: Equatable, Sendable {
  /// The commanded change of the written offset.
  ///
  /// Source: M-NOTE-1.
  public var distance: Length
  /// The calls of the delegate.
  public var callbacks: ScrollCallbacks
  /// How a drag ended, if one did.
  public var dragEnd: DragEnd?

  /// Creates a change; what is not given did not happen.
  public init(
    distance: Length = .zero,
    callbacks: ScrollCallbacks = [],
    dragEnd: DragEnd? = nil
  ) {
    self.distance = distance
    self.callbacks = callbacks
    self.dragEnd = dragEnd
    if distance != .zero { self.callbacks.insert(.didScroll) }
  }

  /// Nothing happened.
  public static var none: ScrollChange { ScrollChange() }
}
