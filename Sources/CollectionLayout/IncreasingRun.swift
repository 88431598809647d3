/// The longest increasing subsequence of distinct numbers.
///
/// Piles of the smallest end for each length, with links to the number before (Fredman, "On
/// computing the length of longest increasing subsequences", 1975).
struct IncreasingRun {
  /// For each number, whether it is part of the run.
  let isMember: [Bool]

  /// - Complexity: O(*m* log *m*), where *m* is the number of numbers.
  init(_ numbers: [Int32]) {
    var ends: [Int32] = []
    var before = [Int32](repeating: -1, count: numbers.count)
    for place in numbers.indices {
      let number = numbers[place]
      var low = 0
      var high = ends.count
      // A number beyond the last end is the usual case in lists that hardly changed.
      if let last = ends.last, numbers[Int(last)] < number { low = high }
      while low < high {
        let half = (low + high) / 2
        if numbers[Int(ends[half])] < number { low = half + 1 } else { high = half }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(Int32(place)) } else { ends[low] = Int32(place) }
    }
    var members = [Bool](repeating: false, count: numbers.count)
    var place = ends.last ?? -1
    while place >= 0 {
      members[Int(place)] = true
      place = before[Int(place)]
    }
    isMember = members
  }
}
