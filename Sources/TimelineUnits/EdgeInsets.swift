/// Distances from the four edges of a rectangle to the edges of its content, in 1/192 pt.
public struct EdgeInsets: Equatable, Sendable {
  /// The inset at the top edge.
  public var top: Length
  /// The inset at the left edge.
  public var left: Length
  /// The inset at the bottom edge.
  public var bottom: Length
  /// The inset at the right edge.
  public var right: Length

  /// Creates insets; what is not given is zero.
  @inlinable
  public init(
    top: Length = .zero,
    left: Length = .zero,
    bottom: Length = .zero,
    right: Length = .zero
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
