import ChatOutbox
import Testing

/// Covers `IDBits`.
@Suite struct MutationIDTests {
  @Test func `An id is 32 lower-case digits, both ways`() {
    let id = MutationID(high: 1, low: UInt64.max)
    #expect(String(decoding: id.text, as: UTF8.self) == "0000000000000001ffffffffffffffff")
    #expect(MutationID(id.text) == id)
    #expect(MutationID(id.text.dropLast()) == nil)
  }
}
