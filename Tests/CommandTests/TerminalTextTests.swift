import Testing

@testable import timeline_bench

@Suite struct TerminalTextTests {
  /// INJ-7: controls and bidirectional marks show as escapes.
  @Test func `Controls and marks that turn the direction of text become escapes`() {
    #expect(TerminalText.escaped("a\u{1b}[31mb") == "a\\u{1b}[31mb")
    #expect(TerminalText.escaped("a\nb\tc\r") == "a\\u{a}b\\u{9}c\\u{d}")
    #expect(
      TerminalText.escaped("\u{9b}\u{202e}\u{2066}\u{7f}") == "\\u{9b}\\u{202e}\\u{2066}\\u{7f}"
    )
    for value: UInt32 in Array(0...0x1f) + Array(0x7f...0x9f) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(TerminalText.escaped(String(scalar)).hasPrefix("\\u{"))
    }
  }

  @Test func `A line cannot be taken for a command of a CI service`() {
    #expect(TerminalText.escaped("::error::x") == ": :error::x")
    #expect(TerminalText.escaped("a::b") == "a::b")
  }

  @Test func `Other text stays as it is`() {
    let text = "r\u{e9}sum\u{e9} \u{4e2d}\u{6587} \u{1f44b}\u{1f3fd} \u{5e9}\u{5dc}"
    #expect(TerminalText.escaped(text) == text)
  }
}
