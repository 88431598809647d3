/// A width and a height.
public struct Size: Equatable, Sendable {
  /// The horizontal extent in 1/192 pt.
  public var width: Length
  /// The vertical extent in 1/192 pt.
  public var height: Length

  /// Creates a size.
  @inlinable
  public init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  /// The size without extent.
  @inlinable
  public static var zero: Size { Size(width: .zero, height: .zero) }
}
