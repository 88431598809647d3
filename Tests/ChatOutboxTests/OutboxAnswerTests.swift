import ChatOutbox
import StrictJSON
import Testing

@Suite struct OutboxAnswerTests {
  private let zeros = String(repeating: "0", count: 31)

  private func answer(_ text: String) throws(JSONError) -> OutboxAnswer {
    try OutboxAnswer(Array(text.utf8))
  }

  @Test func `A receipt is known by its key and keeps its number`() throws {
    let read = try answer(
      """
      {"call":"run.codexChatOutboxSubmit","generation":2,"number":9,\
      "key":"run.codexChatOutboxSubmit:\(zeros)4","result":"inProgress","more":1}
      """
    )
    #expect(read.request == OutboxRequest(generation: 2, number: 9))
    #expect(read.kind == .receipt(MutationID(low: 4), .inProgress))
  }

  @Test func `A listing skips what is no operation of ours, and null is a failed check`() throws {
    let head = #"{"call":"run.codexChatOutboxLoad","generation":2,"number":9,"waiting":"#
    #expect(try answer(head + "[\"\(zeros)7\",\"x\"]}").kind == .listing([OperationID(low: 7)]))
    #expect(try answer(head + "null}").kind == .listing(nil))
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"call":"other","generation":1,"number":1}"#,
    #"{"call":"run.codexChatOutboxSubmit","generation":1,"number":1,"key":"k","result":"saved"}"#,
    #"{"call":"run.codexChatOutboxLoad","generation":1.5,"number":1,"waiting":[]}"#,
  ])
  func `What is no answer is refused`(text: String) {
    #expect(throws: JSONError.self) { try answer(text) }
  }

  @Test func `An unknown result is refused`() {
    let text = """
      {"call":"run.codexChatOutboxCancel","generation":2,"number":9,\
      "key":"run.codexChatOutboxCancel:\(zeros)4","result":"perhaps"}
      """
    #expect(throws: JSONError.self) { try answer(text) }
  }
}
