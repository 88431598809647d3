import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct SettleCountsTests {
  private func bottom(_ run: inout RunBuilder, _ stable: [Bool], ends: Bool = true) {
    for (index, isStable) in stable.enumerated() {
      run.add(.bottomPass(index: index + 1, gap: .zero, isStable: isStable))
    }
    if ends { run.add(.bottomEnded(.stable)) }
  }

  /// M-STABLE-1.
  @Test func `The longest of two settles took five passes and was broken once`() throws {
    var run = RunBuilder()
    bottom(&run, [true, true])
    bottom(&run, [false, true, false, true, true])
    #expect(try run.value(.stableCount) == 5)
    #expect(try run.value(.stableResets) == 1)
  }

  @Test func `A settle that another one replaced is not added to it`() throws {
    var run = RunBuilder()
    bottom(&run, [false, false, true], ends: false)
    bottom(&run, [false, true])
    #expect(try run.value(.stableCount) == 3)
    #expect(try run.value(.stableResets) == 0)
  }

  @Test func `A still pass followed by a moved one is a reset under the cover`() throws {
    func resets(_ counts: [Int]) throws -> Double? {
      var run = RunBuilder()
      run.add(.covered(epoch: 0))
      for (index, count) in counts.enumerated() {
        run.add(
          .settlePass(
            SettlePassRecord(
              index: index + 1,
              kind: count > 0 ? .still : .moved,
              reason: .none,
              stillCount: count,
              item: nil,
              difference: .zero
            )
          )
        )
      }
      return try run.value(.stableResets)
    }
    #expect(try resets([0, 1, 2, 3]) == 0)
    #expect(try resets([0, 1, 0, 1, 2, 0, 0, 1, 2, 3]) == 2)
  }

  /// BM-STAT-2.
  @Test func `Without a settle at the bottom there is no count`() throws {
    #expect(try RunBuilder().value(.stableCount) == nil)
    #expect(try RunBuilder().value(.stableResets) == 0)
  }
}
