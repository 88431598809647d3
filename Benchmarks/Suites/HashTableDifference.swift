/// A difference engine that hashes every id of both lists, as most published ones do.
///
/// Written from the description of P. Heckel, "A technique for isolating differences between files"
/// (1978), in the form that list engines use: one pass over each list to enter its ids into a
/// table, one over each to find what goes, comes and moves. Its cost does not depend on the change.
///
/// Source: L-GATE-2, L-TARGET-8.
struct HashTableDifference {
  private struct Entry {
    var old = -1
    var new = -1
  }

  private(set) var deletes: [Int] = []
  private(set) var inserts: [Int] = []
  private(set) var moves: [(from: Int, to: Int)] = []

  init(from old: [Int], to new: [Int]) {
    var table: [Int: Int] = [:]
    table.reserveCapacity(old.count + new.count)
    var entries: [Entry] = []
    for (index, id) in old.enumerated() {
      table[id] = entries.count
      entries.append(Entry(old: index))
    }
    var places: [Int] = []
    places.reserveCapacity(new.count)
    for (index, id) in new.enumerated() {
      if let place = table[id] {
        entries[place].new = index
        places.append(place)
      } else {
        table[id] = entries.count
        places.append(entries.count)
        entries.append(Entry(new: index))
      }
    }
    var deleted = [Int](repeating: 0, count: old.count)
    for index in old.indices {
      deleted[index] = deletes.count
      if entries[index].new < 0 { deletes.append(index) }
    }
    for (index, place) in places.enumerated() {
      let from = entries[place].old
      if from < 0 {
        inserts.append(index)
      } else if from - deleted[from] != index - inserts.count {
        moves.append((from, index))
      }
    }
  }
}
