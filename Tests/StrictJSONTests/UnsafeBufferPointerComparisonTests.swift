import StrictJSON
import Testing

@Suite struct UnsafeBufferPointerComparisonTests {
  @Test func `Bytes equal a literal only from the first to the last`() throws {
    let literals: [(StaticString, String)] = [
      ("", ""), ("a", "a"), ("ab", "ab"), ("abc", "abc"), ("abd", "abd"), ("é", "é"),
      ("e\u{301}", "e\u{301}"), ("\u{0}", "\\u0000"), ("a\u{0}", "a\\u0000"),
    ]
    for (literal, _) in literals {
      for (other, text) in literals {
        let isSame =
          literal.utf8Start == other.utf8Start
          || literal.description.utf8.elementsEqual(
            other.description.utf8
          )
        let root = try document("[\"\(text)\",{\"\(text)\":0}]").root
        let parts = try root.elements().map { $0 }
        #expect(parts[0].isString(literal) == isSame)
        #expect(try parts[1].members().map { $0.hasKey(literal) } == [isSame])
      }
    }
  }
}
