/// JSON in a form that may stand in a page.
enum PageText {
  /// JSON in a block of the page: nothing in it can end the block or begin a comment.
  ///
  /// Source: INJ-2.
  static func json(_ json: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count)
    var index = 0
    while index < json.count {
      let byte = json[index]
      switch byte {
      case UInt8(ascii: "<"): bytes += Array("\\u003c".utf8)
      case UInt8(ascii: ">"): bytes += Array("\\u003e".utf8)
      case UInt8(ascii: "&"): bytes += Array("\\u0026".utf8)
      case 0xe2 where isLineSeparator(json, at: index):
        bytes += Array((json[index + 2] == 0xa8 ? "\\u2028" : "\\u2029").utf8)
        index += 2
      default: bytes.append(byte)
      }
      index += 1
    }
    return bytes
  }

  /// U+2028 and U+2029 end a line in scripts, and only there.
  private static func isLineSeparator(_ json: [UInt8], at index: Int) -> Bool {
    index + 2 < json.count && json[index + 1] == 0x80
      && (json[index + 2] == 0xa8 || json[index + 2] == 0xa9)
  }
}
