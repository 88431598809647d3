#if hasFeature(Embedded)
/// Nobody: a page's engine has no observer, and no value of a type without cases exists.
///
/// So the places that would tell one compile to nothing. Calls of the class took 3 KB.
public enum WorkObserver {
  /// An event begins.
  public func began(_ occasion: WorkOccasion, at time: Instant, item: ItemID?) {}
  /// The event ended.
  public func ended() {}
  /// A step of the event begins.
  public func began(_ step: WorkStep, item: ItemID? = nil) {}
  /// The step that began last ended.
  public func ended(_ step: WorkStep) {}
  /// The price list asks for virtual time for a step of this event.
  public func charged(_ time: Interval, for step: WorkStep, item: ItemID?) {}
}
#else
/// Someone who is told what the engine does as it does it: the base class does nothing.
///
/// The engine reads no clock. An observer may, and so may count allocations; it cannot change what
/// happens. Where there is no observer, each place that would tell one costs a branch.
///
/// Steps nest: the last one begun is the first to end. They belong to the event begun last, and
/// outside of an event to nothing.
open class WorkObserver {
  /// Creates an observer.
  public init() {}

  /// An event begins: everything up to its end is done for it.
  ///
  /// - Parameters:
  ///   - occasion: What is done.
  ///   - time: The virtual time; zero for what comes before the run.
  ///   - item: The row that it is about, or `nil`.
  open func began(_ occasion: WorkOccasion, at time: Instant, item: ItemID?) {}

  /// The event ended.
  open func ended() {}

  /// A step of the event begins.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - item: The row that it is about, or `nil` for that of the event.
  open func began(_ step: WorkStep, item: ItemID?) {}

  /// The step that began last ended.
  open func ended(_ step: WorkStep) {}

  /// The price list asks for virtual time for a step of this event.
  ///
  /// - Parameters:
  ///   - time: More than zero; on the main thread, unless the step is `prepare`, which is done in
  ///     the background.
  ///   - step: The step.
  ///   - item: The row that is prepared; `nil` on the main thread.
  open func charged(_ time: Interval, for step: WorkStep, item: ItemID?) {}

  /// The model of preparation weighs a step of the event's row; where the row is prepared in a run,
  /// its time is shared by these weights.
  ///
  /// - Parameters:
  ///   - step: `parse`, `shape` or `fit`.
  ///   - nanoseconds: The weight, not negative.
  open func weighed(_ step: WorkStep, nanoseconds: Int64) {}

  /// The event's row gave some amount of work.
  open func counted(_ amount: WorkAmount, _ count: Int) {}

  /// A step that is about no row of its own begins.
  @inlinable
  public final func began(_ step: WorkStep) { began(step, item: nil) }
}
#endif
