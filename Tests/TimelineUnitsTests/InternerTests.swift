import Testing
import TimelineUnits

@Suite struct InternerTests {
  /// L-INTERN-1.
  @Test func `A composed and a decomposed é are two ids though Swift calls them equal`() {
    let composed = "caf\u{e9}"
    let decomposed = "cafe\u{301}"
    #expect(composed == decomposed)
    var interner = Interner()
    let first = interner.intern(Array(composed.utf8))
    let second = interner.intern(Array(decomposed.utf8))
    #expect(first != second)
    #expect(interner.count == 2)
    #expect(interner.lookup(Array(composed.utf8)) == first)
    #expect(interner.lookup(Array(decomposed.utf8)) == second)
  }

  /// L-INTERN-2.
  @Test func `Ids count from 0 in order of first sight`() {
    var interner = Interner()
    let strings: [[UInt8]] = [[1], [], [1], [1, 0]]
    let ids = strings.map { interner.intern($0).rawValue }
    #expect(ids == [0, 1, 0, 2])
    #expect(interner.lookup([0]) == nil)
    #expect(interner.count == 3)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `10,000 random strings keep their ids while the table grows`(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var interner = Interner()
    var oracle: [[UInt8]: UInt32] = [:]
    for _ in 0..<10_000 {
      let bytes = (0..<random.below(4)).map { _ in UInt8(random.below(16)) }
      let expected = oracle[bytes] ?? UInt32(oracle.count)
      oracle[bytes] = expected
      let id = interner.intern(bytes)
      #expect(id.rawValue == expected)
    }
    #expect(interner.count == oracle.count)
    for (bytes, raw) in oracle {
      #expect(Array(interner.bytes(of: ItemID(rawValue: raw))) == bytes)
      #expect(interner.lookup(bytes)?.rawValue == raw)
    }
  }
}
