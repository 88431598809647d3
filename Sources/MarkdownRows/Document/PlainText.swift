#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The text of a row that is not Markdown.
///
/// Source: T-BLOCK-10, T-GUARD-16.
enum PlainText {
  /// The bytes as valid UTF-8, with line feeds as the only line ends, no tabs and no NUL.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func readable(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in String(decoding: bytes, as: UTF8.self).utf8 {
      switch byte {
      case GuardByte.carriageReturn: text.append(GuardByte.lineFeed)
      case GuardByte.lineFeed where previous == GuardByte.carriageReturn: break
      case GuardByte.tab: text.append(GuardByte.space)
      case 0: text.append(contentsOf: [0xef, 0xbf, 0xbd])
      default: text.append(byte)
      }
      previous = byte
    }
    return text
  }

  /// Replaces each tab by one space.
  static func replaceTabs(in text: inout [UInt8]) {
    // Tabs are rare, and looking for one is far cheaper than comparing every byte.
    guard
      text.withUnsafeBytes({ bytes in
        bytes.baseAddress.map { memchr($0, Int32(GuardByte.tab), bytes.count) != nil } ?? false
      })
    else { return }
    text.withUnsafeMutableBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == GuardByte.tab {
        bytes[index] = GuardByte.space
      }
    }
  }
}
