public import TimelineUnits

/// What one layout pass did to a prepend restore.
public struct PrependPass: Equatable, Sendable {
  /// The change of the offset that brought the anchor back.
  public var change: Length
  /// Why the restore ended with this pass, or `nil` if it goes on.
  public var end: PrependEnd?

  /// Creates a pass.
  @inlinable
  public init(change: Length, end: PrependEnd?) {
    self.change = change
    self.end = end
  }
}
