import StrictJSON
import Testing

@testable import HistoryImport

@Suite struct MessageTextTests {
  private func text(_ json: String) throws -> MessageText {
    var shortened = 0
    return MessageText(try JSONDocument(Array(json.utf8)).root, shortened: &shortened)
  }

  @Test(arguments: [
    (#"{"content_type":"text","parts":["a",null,"","b"]}"#, "a\n\nb"),
    (#"{"content_type":"code","language":"swift","text":"x"}"#, "```swift\nx\n```"),
    (#"{"content_type":"execution_output","text":"x"}"#, "x"),
    (#"{"content_type":"system_error","name":"n","text":"x"}"#, "x"),
    (#"{"content_type":"tether_browsing_display","result":"x"}"#, "x"),
    (#"{"content_type":"tether_quote","url":"u","text":"x"}"#, "x"),
    (#"{"content_type":"reasoning_recap","content":"x"}"#, "x"),
    (#"{"content_type":"thoughts","thoughts":[{"content":"x"},{"summary":"y"}]}"#, "x\n\n**y**"),
    (#"{"content_type":"text"}"#, ""), (#"{"content_type":"code"}"#, ""), ("[]", ""),
  ])
  func `Each type of content has its Markdown`(json: String, markdown: String) throws {
    #expect(String(decoding: try text(json).markdown, as: UTF8.self) == markdown)
  }

  @Test func `Types that are not known are named`() throws {
    let text = try text(#"{"content_type":"multimodal_text","parts":[{"content_type":"v"},[]]}"#)
    #expect(text.unknown == [Array("v".utf8), nil])
    #expect(try self.text(#"{"content_type":"z"}"#).unknown == [Array("z".utf8)])
    #expect(try self.text(#"{"content_type":"code","text":"x"}"#).source == Array("x".utf8))
  }
}
