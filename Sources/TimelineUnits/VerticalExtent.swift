/// A vertical stretch of the content: the frame of a row, or the viewport, without its width.
public struct VerticalExtent: Equatable, Sendable {
  /// The y of the upper edge in content coordinates, in 1/192 pt.
  public var top: Length
  /// The height in 1/192 pt.
  public var height: Length

  /// Creates an extent.
  @inlinable
  public init(top: Length, height: Length) {
    self.top = top
    self.height = height
  }

  /// The y of the lower edge.
  @inlinable
  public var bottom: Length { top + height }

  /// Whether the two extents share more than an edge.
  ///
  /// Source: H-GEO-3.
  @inlinable
  public func overlaps(_ other: VerticalExtent) -> Bool {
    let upper = max(top, other.top)
    let lower = min(bottom, other.bottom)
    return upper < lower
  }
}
