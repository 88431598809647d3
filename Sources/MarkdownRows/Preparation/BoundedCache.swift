/// Values by key, of which those that were used least recently go when a limit in bytes is passed.
///
/// There is no iteration: the order would be unspecified.
///
/// Source: T-PREP-3.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var key: Key
    var value: Value
    var byteCount: Int
    /// The entry used just after this one, or -1.
    var newer: Int
    /// The entry used just before this one, or -1.
    var older: Int
  }

  /// The number of bytes that the values may take.
  let byteLimit: Int
  /// The number of bytes that the values take.
  private(set) var byteCount = 0
  /// The values that were found.
  private(set) var hits = 0
  /// The values that were not found.
  private(set) var misses = 0

  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var places: [Key: Int] = [:]
  private var newest = -1
  private var oldest = -1

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The number of values.
  var count: Int { places.count }

  /// The value of a key, which becomes the one used last.
  ///
  /// - Complexity: O(1) expected.
  mutating func find(_ key: Key) -> Value? {
    guard let place = places[key], let entry = entries[place] else {
      misses += 1
      return nil
    }
    hits += 1
    unlink(place)
    link(place)
    return entry.value
  }

  /// Keeps a value; one that passes the limit alone is not kept.
  ///
  /// - Complexity: O(1) expected, and O(1) for each value that goes.
  mutating func insert(_ key: Key, _ value: Value, byteCount size: Int) {
    if let place = places[key] { remove(place) }
    guard size <= byteLimit else { return }
    while byteCount + size > byteLimit, oldest >= 0 { remove(oldest) }
    let entry = Entry(key: key, value: value, byteCount: size, newer: -1, older: -1)
    let place = free.popLast() ?? entries.count
    if place == entries.count { entries.append(entry) } else { entries[place] = entry }
    places[key] = place
    byteCount += size
    link(place)
  }

  /// Forgets all values.
  mutating func removeAll() {
    self = BoundedCache(byteLimit: byteLimit)
  }

  private mutating func remove(_ place: Int) {
    guard let entry = entries[place] else { return }
    unlink(place)
    places[entry.key] = nil
    byteCount -= entry.byteCount
    entries[place] = nil
    free.append(place)
  }

  private mutating func link(_ place: Int) {
    entries[place]?.older = newest
    entries[place]?.newer = -1
    if newest >= 0 { entries[newest]?.newer = place }
    newest = place
    if oldest < 0 { oldest = place }
  }

  private mutating func unlink(_ place: Int) {
    guard let entry = entries[place] else { return }
    if entry.newer >= 0 { entries[entry.newer]?.older = entry.older } else { newest = entry.older }
    if entry.older >= 0 { entries[entry.older]?.newer = entry.newer } else { oldest = entry.newer }
  }
}
