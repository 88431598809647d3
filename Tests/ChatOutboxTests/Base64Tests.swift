@testable import ChatOutbox
import Testing

@Suite struct Base64Tests {
  /// The vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `Bytes are written in groups of four characters`(bytes: String, text: String) {
    #expect(Base64.text(Array(bytes.utf8)) == Array(text.utf8))
  }

  /// H-ATT-2.
  @Test func `A chunk of 1 MiB is 1,398,104 characters`() {
    #expect(Base64.text([UInt8](repeating: 255, count: 1 << 20)).count == 1_398_104)
  }
}
