internal import TimelineUnits

extension SHA256 {
  /// The digest in lower-case hexadecimal.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func hex(_ bytes: UnsafeRawBufferPointer) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in digest(of: bytes) {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
