/// Bytes as text in base 64.
///
/// Source: RFC 4648, section 4.
enum Base64 {
  /// The text of some bytes, padded to whole groups of four.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func text(of bytes: [UInt8]) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for place in 0..<3 { group = group << 8 | (place < count ? UInt32(bytes[start + place]) : 0) }
      for place in 0..<4 {
        let digit = Int(group >> UInt32(18 - 6 * place) & 63)
        text.append(place <= count ? digits[digit] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
