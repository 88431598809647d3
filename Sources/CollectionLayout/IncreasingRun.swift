import TimelineUnits

/// The longest increasing subsequence of distinct numbers that come in stretches.
///
/// A stretch is consecutive numbers in rising order. No other number fits between two of it, so a
/// longest sequence holds all of a stretch or nothing of it, and stretches can be chained instead
/// of numbers: the best chain before a stretch is the largest entry of a binary indexed tree
/// (Fenwick, "A new data structure for cumulative frequency tables", 1994) over the stretches with
/// smaller numbers. Of equally long chains, the one that ends in the smallest number is kept.
struct IncreasingRun {
  /// For each stretch, whether it is part of the run.
  let isMember: [Bool]
  /// The stretches by their place in `stretches`, in rising order of their numbers.
  let order: [Int32]

  /// Finds the run in stretches of numbers below a bound.
  ///
  /// - Complexity: O(*s* log *s*), where *s* is the number of stretches.
  init(_ stretches: [KeptStretch], below bound: Int) {
    let count = stretches.count
    let order = IncreasingRun.order(of: stretches, below: bound)
    var ranks = [Int32](repeating: 0, count: count)
    for rank in order.indices { ranks[Int(order[rank])] = Int32(truncatingIfNeeded: rank) }
    // The longest chain that ends in a rank or below, with the complement of that rank, so that the
    // smallest wins among equals.
    var best = [UInt64](repeating: 0, count: count + 1)
    var before = [Int32](repeating: -1, count: count)
    for place in 0..<count {
      let rank = Int(ranks[place])
      var top: UInt64 = 0
      var node = rank
      while node > 0 {
        top = max(top, best[node])
        node &= node &- 1
      }
      if top > 0 { before[place] = order[Int(UInt32.max - UInt32(truncatingIfNeeded: top))] }
      let length = (top >> 32) + UInt64(stretches[place].length)
      let entry = length << 32 | UInt64(UInt32.max - UInt32(truncatingIfNeeded: rank))
      node = rank + 1
      while node <= count {
        best[node] = max(best[node], entry)
        node += node & -node
      }
    }
    var members = [Bool](repeating: false, count: count)
    var last = IncreasingRun.end(best, order)
    while last >= 0 {
      members[Int(last)] = true
      last = before[Int(last)]
    }
    isMember = members
    self.order = order
  }

  /// The places of the stretches in rising order of their numbers.
  private static func order(of stretches: [KeptStretch], below bound: Int) -> [Int32] {
    guard stretches.count * 16 > bound else {
      return StableOrder.places(of: stretches.map { Int64($0.from) }).map { Int32($0) }
    }
    // So many that a table of all numbers is the cheaper sort.
    var places = [Int32](repeating: -1, count: bound)
    for place in stretches.indices { places[stretches[place].from] = Int32(place) }
    return places.filter { $0 >= 0 }
  }

  /// The stretch in which the longest chain ends; -1 without stretches.
  private static func end(_ best: [UInt64], _ order: [Int32]) -> Int32 {
    var top: UInt64 = 0
    for entry in best { top = max(top, entry) }
    return top == 0 ? -1 : order[Int(UInt32.max - UInt32(truncatingIfNeeded: top))]
  }
}
