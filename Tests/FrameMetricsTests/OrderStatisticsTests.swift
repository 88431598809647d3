import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct OrderStatisticsTests {
  private func statistics(_ values: [Int64]) -> OrderStatistics {
    var result = OrderStatistics()
    for value in values { result.add(value) }
    return result
  }

  /// BM-STAT-1.
  @Test func `Rank ⌈p·n/100⌉ of four values: p25 is the first, p26 the second, p75 the third`() {
    var four = statistics([40, 10, 30, 20])
    #expect(four.percentile(0) == 10)
    #expect(four.percentile(25) == 10)
    #expect(four.percentile(26) == 20)
    #expect(four.percentile(50) == 20)
    #expect(four.percentile(75) == 30)
    #expect(four.percentile(76) == 40)
    #expect(four.percentile(100) == 40)
    #expect(four.mean == 25)
  }

  /// BM-STAT-2.
  @Test func `An empty list has no statistics, one value has only itself`() {
    var empty = statistics([])
    #expect(empty.percentile(50) == nil)
    #expect(empty.minimum() == nil)
    #expect(empty.maximum() == nil)
    #expect(empty.mean == nil)
    var one = statistics([7])
    for percent in 0...100 { #expect(one.percentile(percent) == 7) }
  }

  @Test func `Equal values are equal at every percentile`() {
    var equal = statistics([5, 5, 5])
    #expect(equal.percentile(1) == 5)
    #expect(equal.percentile(99) == 5)
  }

  @Test func `A value that is added after a query counts`() {
    var list = statistics([3, 1])
    #expect(list.maximum() == 3)
    list.add(2)
    #expect(list.percentile(50) == 2)
    #expect(list.count == 3)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `At least p percent of up to 40 random values are at or below percentile p`(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for count in 1...40 {
      let values = (0..<count).map { _ in Int64(random.within(-20...20)) }
      var list = statistics(values)
      for percent in 0...100 {
        guard let found = list.percentile(percent) else { continue }
        #expect(values.contains(found))
        #expect(values.filter { $0 <= found }.count * 100 >= percent * count)
        // The next smaller value would be too small.
        #expect(values.filter { $0 < found }.count * 100 < max(percent * count, 1))
      }
    }
  }
}
