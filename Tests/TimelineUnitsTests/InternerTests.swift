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

  /// Strings of 16 bytes whose hashes are all equal: the second half undoes the first.
  private func colliding(_ count: UInt64) -> [[UInt8]] {
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    return (0..<count).map { first in
      let product = (16 &* factor ^ first).multipliedFullWidth(by: factor)
      let second = product.high ^ product.low
      return [first, second].flatMap { word in (0..<8).map { UInt8(word >> ($0 * 8) & 0xff) } }
    }
  }

  /// L-INTERN-2.
  ///
  /// Searched one after the other 200,000 strings of one hash would take 20,000,000,000 steps, and
  /// the test would not end.
  @Test func `200,000 strings that were chosen to collide are told apart in no more time`() {
    let strings = colliding(200_000)
    var interner = Interner()
    for bytes in strings { _ = interner.intern(bytes) }
    #expect(interner.count == strings.count)
    let isKept = strings.indices.allSatisfy { index in
      let id = ItemID(rawValue: UInt32(index))
      return interner.lookup(strings[index]) == id && interner.intern(strings[index]) == id
    }
    #expect(isKept)
    #expect(interner.lookup([UInt8](repeating: 0xff, count: 16)) == nil)
    #expect(interner.lookup(colliding(200_001)[200_000]) == nil)
    #expect(Array(interner.bytes(of: ItemID(rawValue: 777))) == strings[777])
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
