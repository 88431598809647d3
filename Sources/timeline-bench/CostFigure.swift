/// A cost on this machine, with the bar that it should stay below.
struct CostFigure: Equatable {
  /// The name of the case, such as `layout/offset-1000`.
  var name: String
  /// The figure in the case's unit.
  var value: Double
  /// The bar, if there is one.
  var limit: Double?
}
