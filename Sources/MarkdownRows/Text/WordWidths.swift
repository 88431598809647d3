/// The widths of words seen before, by style and bytes.
///
/// A table with open addressing of 65,536 slots of 16 bytes and the words' bytes in one block:
/// 1,948,576 bytes in all, and never more. When three quarters of the slots or all bytes are used,
/// everything is dropped, so that no order of eviction has to be kept.
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
  static let byteLimit = slotCount * MemoryLayout<Slot>.stride + arenaSize

  private static let slotCount = 65_536
  private static let arenaSize = 900_000

  private let slots: UnsafeMutablePointer<Slot>
  private let arena: UnsafeMutablePointer<UInt8>
  private var used = 0
  private var arenaUsed = 0
  /// The number of words that were looked up.
  private(set) var asked = 0
  /// The number of words that were not found.
  private(set) var misses = 0

  init() {
    slots = .allocate(capacity: WordWidths.slotCount)
    slots.initialize(
      repeating: Slot(hash: 0, offset: 0, units: 0, info: 0),
      count: WordWidths.slotCount
    )
    arena = .allocate(capacity: WordWidths.arenaSize)
  }

  deinit {
    slots.deallocate()
    arena.deallocate()
  }

  /// Forgets all words.
  mutating func removeAll() {
    slots.update(
      repeating: Slot(hash: 0, offset: 0, units: 0, info: 0),
      count: WordWidths.slotCount
    )
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
    let hash = WordWidths.hash(word, count, style)
    let key = UInt32(count) | UInt32(style.rawValue + 1) << 16
    var index = Int(hash >> 16 ^ hash) & (WordWidths.slotCount - 1)
    while true {
      let slot = slots[index]
      if slot.info == 0 { break }
      if slot.hash == hash, slot.info & 0xffff_00ff == key,
        WordWidths.isEqual(word, arena + Int(slot.offset), count)
      {
        return WordWidth(units: Int64(slot.units), clusters: Int32(slot.info >> 8 & 0xff))
      }
      index = (index + 1) & (WordWidths.slotCount - 1)
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
    if used >= WordWidths.slotCount / 4 * 3 || arenaUsed + count > WordWidths.arenaSize {
      removeAll()
      index = Int(hash >> 16 ^ hash) & (WordWidths.slotCount - 1)
    }
    (arena + arenaUsed).update(from: word, count: count)
    let info = UInt32(count) | UInt32(width.clusters) << 8 | UInt32(style.rawValue + 1) << 16
    slots[index] = Slot(hash: hash, offset: UInt32(arenaUsed), units: units, info: info)
    arenaUsed += count
    used += 1
    return width
  }

  /// The project's own hash: the same in every process, unlike the language's.
  @inline(__always)
  private static func hash(
    _ word: UnsafePointer<UInt8>,
    _ count: Int,
    _ style: FaceStyle
  ) -> UInt32 {
    let raw = UnsafeRawPointer(word)
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    var value = (UInt64(count) << 3 | UInt64(style.rawValue)) &* factor
    if count >= 8 {
      var offset = 0
      while offset + 8 <= count {
        value = (value ^ load(raw + offset, as: UInt64.self)) &* factor
        value ^= value >> 29
        offset += 8
      }
      value = (value ^ load(raw + (count - 8), as: UInt64.self)) &* factor
    } else if count >= 4 {
      let low = UInt64(load(raw, as: UInt32.self))
      let high = UInt64(load(raw + (count - 4), as: UInt32.self))
      value = (value ^ (low | high << 32)) &* factor
    } else {
      let ends = UInt64(word[0]) | UInt64(word[count - 1]) << 8
      value = (value ^ (ends | UInt64(word[count / 2]) << 16)) &* factor
    }
    return UInt32(truncatingIfNeeded: (value ^ value >> 29) &* factor >> 32)
  }

  @inline(__always)
  private static func load<Word: FixedWidthInteger & BitwiseCopyable>(
    _ pointer: UnsafeRawPointer,
    as type: Word.Type
  ) -> Word {
    Word(littleEndian: pointer.loadUnaligned(as: type))
  }

  @inline(__always)
  private static func isEqual(
    _ left: UnsafePointer<UInt8>,
    _ right: UnsafePointer<UInt8>,
    _ count: Int
  ) -> Bool {
    let (first, second) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
    if count >= 8 {
      var offset = 0
      while offset + 8 <= count {
        let equal =
          load(first + offset, as: UInt64.self) == load(second + offset, as: UInt64.self)
        if !equal { return false }
        offset += 8
      }
      let tail = count - 8
      return load(first + tail, as: UInt64.self) == load(second + tail, as: UInt64.self)
    }
    if count >= 4 {
      let tail = count - 4
      return load(first, as: UInt32.self) == load(second, as: UInt32.self)
        && load(first + tail, as: UInt32.self) == load(second + tail, as: UInt32.self)
    }
    return left[0] == right[0] && left[count - 1] == right[count - 1]
      && left[count / 2] == right[count / 2]
  }
}
