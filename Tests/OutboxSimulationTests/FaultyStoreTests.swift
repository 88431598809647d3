import ChatOutbox
import Testing

@testable import OutboxSimulation

@Suite struct FaultyStoreTests {
  private func write(_ text: String, _ generation: Int, _ store: inout FaultyStore) -> Bool {
    store.write(Array(text.utf8), generation: generation)
  }

  @Test func `An undamaged store reads what was written, and its witness`() {
    var store = FaultyStore(mutants: [])
    let isWritten = write("one", 1, &store)
    #expect(isWritten)
    let reading = store.read()
    #expect(reading == OutboxReading(bytes: Array("one".utf8), witness: 1))
  }

  /// H-OUTBOX-T17.
  @Test func `A writer of an older generation is refused`() {
    var store = FaultyStore(mutants: [])
    _ = write("two", 2, &store)
    let isWritten = write("one", 1, &store)
    #expect(!isWritten)
    #expect(store.bytes == Array("two".utf8))
  }

  /// H-OUTBOX-O12.
  @Test func `Damage lasts for its number of reads and never touches what is stored`() {
    for kind in StoreDamage.allCases {
      var store = FaultyStore(mutants: [])
      _ = write("old", 1, &store)
      _ = write("four", 2, &store)
      store.damage = (kind, 2)
      let readings = [store.read(), store.read(), store.read()]
      #expect(readings[0] == readings[1])
      #expect(readings[0] != readings[2])
      #expect(readings[2].bytes == Array("four".utf8))
      switch kind {
      case .locked: #expect(!readings[0].isAvailable)
      case .empty: #expect(readings[0].bytes == nil)
      case .truncated: #expect(readings[0].bytes == Array("fo".utf8))
      case .older: #expect(readings[0].bytes == Array("old".utf8))
      }
      #expect(store.bytes == Array("four".utf8))
    }
  }

  @Test func `A write that ends before the witness leaves the old one`() {
    var store = FaultyStore(mutants: [])
    _ = write("one", 1, &store)
    store.skipsWitness = true
    _ = write("two", 2, &store)
    store.crash()
    #expect(store.bytes == Array("two".utf8))
    #expect(store.witness == 1)
  }

  @Test func `A copy of what was read is kept`() {
    var store = FaultyStore(mutants: [])
    _ = write("one", 1, &store)
    store.damage = (.truncated, 1)
    _ = store.read()
    store.keepDamaged()
    #expect(store.kept == [Array("o".utf8)])
  }
}
