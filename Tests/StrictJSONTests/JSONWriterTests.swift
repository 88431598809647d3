import StrictJSON
import Testing
import TimelineUnits

@Suite struct JSONWriterTests {
  private func written(
    _ style: JSONWriter.Style,
    _ body: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter(style)
    body(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func sample(_ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("z", 1)
      writer.member("a", [true, false])
      writer.member("empty") { writer in writer.object { _ in } }
      writer.member("none", [Int]())
      writer.member("nil", Int?.none)
      writer.member("list") { writer in
        writer.array { writer in
          writer.object { $0.member("k", text: [0x61]) }
          writer.raw("[ 1 ]".utf8)
        }
      }
      writer.rawMembers(#""m":0,"n":null"#.utf8)
      writer.rawMembers([])
    }
  }

  @Test func `Compact output has no white space and keeps the order of writing`() {
    let expected =
      #"{"z":1,"a":[true,false],"empty":{},"none":[],"nil":null,"#
      + #""list":[{"k":"a"},[ 1 ]],"m":0,"n":null}"#
    #expect(written(.compact, sample) == expected)
  }

  @Test func `Pretty output nests by 2 spaces and ends with a line feed`() {
    let expected = """
      {
        "z": 1,
        "a": [
          true,
          false
        ],
        "empty": {},
        "none": [],
        "nil": null,
        "list": [
          {
            "k": "a"
          },
          [ 1 ]
        ],
        "m":0,"n":null
      }

      """
    #expect(written(.pretty, sample) == expected)
  }

  @Test func `Any text reads back as the same bytes`() throws {
    var random = RandomSource(seed: 0x7e_47)
    for _ in 0..<500 {
      let scalars = (0..<random.below(12)).map { _ in
        Unicode.Scalar(UInt32(random.below(random.chance(1, in: 2) ? 0x80 : 0x11_0000))) ?? "?"
      }
      let text = String(String.UnicodeScalarView(scalars))
      var writer = JSONWriter(.compact)
      writer.object { $0.member(text, text) }
      let member = try #require(try JSONDocument(writer.finish()).root.members().map { $0 }.first)
      #expect(member.key == Array(text.utf8))
      #expect(try member.value.bytes() == Array(text.utf8))
    }
  }

  @Test func `Bytes that are not UTF-8 become replacement characters`() {
    let text: [UInt8] = [0x61, 0xff, 0x22, 0xc3, 0x62]
    #expect(written(.compact) { $0.text(text) } == "\"a\u{fffd}\\\"\u{fffd}b\"")
    #expect(written(.compact) { $0.text(text.lazy.map { $0 }) } == "\"a\u{fffd}\\\"\u{fffd}b\"")
  }

  @Test func `Control characters are escaped and DEL is not`() {
    let text = "\u{0}\u{1f}\u{8}\t\n\u{c}\r\"\\/\u{7f}"
    #expect(
      written(.compact) { $0.value(text) }
        == "\"\\u0000\\u001f\\b\\t\\n\\f\\r\\\"\\\\/\u{7f}\""
    )
  }
}
