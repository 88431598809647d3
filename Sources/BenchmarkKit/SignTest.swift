/// The exact test of how often one of two equally likely things happened.
enum SignTest {
  /// The probability of at least `count` heads in `total` throws of a coin.
  ///
  /// - Complexity: O(*n*), where *n* is `total`.
  static func likelihood(ofAtLeast count: Int, among total: Int) -> Double {
    guard count > 0 else { return 1 }
    guard count <= total else { return 0 }
    // Logarithms, because 2^-total is too small to be a number from 1,075 throws on.
    let half = HostMath.logarithm(0.5) ?? 0
    var term = Double(total) * half
    var sum = 0.0
    for heads in stride(from: total, through: count, by: -1) {
      sum += HostMath.exponential(term)
      term += (HostMath.logarithm(Double(heads) / Double(total - heads + 1)) ?? 0)
    }
    return min(sum, 1)
  }
}
