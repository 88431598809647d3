public import TimelineUnits

/// The device pixels that offsets are aligned to: the one place where a position is rounded.
///
/// Source: H-UNIT-3, U-INSET-5, S-SHAPE-6.
public struct PixelGrid: Equatable, Sendable {
  /// Device pixels per point.
  public let scale: Int

  /// Creates the grid of a display.
  ///
  /// - Precondition: `scale` is positive and divides 192, so that a pixel is a whole number of
  ///   units.
  @inlinable
  public init(scale: Int) {
    precondition(scale > 0 && 192 % scale == 0, "H-UNIT-3: a pixel is a whole number of units")
    self.scale = scale
  }

  /// The height of one device pixel.
  @inlinable
  public var pixel: Length { Length(units: Length.unitsPerPoint / Int64(scale)) }

  /// The whole pixel nearest to a position in points, ties to even.
  ///
  /// - Precondition: `points` is finite and its magnitude is below 2^53 / 192.
  @inlinable
  public func align(points: Double) -> Length {
    pixel * Int64(nearest: points * Double(scale))
  }

  /// The whole pixel nearest to a length, ties to even.
  @inlinable
  public func align(_ length: Length) -> Length {
    let below = alignDown(length)
    let rest = (length - below).units * 2
    let isOdd = below.units / pixel.units & 1 != 0
    let goesUp = rest > pixel.units || (rest == pixel.units && isOdd)
    return goesUp ? below + pixel : below
  }

  /// The greatest whole pixel that is not above a length.
  @inlinable
  public func alignDown(_ length: Length) -> Length {
    let rest = length.units % pixel.units
    return Length(units: length.units - (rest < 0 ? rest + pixel.units : rest))
  }

  /// The least whole pixel that is not below a length.
  @inlinable
  public func alignUp(_ length: Length) -> Length {
    -alignDown(-length)
  }
}
