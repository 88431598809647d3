/// A digest of whole words, the same in every process.
///
/// Each word is multiplied into 128 bits whose halves are folded, as in the hash of ids.
struct WordHash {
  private(set) var value: UInt64 = 0x9e37_79b9_7f4a_7c15

  mutating func add(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
    value = (product.high ^ product.low) &+ 0x9e37_79b9_7f4a_7c15
  }

  mutating func add(_ word: Int) {
    add(UInt64(bitPattern: Int64(word)))
  }

  mutating func add(_ mark: RowMark) {
    add(mark.key)
    add(mark.order << 20 | mark.version << 1 | (mark.isCanonical ? 1 : 0))
  }
}
