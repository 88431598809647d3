import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct FollowLagTests {
  /// A frame that stands `gap` pt above the bottom of content with an inset of 50 pt.
  private func run(_ frames: [(gap: Double, state: FrameState)]) -> RunBuilder {
    var run = RunBuilder(bottomInset: 50)
    run.content = .points(2_000)
    var offset = 0.0
    for frame in frames {
      run.frame(moved: 1_350 - frame.gap - offset, frame.state)
      offset = 1_350 - frame.gap
    }
    return run
  }

  /// M-LAG-1.
  @Test func `Percentiles are nearest ranks over the frames that follow`() throws {
    let gaps = (1...20).map { (gap: Double($0 * 10), state: FrameState.following) }
    let run = run(gaps.reversed() + [(gap: 999, state: [])])
    #expect(try run.value(.followLagP50) == 100)
    #expect(try run.value(.followLagP95) == 190)
    #expect(try run.value(.followLagMax) == 200)
    #expect(try run.value(.followLagFinal) == 10)
  }

  @Test func `Covered frames and frames that do not follow are left out`() throws {
    let run = run([
      (gap: 900, state: [.following, .covered]),
      (gap: 450, state: .following),
      (gap: 700, state: []),
    ])
    #expect(try run.value(.followLagMax) == 450)
    #expect(try run.value(.followLagP50) == 450)
    #expect(try run.value(.followLagFinal) == 450)
  }

  @Test func `A larger gap in one frame changes the maximum and the end`() throws {
    let run = run([(gap: 450, state: .following), (gap: 455.5, state: .following)])
    #expect(try run.value(.followLagMax) == 455.5)
    #expect(try run.value(.followLagFinal) == 455.5)
    #expect(try run.value(.followLagP50) == 450)
  }

  @Test func `Short content has no gap`() throws {
    var run = RunBuilder()
    run.content = .points(300)
    run.frame(.following)
    #expect(try run.value(.followLagMax) == 0)
  }

  /// H-FOLLOW-3.
  @Test func `An interruption is a switch from on to off`() throws {
    var run = RunBuilder()
    #expect(try run.value(.followInterruptions) == 0)
    run.add(.followSwitched(on: false, .mounted))
    run.add(.followSwitched(on: true, .revealed))
    #expect(try run.value(.followInterruptions) == 0)
    run.add(.followSwitched(on: false, .drag))
    run.add(.followSwitched(on: false, .drag))
    #expect(try run.value(.followInterruptions) == 1)
  }

  /// M-LAG-1.
  @Test func `Frames over one row of 80 pt away count up to the next frame`() throws {
    let run = run([
      (gap: 80, state: .following), (gap: 80.5, state: .following), (gap: 300, state: .following),
      (gap: 300, state: []), (gap: 20, state: .following),
    ])
    #expect(try run.value(.followAway) == (RunBuilder.frameTime * 2).milliseconds)
    #expect(try self.run([(gap: 450, state: [])]).value(.followAway) == nil)
  }

  /// BM-STAT-2.
  @Test func `Without following there is no lag`() throws {
    let run = run([(gap: 450, state: [])])
    #expect(try run.value(.followLagP50) == nil)
    #expect(try run.value(.followLagFinal) == nil)
  }
}
