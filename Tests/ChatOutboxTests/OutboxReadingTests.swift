@testable import ChatOutbox
import Testing

@Suite struct OutboxReadingTests {
  private func bytes(generation: Int) -> [UInt8] {
    var state = OutboxState(generation: generation)
    return state.encode()
  }

  /// H-STORE-6.
  @Test func `Only a store that nobody has written is new`() {
    #expect(OutboxReading(bytes: nil, witness: nil).finding == .new)
    #expect(OutboxReading(bytes: nil, witness: 1).finding == .damaged)
    #expect(OutboxReading(bytes: [], witness: nil).finding == .damaged)
    #expect(OutboxReading(bytes: nil, witness: nil, isAvailable: false).finding == .damaged)
  }

  /// H-STORE-6.
  @Test func `A store is intact if no newer write has completed`() {
    let stored = bytes(generation: 4)
    #expect(OutboxReading(bytes: stored, witness: 4).finding == .intact(OutboxState(generation: 4)))
    #expect(OutboxReading(bytes: stored, witness: 3).finding == .intact(OutboxState(generation: 4)))
    #expect(OutboxReading(bytes: stored, witness: 5).finding == .older(OutboxState(generation: 4)))
    #expect(OutboxReading(bytes: stored, witness: nil).finding != .damaged)
  }

  /// H-OUTBOX-T18.
  @Test(arguments: ["{", "[]", "null", "{\"schema\":\"timelinebench.outbox/1\"}", "\u{feff}{}"])
  func `Anything else is damage`(text: String) {
    #expect(OutboxReading(bytes: Array(text.utf8), witness: 1).finding == .damaged)
  }
}
