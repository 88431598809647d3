import Testing

@testable import Reporting

@Suite struct XMLTextTests {
  /// INJ-5.
  @Test func `Signs of XML are escaped, controls dropped, line breaks kept as references`() {
    #expect(XMLText.escaped("<a b=\"c\">&'") == "&lt;a b=&quot;c&quot;&gt;&amp;&apos;")
    #expect(XMLText.escaped("]]>") == "]]&gt;")
    #expect(XMLText.escaped("a\u{0}\u{1b}\u{fffe}b") == "ab")
    #expect(XMLText.escaped("a\tb\nc\rd") == "a&#9;b&#10;c&#13;d")
    #expect(XMLText.escaped("é\u{10ffff}") == "é\u{10ffff}")
  }
}
