/// What callgrind writes about a process.
public enum CallgrindOutput {
  /// The number of instructions that were counted.
  ///
  /// - Parameter bytes: What a file holds.
  /// - Returns: The sum of the `totals:` or, in a file without, of the `summary:` lines; `nil` if
  ///   there is none.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public static func instructions(_ bytes: [UInt8]) -> Int? {
    sum(of: "totals:", in: bytes) ?? sum(of: "summary:", in: bytes)
  }

  private static func sum(of key: StaticString, in bytes: [UInt8]) -> Int? {
    let head = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    var sum: Int?
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: head) {
      let digits = line.dropFirst(head.count).drop { $0 == UInt8(ascii: " ") }
        .prefix { $0 != UInt8(ascii: " ") }
      guard let number = Int(String(decoding: digits, as: UTF8.self)), number >= 0 else {
        return nil
      }
      sum = (sum ?? 0) + number
    }
    return sum
  }
}
