/// The web's rules laid over ICU's positions, in one scan.
///
/// Source: T-WEB-1 to T-WEB-6.
struct WebBreakTable: Sendable {
  /// For each first byte, the bytes before which a line may break: two words of 64 bits.
  private let pairs: [UInt64]

  init() {
    var pairs = [UInt64](repeating: 0, count: 256)
    for first in UInt8(0x21)...0x7e {
      for second in UInt8(0x21)...0x7e where WebBreakRule.allows(first, second) {
        pairs[Int(first) * 2 + Int(second >> 6)] |= 1 << UInt64(second & 63)
      }
    }
    self.pairs = pairs
  }

  /// Writes the merged positions.
  ///
  /// - Parameters:
  ///   - text: Valid UTF-8, not empty.
  ///   - positions: ICU's positions, the end of the text included.
  ///   - merged: Room for a position a byte.
  /// - Returns: The number of merged positions.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  func merge(
    _ text: UnsafeBufferPointer<UInt8>,
    _ positions: UnsafeBufferPointer<UInt32>,
    into merged: UnsafeMutablePointer<UInt32>
  ) -> Int {
    pairs.withUnsafeBufferPointer { pairs in
      var found = 0
      var cursor = 0
      var first = text[0]
      for index in 1..<max(1, text.count) {
        let second = text[index]
        // No line breaks within a character; most bytes of most scripts end here.
        if second & 0xc0 == 0x80 {
          first = second
          continue
        }
        let position = positions[cursor]
        let isOffered = position & ~LineBreaker.mandatory == UInt32(index)
        if isOffered { cursor += 1 }
        var breaks = isOffered
        if first == 0x20 {
          breaks = second != 0x20 && second != 0x0a
        } else if WebBreakRule.isPrintable(first) && WebBreakRule.isPrintable(second) {
          let mask = pairs[Int(first) &* 2 &+ Int(second >> 6)]
          breaks = mask >> UInt64(second & 63) & 1 != 0
          if breaks && first == UInt8(ascii: "-") {
            breaks = WebBreakRule.allowsAfterHyphen(text, at: index)
          }
        }
        if isOffered && position >= LineBreaker.mandatory {
          merged[found] = position
          found += 1
        } else if breaks {
          merged[found] = UInt32(index)
          found += 1
        }
        first = second
      }
      merged[found] = positions[positions.count - 1]
      return found + 1
    }
  }
}
