import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct FrameOverrunTests {
  private let refresh = RunBuilder.frameTime

  /// `count` frames, of which those in `late` miss so many refreshes.
  private func run(_ count: Int, late: KeyValuePairs<Int, Int64>) -> RunBuilder {
    var run = RunBuilder()
    run.placeColumn(8)
    for number in 1...count {
      run.frame()
      for miss in late where miss.key == number { run.add(.late(by: refresh * miss.value)) }
    }
    return run
  }

  /// M-OVER-1.
  @Test func `Of 100 frames 6 late ones leave the median at 0 and show from the 95th on`() throws {
    let run = run(100, late: [7: 1, 20: 1, 21: 2, 50: 3, 80: 1, 100: 6])
    #expect(try run.value(.frameOverrunP50) == 0)
    #expect(try run.value(.frameOverrunP90) == 0)
    #expect(try run.value(.frameOverrunP95) == refresh.milliseconds)
    // Rank 99 of 100 is the second largest: 3 refreshes.
    #expect(try run.value(.frameOverrunP99) == (refresh * 3).milliseconds)
  }

  @Test func `A frame that is 3 refreshes late leaves 3 old frames on screen`() throws {
    #expect(try run(10, late: [4: 3, 9: 1]).value(.frameDropped) == 4)
    #expect(try run(10, late: [:]).value(.frameDropped) == 0)
  }

  @Test func `At another rate a lateness is counted in refreshes of that rate`() throws {
    var run = run(2, late: [:])
    run.add(.refreshed(.period(hertz: 120)))
    run.frame()
    run.add(.late(by: refresh))
    #expect(try run.value(.frameDropped) == 2)
  }

  /// BM-STAT-2.
  @Test func `Without a frame there is no overrun`() throws {
    #expect(try RunBuilder().value(.frameOverrunP50) == nil)
    #expect(try RunBuilder().value(.frameDropped) == nil)
  }
}
