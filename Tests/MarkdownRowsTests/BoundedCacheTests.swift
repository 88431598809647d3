import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct BoundedCacheTests {
  /// T-PREP-3.
  @Test func `The value used least recently goes first, and the limit in bytes holds`() {
    var cache = BoundedCache<Int, String>(byteLimit: 30)
    for key in 1...3 { cache.insert(key, "\(key)", byteCount: 10) }
    #expect(cache.find(1) == "1")
    cache.insert(4, "4", byteCount: 10)
    #expect(cache.find(2) == nil)
    #expect(cache.find(1) == "1")
    cache.insert(5, "5", byteCount: 25)
    #expect(cache.count == 1)
    #expect(cache.byteCount == 25)
    cache.insert(6, "6", byteCount: 31)
    #expect(cache.find(6) == nil)
    #expect(cache.find(5) == "5")
    cache.insert(5, "five", byteCount: 1)
    #expect(cache.find(5) == "five")
    #expect(cache.byteCount == 1)
    #expect(cache.hits == 4 && cache.misses == 2)
  }

  /// T-PREP-3.
  @Test func `5,000 random operations agree with a plain list`() {
    var cache = BoundedCache<Int, Int>(byteLimit: 100)
    var list: [(key: Int, value: Int, size: Int)] = []
    var random = RandomSource(seed: 3)
    for step in 0..<5_000 {
      let key = random.below(20)
      let place = list.firstIndex { $0.key == key }
      if random.chance(1, in: 2) {
        let found = cache.find(key)
        #expect(found == place.map { list[$0].value })
        if let place { list.append(list.remove(at: place)) }
      } else {
        let size = random.within(1...60)
        cache.insert(key, step, byteCount: size)
        if let place { list.remove(at: place) }
        while list.reduce(size, { $0 + $1.size }) > 100 { list.removeFirst() }
        list.append((key, step, size))
      }
      #expect(cache.count == list.count)
      #expect(cache.byteCount == list.reduce(0) { $0 + $1.size })
    }
    cache.removeAll()
    #expect(cache.count == 0 && cache.byteCount == 0)
  }
}
