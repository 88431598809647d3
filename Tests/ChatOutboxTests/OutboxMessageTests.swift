@testable import ChatOutbox
import Testing

@Suite struct OutboxMessageTests {
  private func parameters(_ mode: SendMode, _ uploads: [String]) -> String {
    let message = OutboxMessage(
      operation: OperationID(low: 1),
      mutation: MutationID(low: 1),
      text: Array("say \"hi\"".utf8),
      mode: mode,
      uploads: uploads.map { Array($0.utf8) }
    )
    return String(decoding: message.parameters, as: UTF8.self)
  }

  /// H-STORE-3.
  @Test func `Text, run and uploads are frozen in this order`() {
    #expect(parameters(.queue, []) == #"{"text":"say \"hi\""}"#)
    #expect(
      parameters(.steer(run: Array("r".utf8)), ["u1", "u2"])
        == #"{"text":"say \"hi\"","steer":"r","uploads":["u1","u2"]}"#
    )
  }
}
