import StrictJSON
import Testing

@testable import HistoryImport

/// Covers `JSONValue+Tolerant`, `JSONLimits+Imports`.
@Suite struct ContentTextTests {
  private func value(_ text: String) throws -> JSONValue { try JSONDocument(Array(text.utf8)).root }

  @Test(arguments: [
    (#""a""#, "a"), (#"{"content":"a"}"#, "a"), (#"[{"text":"a"},"b",{"text":""}]"#, "a\n\nb"),
    (#"{"content":[{"type":"image"}]}"#, "*[image]*"), ("7", ""), ("null", ""), ("{}", ""),
    (#"[{"content_type":"image_asset_pointer"},{"type":"text","text":"x"}]"#, "*[image]*\n\nx"),
  ])
  func `Content is text, a list of blocks, or an object around one`(
    json: String,
    markdown: String
  ) throws {
    #expect(String(decoding: ContentText(try value(json)).markdown, as: UTF8.self) == markdown)
  }

  @Test func `Blocks of other types are named`() throws {
    let content = ContentText(try value(#"[{"type":"audio"},4,{"type":5},{"text":6}]"#))
    #expect(content.unknown == [Array("audio".utf8), nil, nil, nil])
    #expect(ContentText(nil).markdown == [])
  }

  @Test func `A value that is not what is looked for is absent`() throws {
    let value = try value(#"{"a":"x","b":true,"c":[1]}"#)
    #expect(value.at("z") == nil)
    #expect(value.at("c")?.at("a") == nil)
    #expect(value.text("b") == nil)
    #expect(value.isTrue("b"))
    #expect(!value.isTrue("a"))
    #expect(value.has("a", "x"))
    #expect(value.list.isEmpty)
    #expect(JSONLimits.imports.maximumKeys == 200_000)
  }
}
