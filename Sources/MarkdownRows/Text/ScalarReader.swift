/// Reads code points from UTF-8; a broken sequence reads as U+FFFD, a byte at a time.
struct ScalarReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The byte offset of the code point read last.
  private(set) var start = 0
  /// The byte offset after it.
  private(set) var end = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reads the next code point.
  ///
  /// - Complexity: O(1).
  mutating func next() -> UInt32? {
    guard end < bytes.count else { return nil }
    start = end
    let first = bytes[end]
    end += 1
    guard first >= 0x80 else { return UInt32(first) }
    let length =
      switch first {
      case 0xc2...0xdf: 1
      case 0xe0...0xef: 2
      case 0xf0...0xf4: 3
      default: 0
      }
    guard length > 0, bytes.count - end >= length else { return 0xfffd }
    var scalar = UInt32(first) & (0x3f >> UInt32(length))
    for offset in 0..<length {
      let byte = bytes[end + offset]
      guard byte & 0xc0 == 0x80 else { return 0xfffd }
      scalar = scalar << 6 | UInt32(byte & 0x3f)
    }
    end += length
    return scalar
  }

  /// The code point after the one read last, which stays the next to be read.
  func peek() -> UInt32? {
    var copy = self
    return copy.next()
  }
}
