extension Measurements {
  /// Creates measurements from values that were read from a record; no extreme has a witness then.
  ///
  /// - Precondition: each value has its metric's unit.
  public init(_ values: [(metric: Metric, measure: Measure)]) {
    for (metric, measure) in values {
      precondition(measure.unit == metric.unit, "a value has its metric's unit")
      set(metric, measure)
    }
  }
}
