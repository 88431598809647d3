import Testing
import TimelineUnits

@Suite struct StableHashTests {
  /// H-ATT-5.
  @Test func `The published vectors of 64-bit FNV-1a hold`() {
    #expect(StableHash.of("".utf8) == 0xcbf2_9ce4_8422_2325)
    #expect(StableHash.of("a".utf8) == 0xaf63_dc4c_8601_ec8c)
    #expect(StableHash.of("foobar".utf8) == 0x8594_4171_f739_67e8)
  }

  @Test func `Bytes one by one give the hash of the sequence`() {
    var hash = StableHash()
    for byte in "foobar".utf8 { hash.combine(byte) }
    #expect(hash.value == StableHash.of("foobar".utf8))
    #expect(StableHash().value == StableHash.of([]))
  }
}
