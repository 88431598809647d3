import TimelineUnits

/// The rows of a section in order, in leaves of up to 2,048 that copies of the list share.
///
/// One edit copies one leaf and the list of leaves, whatever the length of the list.
///
/// Source: L-CHUNK-1, L-CHUNK-2.
struct ItemList: Sendable {
  private(set) var leaves: [ItemLeaf] = []
  // The index of the first row of every leaf, and the number of rows at the end.
  private(set) var starts: [Int32] = [0]
  // The position of every leaf, by its number.
  private var places: [Int32] = []
  private var freeNumbers: [Int32] = []

  static var capacity: Int { 2_048 }
  static var minimum: Int { 512 }
  static var builtSize: Int { 1_536 }

  init() {}

  var count: Int { Int(starts[leaves.count]) }

  subscript(index: Int) -> ItemID {
    let place = place(of: index)
    return leaves[place].items[index - Int(starts[place])]
  }

  /// The index of a row from its entry in the map.
  func index(of item: ItemID, _ entry: UInt64) -> Int {
    let place = Int(places[ItemMap.leaf(entry)])
    return Int(starts[place]) + leaves[place].offset(of: item)
  }

  /// The leaf that holds an index; the last leaf for the end of the list.
  ///
  /// Leaves are mostly filled evenly, so the leaf is mostly where a ruler finds it, and what a
  /// frame asks for costs the same in a long list as in a short one.
  private func place(of index: Int) -> Int {
    var low = 0
    var high = leaves.count - 1
    guard high > 0 else { return 0 }
    let guess = min(index * leaves.count / count, high)
    if Int(starts[guess]) > index {
      high = guess - 1
      if Int(starts[high]) <= index { return high }
    } else if guess == high || Int(starts[guess + 1]) > index {
      return guess
    } else {
      low = guess + 1
    }
    while low < high {
      let half = (low + high + 1) / 2
      if Int(starts[half]) <= index { low = half } else { high = half - 1 }
    }
    return low
  }

  /// Puts rows in front of an index and notes in the map where they are.
  ///
  /// - Complexity: O(*k* + *n* / 2048), where *k* is the number of new rows and *n* that of the
  ///   list.
  mutating func insert(
    _ items: ArraySlice<ItemID>,
    at index: Int,
    section: SectionID,
    map: inout ItemMap,
    work: inout WorkCounters
  ) {
    guard !items.isEmpty else { return }
    guard !leaves.isEmpty else {
      spread(Array(items), over: 0..<0, section, &map, built: true)
      return
    }
    let place = place(of: index)
    let offset = index - Int(starts[place])
    guard leaves[place].items.count + items.count <= ItemList.capacity else {
      var whole = leaves[place].items
      whole.insert(contentsOf: items, at: offset)
      work.leavesCopied += 1
      spread(whole, over: place..<(place + 1), section, &map, built: false)
      return
    }
    leaves[place].edit(&work, adding: items.count) { $0.insert(contentsOf: items, at: offset) }
    let entry = ItemMap.entry(section, leaves[place].number)
    for item in items { map[item] = entry }
    for later in (place + 1)...leaves.count { starts[later] += Int32(items.count) }
  }

  /// Takes rows out; the map is the caller's business.
  ///
  /// - Complexity: O(*k* + *n* / 2048), where *k* is the number of rows taken out and *n* that of
  ///   the list.
  mutating func remove(
    _ range: Range<Int>,
    section: SectionID,
    map: inout ItemMap,
    work: inout WorkCounters
  ) {
    guard !range.isEmpty else { return }
    let first = place(of: range.lowerBound)
    let last = place(of: range.upperBound - 1)
    for place in (first...last).reversed() {
      let start = Int(starts[place])
      let from = max(range.lowerBound - start, 0)
      let to = min(range.upperBound - start, leaves[place].items.count)
      if to - from == leaves[place].items.count {
        freeNumbers.append(leaves[place].number)
        leaves.remove(at: place)
      } else {
        leaves[place].edit(&work, adding: 0) { $0.removeSubrange(from..<to) }
      }
    }
    renumber()
    for place in [first + 1, first] where place < leaves.count {
      if leaves[place].items.count < ItemList.minimum { merge(place, section, &map) }
    }
  }

  /// Joins a small leaf with a neighbour; if they do not fit into one leaf, both get half.
  private mutating func merge(_ place: Int, _ section: SectionID, _ map: inout ItemMap) {
    guard leaves.count > 1 else { return }
    let left = place > 0 ? place - 1 : place
    let whole = leaves[left].items + leaves[left + 1].items
    spread(whole, over: left..<(left + 2), section, &map, built: false)
  }

  /// Replaces leaves by rows in evenly filled leaves and notes in the map where those are.
  private mutating func spread(
    _ items: [ItemID],
    over range: Range<Int>,
    _ section: SectionID,
    _ map: inout ItemMap,
    built: Bool
  ) {
    let size = built && items.count > ItemList.capacity ? ItemList.builtSize : ItemList.capacity
    let parts = (items.count + size - 1) / size
    for leaf in leaves[range].reversed() { freeNumbers.append(leaf.number) }
    var made: [ItemLeaf] = []
    for part in 0..<parts {
      let slice = items[(items.count * part / parts)..<(items.count * (part + 1) / parts)]
      let number = takeNumber()
      let entry = ItemMap.entry(section, number)
      for item in slice where map[item] != entry { map[item] = entry }
      made.append(ItemLeaf(number: number, items: Array(slice)))
    }
    leaves.replaceSubrange(range, with: made)
    renumber()
  }

  private mutating func takeNumber() -> Int32 {
    if let number = freeNumbers.popLast() { return number }
    places.append(0)
    return Int32(places.count - 1)
  }

  private mutating func renumber() {
    starts.removeLast(max(starts.count - leaves.count - 1, 0))
    while starts.count <= leaves.count { starts.append(0) }
    var start: Int32 = 0
    for place in leaves.indices {
      starts[place] = start
      places[Int(leaves[place].number)] = Int32(place)
      start += Int32(leaves[place].items.count)
    }
    starts[leaves.count] = start
  }
}
