/// Which of several findings stand when all of them are looked at together.
///
/// Of 20 things that did not change, one looks changed at a level of 5 %. Holm's method keeps the
/// chance of any such mistake at the level: the least likely finding has to pass the level divided
/// by the number of findings, the next one by one less, until one does not pass.
///
/// S. Holm, "A simple sequentially rejective multiple test procedure", Scandinavian Journal of
/// Statistics 6, 1979.
///
/// Source: BM-STAT-7.
public enum HolmCorrection {
  /// Which findings stand.
  ///
  /// - Parameters:
  ///   - likelihoods: How likely each finding would be if nothing had changed.
  ///   - level: The chance of a mistake among all.
  /// - Returns: For each finding whether it stands.
  /// - Complexity: O(*n* log *n*), where *n* is the number of findings.
  public static func standing(_ likelihoods: [Double], level: Double = 0.05) -> [Bool] {
    var stands = [Bool](repeating: false, count: likelihoods.count)
    let order = likelihoods.indices.sorted { likelihoods[$0] < likelihoods[$1] }
    for (rank, index) in order.enumerated() {
      guard likelihoods[index] <= level / Double(likelihoods.count - rank) else { break }
      stands[index] = true
    }
    return stands
  }
}
