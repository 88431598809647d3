/// A part of a sweep's points: every so-many-th one.
public struct SweepShard: Equatable, Sendable {
  /// The number of the part, from 1.
  public var number: Int
  /// The number of parts.
  public var count: Int

  /// The one part of a sweep that is not divided.
  public static let whole = SweepShard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads `I/N`, or gives `nil` if it is no part of 1 to 10,000 parts.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      let isNumber = part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return isNumber ? Int(String(decoding: part, as: UTF8.self)) : nil
    }
    guard parts.count == 2, numbers.count == 2, (1...10_000).contains(numbers[1]),
      (1...numbers[1]).contains(numbers[0])
    else { return nil }
    self.init(number: numbers[0], count: numbers[1])
  }

  /// The part as it is written: `I/N`.
  public var text: String { "\(number)/\(count)" }

  /// Whether a point belongs to the part.
  public func holds(_ index: Int) -> Bool { index % count == number - 1 }
}
