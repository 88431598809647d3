/// Values of one name that a picture shows along an axis.
public struct PictureSeries: Equatable, Sendable {
  /// A place on both axes.
  public struct Point: Equatable, Sendable {
    /// The value on the axis to the right.
    public var x: Double
    /// The value on the axis upward.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// What the values are.
  public var name: String
  /// The values, in the order of the axis.
  public var points: [Point]

  /// Creates a series.
  public init(name: String, points: [Point]) {
    self.name = name
    self.points = points
  }
}
