internal import ChatScenarios
internal import TimelineUnits

/// The seeds that a sweep runs its scenarios with, beside their own.
enum SweepSeeds {
  /// The most seeds of one sweep.
  static let most = 1_000

  /// Reads `N` for the seeds from 1 to N, or ranges and numbers such as `1..8,20`.
  ///
  /// - Throws: `UsageError` for another form, a seed that is there twice and more than 1,000 seeds.
  static func parse(_ text: String) throws(UsageError) -> [UInt64] {
    let words = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if words.count == 1, !text.contains("..") {
      let count = try RunOptions.number(text, of: "--seeds", in: 1...most)
      return (1...UInt64(count)).map(\.self)
    }
    var seeds: [UInt64] = []
    for word in words {
      for seed in try range(word) {
        guard !seeds.contains(seed) else { throw UsageError("--seeds: \(seed) is there twice") }
        guard seeds.count < most else { throw UsageError("--seeds: these are more than \(most)") }
        seeds.append(seed)
      }
    }
    return seeds
  }

  private static func range(_ word: String) throws(UsageError) -> ClosedRange<UInt64> {
    let limit = 0...Int(Limits.safeInteger)
    guard let dots = word.firstRange(of: "..") else {
      let seed = UInt64(try RunOptions.number(word, of: "--seeds", in: limit))
      return seed...seed
    }
    let low = try RunOptions.number(String(word[..<dots.lowerBound]), of: "--seeds", in: limit)
    let high = try RunOptions.number(String(word[dots.upperBound...]), of: "--seeds", in: limit)
    guard low <= high, high - low < most else {
      throw UsageError("--seeds: \(word) must run upwards over at most \(most) seeds")
    }
    return UInt64(low)...UInt64(high)
  }
}
