/// The widths of words seen before, by style and bytes.
///
/// A table with open addressing of slots of 16 bytes, which doubles from 4,096 to 65,536 slots, and
/// the words' bytes in one block: 1,688,576 bytes at most. When three quarters of the largest table
/// or all bytes are used, everything is dropped, so that no order of eviction has to be kept.
/// So it is when a search has become longer than words that were not chosen to collide make it.
///
/// Source: T-WORD-4, T-WORD-5.
struct WordWidths: ~Copyable {
  private struct Slot {
    var hash: UInt32
    var offset: UInt32
    var units: UInt32
    /// The length in bytes, the clusters, the style plus 1 (0: the slot is free), and 0.
    var info: UInt32
  }

  /// The longest word that is kept, in bytes.
  static let longestWord = 128
  /// The number of bytes that the cache may take.
  static let byteLimit = mostSlots * MemoryLayout<Slot>.stride + arenaSize

  private static let fewestSlots = 4_096
  private static let mostSlots = 65_536
  private static let arenaSize = 640_000
  /// The longest search that is put up with, in slots: honest words stay below it in the fullest
  /// table, and words of one hash would make it quadratic.
  static let longestSearch = 512

  private var slotCount = fewestSlots
  private var slots: UnsafeMutablePointer<Slot>
  private let arena: UnsafeMutablePointer<UInt8>
  private var used = 0
  private var arenaUsed = 0
  /// The number of words that were looked up.
  private(set) var asked = 0
  /// The number of words that were not found.
  private(set) var misses = 0

  init() {
    slots = WordWidths.emptySlots(WordWidths.fewestSlots)
    arena = .allocate(capacity: WordWidths.arenaSize)
  }

  deinit {
    slots.deallocate()
    arena.deallocate()
  }

  /// Forgets all words.
  mutating func removeAll() {
    slots.update(repeating: Slot(hash: 0, offset: 0, units: 0, info: 0), count: slotCount)
    used = 0
    arenaUsed = 0
  }

  /// The width of a word, from the cache or from the source.
  ///
  /// - Complexity: O(*b*) expected when the word is known, where *b* is the number of its bytes.
  /// - Precondition: the word is not empty.
  @inline(__always)
  mutating func width(
    of word: UnsafePointer<UInt8>,
    count: Int,
    _ style: FaceStyle,
    from source: borrowing WidthSource
  ) -> WordWidth {
    asked += 1
    guard count <= WordWidths.longestWord else {
      misses += 1
      return source.width(of: UnsafeBufferPointer(start: word, count: count), style)
    }
    let hash = WordHash.hash(word, count, style)
    let key = UInt32(count) | UInt32(style.rawValue + 1) << 16
    var index = Int(hash) & (slotCount - 1)
    while true {
      let slot = slots[index]
      if slot.info == 0 { break }
      if slot.hash == hash, slot.info & 0xffff_00ff == key,
        WordHash.isEqual(word, arena + Int(slot.offset), count)
      {
        return WordWidth(units: Int64(slot.units), clusters: Int32(slot.info >> 8 & 0xff))
      }
      index = (index + 1) & (slotCount - 1)
    }
    return add(word, count, style, hash: hash, at: index, from: source)
  }

  @inline(never)
  private mutating func add(
    _ word: UnsafePointer<UInt8>,
    _ count: Int,
    _ style: FaceStyle,
    hash: UInt32,
    at free: Int,
    from source: borrowing WidthSource
  ) -> WordWidth {
    misses += 1
    let width = source.width(of: UnsafeBufferPointer(start: word, count: count), style)
    guard let units = UInt32(exactly: width.units), width.clusters <= 0xff else { return width }
    var index = free
    if (free - Int(hash)) & (slotCount - 1) >= WordWidths.longestSearch {
      removeAll()
      index = freeSlot(hash)
    }
    if arenaUsed + count > WordWidths.arenaSize || used >= slotCount / 4 * 3 {
      if arenaUsed + count > WordWidths.arenaSize || slotCount == WordWidths.mostSlots {
        removeAll()
      } else {
        grow()
      }
      index = freeSlot(hash)
    }
    (arena + arenaUsed).update(from: word, count: count)
    let info = UInt32(count) | UInt32(width.clusters) << 8 | UInt32(style.rawValue + 1) << 16
    slots[index] = Slot(hash: hash, offset: UInt32(arenaUsed), units: units, info: info)
    arenaUsed += count
    used += 1
    return width
  }

  /// The first free slot for a hash.
  private func freeSlot(_ hash: UInt32) -> Int {
    var index = Int(hash) & (slotCount - 1)
    while slots[index].info != 0 { index = (index + 1) & (slotCount - 1) }
    return index
  }

  private mutating func grow() {
    let old = slots
    let oldCount = slotCount
    slotCount *= 2
    slots = WordWidths.emptySlots(slotCount)
    for index in 0..<oldCount where old[index].info != 0 {
      slots[freeSlot(old[index].hash)] = old[index]
    }
    old.deallocate()
  }

  private static func emptySlots(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot(hash: 0, offset: 0, units: 0, info: 0), count: count)
    return slots
  }
}
