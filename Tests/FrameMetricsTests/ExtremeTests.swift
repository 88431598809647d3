import Testing
import TimelineUnits

@testable import FrameMetrics

@Suite struct ExtremeTests {
  @Test func `The first of the largest values stays with its time and row`() {
    var extreme = Extreme()
    #expect(extreme.value == nil && extreme.witness == nil)
    let values: [Int64] = [-5, 3, 1, 3]
    for (index, value) in values.enumerated() {
      let item = ItemID(rawValue: UInt32(index))
      extreme.take(value, at: Instant(ticks: Int64(index)), item: item)
    }
    #expect(extreme.value == 3)
    #expect(extreme.witness == Witness(at: Instant(ticks: 1), item: ItemID(rawValue: 1)))
  }

  /// BM-STAT-2.
  @Test func `Zero and negative values are values`() {
    var extreme = Extreme()
    extreme.take(-5, at: .zero)
    #expect(extreme.value == -5)
    extreme.take(0, at: .zero)
    #expect(extreme.value == 0)
  }
}
