import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct RenderCadenceTests {
  private let sixth = Interval(ticks: 117_600_000)

  private func run(_ intervals: [Interval], _ causes: [RenderCause] = []) -> RunBuilder {
    var run = RunBuilder()
    for (index, interval) in intervals.enumerated() {
      run.wait(interval)
      run.add(.rendered(index < causes.count ? causes[index] : .live, changed: 1))
    }
    return run
  }

  /// M-CAD-1.
  @Test func `Live renders exactly 1/6 s apart are 6 in a half-open second, not 7`() throws {
    let exact = run([Interval](repeating: sixth, count: 20))
    #expect(try exact.value(.cadenceMax) == 6)
    #expect(try Measurements(exact.trace())[.cadenceMinInterval]?.parts == 117_600_000)
  }

  @Test func `One tick less in one interval puts the seventh into the second`() throws {
    var intervals = [Interval](repeating: sixth, count: 20)
    intervals[10] = Interval(ticks: sixth.ticks - 1)
    let tight = run(intervals)
    #expect(try tight.value(.cadenceMax) == 7)
    #expect(try Measurements(tight.trace())[.cadenceMinInterval]?.parts == 117_599_999)
  }

  /// H-CAD-6.
  @Test func `Other causes are not counted, but the next live render keeps its distance to them`()
    throws
  {
    let short = Interval.milliseconds(10)
    let mixed = run([sixth, short, short, sixth], [.live, .window, .send, .live])
    #expect(try mixed.value(.cadenceMax) == 2)
    #expect(try Measurements(mixed.trace())[.cadenceMinInterval]?.parts == sixth.ticks)
    let early = run([sixth, sixth, short], [.live, .olderPage, .live])
    #expect(try early.value(.cadenceMinInterval) == 10)
  }

  /// BM-STAT-2.
  @Test func `Without live renders there is no cadence, with one no interval`() throws {
    #expect(try run([sixth], [.window]).value(.cadenceMax) == nil)
    let one = run([sixth])
    #expect(try one.value(.cadenceMax) == 1)
    #expect(try one.value(.cadenceMinInterval) == nil)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `The count agrees with a naive one over every window`(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var run = RunBuilder()
    var times: [Instant] = []
    for _ in 0..<120 {
      run.wait(Interval(ticks: Int64(random.below(3)) * 58_800_000))
      run.add(.rendered(.live, changed: 0))
      times.append(run.now)
    }
    let naive = times.map { start in
      times.filter { $0 >= start && $0 < start + .seconds(1) }.count
    }
    #expect(try run.value(.cadenceMax) == naive.max().map(Double.init))
  }
}
