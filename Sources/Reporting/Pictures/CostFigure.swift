/// A cost on one machine, with the bar that it should stay below.
public struct CostFigure: Equatable, Sendable {
  /// The name of the case, such as `layout/offset-1000`.
  public var name: String
  /// The figure in the case's unit.
  public var value: Double
  /// The bar, if there is one.
  public var limit: Double?

  /// Creates a figure.
  public init(name: String, value: Double, limit: Double? = nil) {
    self.name = name
    self.value = value
    self.limit = limit
  }
}
