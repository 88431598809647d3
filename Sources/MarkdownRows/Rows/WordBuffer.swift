/// The words of the row that is being prepared, in memory that is used again for the next row.
struct WordBuffer: ~Copyable {
  private var storage: UnsafeMutablePointer<PreparedWord>
  private var capacity = 1_024
  private(set) var count = 0

  init() {
    storage = .allocate(capacity: capacity)
  }

  deinit {
    storage.deallocate()
  }

  /// The words taken so far.
  var words: [PreparedWord] { Array(UnsafeBufferPointer(start: storage, count: count)) }

  /// Forgets the words.
  mutating func removeAll() { count = 0 }

  /// Memory after the words taken so far.
  mutating func room(for more: Int) -> UnsafeMutablePointer<PreparedWord> {
    if count + more > capacity {
      let larger = (count + more) * 2
      let moved = UnsafeMutablePointer<PreparedWord>.allocate(capacity: larger)
      moved.update(from: storage, count: count)
      storage.deallocate()
      storage = moved
      capacity = larger
    }
    return storage + count
  }

  /// Takes words that were prepared before.
  mutating func append(_ words: ArraySlice<PreparedWord>) {
    words.withUnsafeBufferPointer { words in
      guard let start = words.baseAddress else { return }
      room(for: words.count).update(from: start, count: words.count)
    }
    count += words.count
  }

  /// Takes words that were written to the memory of `room`.
  ///
  /// - Returns: Their indices.
  mutating func take(_ more: Int) -> Range<UInt32> {
    let first = count
    count += more
    return UInt32(first)..<UInt32(count)
  }
}
