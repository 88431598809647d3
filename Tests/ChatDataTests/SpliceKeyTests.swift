import ChatData
import Testing

@Suite struct SpliceKeyTests {
  @Test func `Identity is the type and the bytes of the id, without normalisation`() {
    let composed = SpliceKey(type: .user, id: Array("é".utf8))
    let decomposed = SpliceKey(type: .user, id: Array("e\u{301}".utf8))
    #expect(composed != decomposed)
    #expect(composed == SpliceKey(type: .user, id: [0xc3, 0xa9]))
    #expect(composed != SpliceKey(type: .system, id: [0xc3, 0xa9]))
  }

  /// H-PROJ-5.
  @Test func `An item is type, colon, id, and an echo's is that of its operation`() {
    let id = Array("r:1".utf8)
    let keys = RowType.allCases.map { type in
      String(decoding: SpliceKey(type: type, id: id).itemKey, as: UTF8.self)
    }
    #expect(
      keys == ["user:r:1", "system:r:1", "activity:r:1", "agent-reply:r:1", "thinking:r:1"]
    )
    let echo = MessageEcho(operationID: Array("op".utf8), text: [])
    #expect(echo.itemKey == Array("user:local:op".utf8))
  }
}
