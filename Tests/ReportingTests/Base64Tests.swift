import Testing

@testable import Reporting

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `The seven vectors of RFC 4648 come out`(plain: String, text: String) {
    #expect(String(decoding: Base64.text(of: Array(plain.utf8)), as: UTF8.self) == text)
  }

  @Test func `All bytes are covered, with both signs beyond letters and digits`() {
    #expect(Base64.text(of: [0xfb, 0xff, 0xbf]) == Array("+/+/".utf8))
  }
}
