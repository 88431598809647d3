import ChatData
import HistoryImport
import Testing

@Suite struct ChatGPTReaderTests {
  @Test func `The branch that is shown last gives the rows and the others are counted`() throws {
    let history = try Sample.imported(Sample.bytes("conversations.json"), .chatGPT)
    #expect(
      Sample.lines(history) == [
        "user: *[image]*⏎⏎How much salt for *this* loaf?⏎⏎The big one.",
        "thinking: **Weighing**⏎⏎A loaf has about 500 g of flour.",
        "activity: **python**⏎⏎```⏎print(500 * 0.02)⏎```",
        "activity: **python**⏎⏎```⏎10.0⏎```",
        "thinking: Thought for 3 seconds",
        "agent-reply: **Ten** grams, see the table:⏎⏎| flour | salt |⏎|---|---|⏎| 500 g | 10 g |",
      ]
    )
    #expect(
      Sample.skipped(history) == [
        "3 node of another branch", "1 content/audio_asset_pointer",
        "1 content/user_editable_context", "1 hidden message", "1 other conversation",
      ]
    )
    #expect(history.report.conversation == 1)
    #expect(history.report.pieces == 2)
    #expect(history.report.roundedTimes == 2)
    #expect(history.rows[0].timestamp == 1_767_225_611_500)
    #expect(history.rows[2].timestamp == 1_767_225_613_000)
  }

  @Test func `Without a current node the last child of every node is followed`() throws {
    let bytes = try Sample.bytes("conversations.json")
    let history = try Sample.imported(bytes, .chatGPT, conversation: 2)
    #expect(Sample.lines(history) == ["user: Tea or coffee?", "agent-reply: Tea, of course."])
    #expect(Sample.skipped(history) == ["1 node of another branch", "1 other conversation"])
    #expect(history.report.roundedTimes == 0)
  }

  /// LIM-1.
  @Test func `A conversation of more than 1,000,000 values is read`() throws {
    let zeros = String(repeating: "0,", count: 1_000_000) + "0"
    let text =
      "[{\"current_node\":\"a\",\"other\":[\(zeros)],\"mapping\":{\"a\":{\"message\":{"
      + "\"author\":{\"role\":\"user\"},\"content\":{\"content_type\":\"text\","
      + "\"parts\":[\"Hi\"]}}}}}]"
    let history = try Sample.imported(Array(text.utf8), .chatGPT)
    #expect(Sample.lines(history) == ["user: Hi"])
  }

  @Test func `One conversation alone is read as well as a list of one`() throws {
    let text =
      #"{"mapping":{"a":{"message":{"author":{"role":"user"},"#
      + #""content":{"content_type":"text","parts":["x"]}}}},"current_node":"a"}"#
    #expect(try Sample.lines(Sample.imported(text, .chatGPT)) == ["user: x"])
    #expect(try Sample.lines(Sample.imported("[\(text)]", .chatGPT)) == ["user: x"])
  }

  @Test func `A tree whose links are broken is refused at its place`() {
    let circle = #"[{"mapping":{"a":{"parent":"b"},"b":{"parent":"a"}},"current_node":"a"}]"#
    let lost = #"[{"mapping":{"a":{"parent":"c"}},"current_node":"a"}]"#
    let absent = #"[{"mapping":{},"current_node":"a"}]"#
    for (text, words, offset) in [
      (circle, "in a circle", 17), (lost, "to no node", 17), (absent, "to no node", 1),
    ] {
      let error = Sample.refusal(text, .chatGPT)
      #expect(error?.rule == "J-15")
      #expect(error?.message.contains(words) == true)
      #expect(error?.byteOffset == offset, "\(words)")
      #expect(error?.piece == "element 1")
    }
    #expect(Sample.refusal("[1]", .chatGPT)?.message.contains("an object") == true)
    #expect(Sample.refusal("[{}]", .chatGPT)?.message.contains("mapping") == true)
    #expect(Sample.refusal(#"[{"mapping":[]}]"#, .chatGPT)?.message.contains("mapping") == true)
    #expect(Sample.refusal(#"[{"mapping":{}}]"#, .chatGPT) == nil)
  }

  @Test func `A conversation that is not there is refused with the number of those that are`() {
    let error = Sample.refusal(#"[{"mapping":{}},{"mapping":{}}]"#, .chatGPT, conversation: 3)
    #expect(error?.message == "there is no conversation 3; the file has 2")
    #expect(Sample.refusal("[]", .chatGPT)?.message.contains("the file has 0") == true)
  }

  @Test func `A broken conversation is refused even if another one is wanted`() {
    let error = Sample.refusal(#"[{"mapping":{}},{"a":1,"a":2}]"#, .chatGPT)
    #expect(error?.rule == "H-JSON-2")
    #expect(error?.byteOffset == 23)
    #expect(error?.piece == "element 2")
  }

  @Test func `5000 nodes in one conversation are more members than other documents may have`()
    throws
  {
    let nodes = (0..<5_000).map { index in
      "\"\(index)\":{\"parent\":" + (index == 0 ? "null" : "\"\(index - 1)\"")
        + ",\"message\":{\"author\":{\"role\":\"user\"},\"content\":"
        + "{\"content_type\":\"text\",\"parts\":[\"x\"]}}}"
    }
    let text = "[{\"mapping\":{\(nodes.joined(separator: ","))},\"current_node\":\"4999\"}]"
    #expect(try Sample.imported(text, .chatGPT).rows.count == 5_000)
  }
}
