import Testing
import TimelineUnits

@Suite struct StableOrderTests {
  /// Each place goes before the first one whose key is larger.
  private func inserted(_ keys: [Int64]) -> [Int] {
    var places: [Int] = []
    for place in keys.indices {
      let later = places.firstIndex { keys[$0] > keys[place] }
      places.insert(place, at: later ?? places.count)
    }
    return places
  }

  @Test func `All 3,906 lists of at most 5 keys out of 5 are ordered as by insertion`() {
    var lists: [[Int64]] = [[]]
    var count = 0
    for _ in 0...5 {
      for list in lists {
        #expect(StableOrder.places(of: list) == inserted(list), "\(list)")
        var numbers = list.map { Int($0) }
        StableOrder.sort(&numbers)
        #expect(numbers == list.map { Int($0) }.sorted(), "\(list)")
        count += 1
      }
      lists = lists.flatMap { list in (0..<5).map { list + [$0] } }
    }
    #expect(count == 3_906)
  }

  @Test func `1,000 random keys, and the extremes, are ordered as by insertion`() {
    var random = RandomSource(seed: 11)
    let keys = (0..<1_000).map { _ in Int64(random.within(-50...50)) } + [.max, .min, 0]
    #expect(StableOrder.places(of: keys) == inserted(keys), "seed 11")
  }
}
