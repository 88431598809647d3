public import TimelineUnits

extension Length {
  /// What stands for a number that is not a length: not finite, or beyond the range.
  ///
  /// It never compares as near to anything, itself included.
  ///
  /// Source: H-SETTLE-8.
  @inlinable
  public static var undefined: Length { Length(units: .min) }

  /// The length nearest to an observed number of points; `undefined` if it is not one.
  @inlinable
  public init(observedPoints points: Double) {
    let isUsable = points.isFinite && points.magnitude < 46_912_496_118_442
    self = isUsable ? Length(points: points) : .undefined
  }
}
