import HistoryImport
import Testing

/// Covers `Piece`.
@Suite struct ImportErrorTests {
  @Test func `The error is one line with byte, piece, message and rule`() {
    let error = Sample.refusal("{\"type\":\"a\"}\n{\"deep\":{\"k\":1,\"k\":2}}", .codex)
    #expect(
      error?.description
        == "byte 28, line 2: the key stands twice in its object; "
        + "remove the line to import the rest (H-JSON-2)"
    )
  }

  @Test func `Each kind of piece has a name and a way out`() {
    #expect(Sample.refusal("[{},7]", .chatGPT, conversation: 2)?.piece == "element 2")
    #expect(Sample.refusal("7", .chatGPT)?.piece == "the document")
    #expect(Sample.refusal("7", .chatGPT)?.message.hasSuffix("export the chat again") == true)
  }
}
