/// Base64 with padding, as chunks go over the link.
///
/// Source: RFC 4648, section 4; H-ATT-2.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// The text of some bytes: 4 characters for every 3 bytes or part of them.
  static func text(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits = UInt32(bytes[start]) << 16
      if count > 1 { bits |= UInt32(bytes[start + 1]) << 8 }
      if count > 2 { bits |= UInt32(bytes[start + 2]) }
      for place in 0..<4 {
        let isPadding = place > count
        text.append(isPadding ? UInt8(ascii: "=") : digits[Int(bits >> (18 - 6 * place) & 63)])
      }
    }
    return text
  }
}
