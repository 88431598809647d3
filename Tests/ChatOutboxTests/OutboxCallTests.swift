@testable import ChatOutbox
import Testing

@Suite struct OutboxCallTests {
  private let scope = ScopeKey(desktop: Array("d".utf8), session: Array("s1".utf8))
  private let request = OutboxRequest(generation: 3, number: 8)

  private func text(_ kind: OutboxCall.Kind) -> String {
    String(decoding: OutboxCall(request, scope, kind).bytes, as: UTF8.self)
  }

  /// H-KEY-1.
  @Test func `A submit carries its key, its operation and the frozen bytes`() {
    let kind = OutboxCall.Kind.submit(
      OperationID(low: 1),
      MutationID(low: 2),
      parameters: Array("{\"text\":\"a\"}".utf8)
    )
    let zeros = String(repeating: "0", count: 31)
    #expect(
      text(kind) == """
        {"call":"run.codexChatOutboxSubmit","generation":3,"number":8,"session":"s1",\
        "key":"run.codexChatOutboxSubmit:\(zeros)2","operation":"\(zeros)1",\
        "parameters":{"text":"a"}}
        """
    )
  }

  /// H-OUTBOX-I14.
  @Test func `A check carries no key, since it changes nothing`() {
    #expect(OutboxCall(request, scope, .check).key == nil)
    #expect(
      text(.check)
        == #"{"call":"run.codexChatOutboxLoad","generation":3,"number":8,"session":"s1"}"#
    )
  }

  /// H-OUTBOX-T15.
  @Test func `A cancel has a key of its own and names that of the submit`() {
    let kind = OutboxCall.Kind.cancel(
      OperationID(low: 1),
      MutationID(low: 5),
      submit: MutationID(low: 2)
    )
    let zeros = String(repeating: "0", count: 31)
    #expect(text(kind).contains("\"key\":\"run.codexChatOutboxCancel:\(zeros)5\""))
    #expect(text(kind).contains("\"cancels\":\"run.codexChatOutboxSubmit:\(zeros)2\""))
  }
}
