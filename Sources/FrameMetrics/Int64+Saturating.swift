extension Int64 {
  /// The sum, or the nearest end of the range: a trace from outside must not trap.
  func saturatingAdd(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    if !overflow { return sum }
    return other > 0 ? .max : .min
  }

  /// The product, or the nearest end of the range.
  func saturatingMultiply(_ other: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    if !overflow { return product }
    return (self < 0) == (other < 0) ? .max : .min
  }

  /// The magnitude of the difference, or the largest number.
  func distance(to other: Int64) -> Int64 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow || difference == .min ? .max : abs(difference)
  }
}
