extension Metric {
  /// The metric's row in the table of definitions.
  public var definition: MetricDefinition { MetricDefinition.all[Int(rawValue)] }

  /// The dotted name, such as `reveal.ms`.
  public var name: StaticString { definition.name }

  /// The unit of the metric's values.
  public var unit: MetricUnit { definition.unit }

  /// The metric with a name, compared by UTF-8 bytes, or `nil` if there is none.
  ///
  /// - Complexity: O(*m*), where *m* is the number of metrics.
  public static func named(_ bytes: some Collection<UInt8>) -> Metric? {
    for metric in allCases where metric.name.isSpelled(bytes) {
      return metric
    }
    return nil
  }
}

extension StaticString {
  /// Whether the text consists of exactly these bytes.
  fileprivate func isSpelled(_ bytes: some Collection<UInt8>) -> Bool {
    guard utf8CodeUnitCount == bytes.count else { return false }
    return withUTF8Buffer { $0.elementsEqual(bytes) }
  }
}
