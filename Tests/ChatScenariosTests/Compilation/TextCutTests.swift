import Testing

@testable import ChatScenarios

@Suite struct TextCutTests {
  private func parts(_ text: String, step: Int) -> [String] {
    let bytes = Array(text.utf8)
    var cut = TextCut(bytes, step: step)
    var parts: [String] = []
    while let end = cut.next() { parts.append(String(decoding: bytes[..<end], as: UTF8.self)) }
    return parts
  }

  @Test func `Beginnings grow by the step, and the last one is the whole text`() {
    #expect(parts("abcde", step: 2) == ["ab", "abcd", "abcde"])
    #expect(parts("ab", step: 5) == ["ab"])
    #expect(parts("", step: 1) == [])
  }

  @Test func `No beginning ends inside a scalar`() {
    for text in ["a\u{e9}b", "\u{4e2d}\u{6587}", "\u{1f600}x\u{1f600}"] {
      for step in 1...5 {
        let parts = parts(text, step: step)
        #expect(parts.last == text)
        #expect(
          parts.allSatisfy {
            text.hasPrefix($0) || text.unicodeScalars.starts(with: $0.unicodeScalars)
          }
        )
        #expect(parts.allSatisfy { !$0.unicodeScalars.contains("\u{fffd}") })
      }
    }
  }

  @Test func `Stray continuation bytes do not swallow the rest`() {
    var cut = TextCut([0x61] + [UInt8](repeating: 0x80, count: 10), step: 1)
    #expect(cut.next() == 4)
    #expect(cut.next() == 8)
    #expect(cut.next() == 11)
    #expect(cut.next() == nil)
  }
}
