/// Sorts by whole numbers; equal ones keep their order.
///
/// The standard library's sort is compiled once for each type that is sorted, two kilobytes a time
/// in a page's engine. This one sorts places and is compiled once.
public enum StableOrder {
  /// The places of some keys, that of the smallest key first.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of keys; O(*k*) if they ascend.
  public static func places(of keys: [Int64]) -> [Int] {
    var places = Array(keys.indices)
    guard !ascends(keys) else { return places }
    var merged = places
    var width = 1
    while width < keys.count {
      var start = 0
      while start < keys.count {
        merge(keys, places, start, width, into: &merged)
        start += 2 * width
      }
      (places, merged) = (merged, places)
      width *= 2
    }
    return places
  }

  /// Brings whole numbers into rising order.
  ///
  /// - Complexity: as `places`; numbers that ascend are looked at and left alone.
  public static func sort(_ numbers: inout [Int]) {
    var last = Int.min
    for number in numbers {
      if number < last {
        numbers = places(of: numbers.map { Int64($0) }).map { numbers[$0] }
        return
      }
      last = number
    }
  }

  private static func ascends(_ keys: [Int64]) -> Bool {
    var index = 1
    while index < keys.count {
      if keys[index - 1] > keys[index] { return false }
      index += 1
    }
    return true
  }

  /// Merges two neighbours of `width` places each; the second one may be shorter or missing.
  private static func merge(
    _ keys: [Int64],
    _ places: [Int],
    _ start: Int,
    _ width: Int,
    into merged: inout [Int]
  ) {
    let middle = min(start + width, keys.count)
    let end = min(middle + width, keys.count)
    var (left, right, next) = (start, middle, start)
    while next < end {
      let takesLeft = right == end || left < middle && keys[places[left]] <= keys[places[right]]
      merged[next] = takesLeft ? places[left] : places[right]
      if takesLeft { left += 1 } else { right += 1 }
      next += 1
    }
  }
}
