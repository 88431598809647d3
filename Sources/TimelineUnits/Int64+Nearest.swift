extension Int64 {
  /// Creates the integer nearest to a number, ties to even.
  ///
  /// Written out because a rounding call on a `Double` needs libm in some builds, which the pure
  /// modules do without.
  ///
  /// - Precondition: `value` is finite and its magnitude is below 2^63.
  @inlinable
  public init(nearest value: Double) {
    let truncated = Int64(value)
    let rest = value - Double(truncated)
    let isOdd = truncated & 1 != 0
    if rest > 0.5 || (rest == 0.5 && isOdd) {
      self = truncated + 1
    } else if rest < -0.5 || (rest == -0.5 && isOdd) {
      self = truncated - 1
    } else {
      self = truncated
    }
  }
}
