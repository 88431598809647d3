import Testing

@testable import MarkdownRows

@Suite struct PlainTextTests {
  /// T-BLOCK-10, T-GUARD-16.
  @Test func `Line ends become line feeds, tabs spaces, and broken bytes readable`() {
    let bytes: [UInt8] = [0x61, 0x0d, 0x0a, 0x0d, 0x62, 0x09, 0xff, 0x00, 0x0a]
    let text = bytes.withUnsafeBufferPointer { PlainText.readable($0) }
    #expect(text == Array("a\n\nb \u{fffd}\u{fffd}\n".utf8))
    var tabs = Array("a\tb".utf8)
    PlainText.replaceTabs(in: &tabs)
    #expect(tabs == Array("a b".utf8))
  }
}
