import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct RenderLatenessTests {
  private let interval = Interval(ticks: 117_600_000)

  private func change(_ run: inout RunBuilder) {
    run.add(.input(.live, item: RunBuilder.row))
    run.add(.modelUpdated)
  }

  private func render(_ run: inout RunBuilder, _ cause: RenderCause = .live) {
    run.add(.rendered(cause, changed: 1))
  }

  private func waitedChange(_ run: inout RunBuilder, _ wait: Int64) {
    run.add(.input(.live, item: RunBuilder.row))
    run.add(.waited(.milliseconds(wait)))
  }

  /// M-CAD-4.
  @Test func `Changes that are due at one instant count once, with the lateness of that instant`()
    throws
  {
    var run = RunBuilder()
    change(&run)
    render(&run)
    run.wait(ms: 50)
    change(&run)
    run.wait(ms: 50)
    change(&run)
    // Both are due 166.7 ms after the first render; the render comes 40 ms after that.
    run.wait(interval + .milliseconds(40) - .milliseconds(100))
    render(&run)
    #expect(try run.value(.renderLatenessP50) == 0)
    #expect(try run.value(.renderLatenessP95) == 40)
    #expect(try run.value(.renderMissed) == 1)
    #expect(try run.value(.renderLatenessMax) == 40)
    #expect(try Measurements(run.trace()).witness(of: .renderLatenessMax)?.at == .zero + interval)
  }

  @Test func `A render before it is due counts with 0, one that never comes up to the end`() throws
  {
    var run = RunBuilder()
    change(&run)
    render(&run)
    run.wait(ms: 20)
    change(&run)
    render(&run, .send)
    #expect(try run.value(.renderLatenessMax) == 0)
    run.wait(ms: 500)
    change(&run)
    run.wait(ms: 300)
    #expect(try run.value(.renderLatenessMax) == 300)
    #expect(try run.value(.renderLatenessP50) == 0)
    #expect(try run.value(.renderLatenessP99) == 300)
  }

  @Test func `With the composer open nothing is due, because its interval is not known`() throws {
    var run = RunBuilder()
    change(&run)
    run.add(.input(.composerOpened, item: nil))
    run.wait(ms: 900)
    change(&run)
    render(&run)
    #expect(try run.value(.renderLatenessMax) == nil)
    run.add(.input(.composerClosed, item: nil))
    change(&run)
    run.wait(interval)
    render(&run)
    #expect(try run.value(.renderLatenessMax) == 0)
  }

  /// B67.1, B67.2.
  @Test func `One render after a stall of 1 s is late for six instants, which all count`() throws {
    var run = RunBuilder()
    change(&run)
    render(&run)
    run.wait(interval)
    // Of the second that the thread was busy for, this instant and the five behind it were due.
    run.add(.modelUpdated)
    run.wait(ms: 1_000)
    for arrival in stride(from: Int64(950), through: 400, by: -50) { waitedChange(&run, arrival) }
    render(&run)
    for arrival in stride(from: Int64(350), through: 0, by: -50) { waitedChange(&run, arrival) }
    run.add(.modelUpdated)
    #expect(try run.value(.renderMissed) == 6)
    #expect(try run.value(.renderLatenessMax) == 1_000)
    #expect(try run.value(.renderLatenessP99) == 1_000)
    // Of 0, 167, 333, 500, 667, 833 and 1,000 ms.
    #expect(abs(try #require(try run.value(.renderLatenessP50)) - 500) < 0.001)
    #expect(try Measurements(run.trace()).witness(of: .renderLatenessMax)?.at == .zero + interval)
  }

  /// M-CAD-4.
  @Test func `A single change that waited for the thread counts from its arrival, and once`() throws
  {
    var run = RunBuilder()
    run.wait(ms: 1_000)
    waitedChange(&run, 800)
    run.add(.modelUpdated)
    render(&run)
    #expect(try run.value(.renderLatenessMax) == 800)
    #expect(try run.value(.renderLatenessP50) == 800)
    #expect(try run.value(.renderMissed) == 1)
    #expect(try run.value(.renderDelay) == 800)
  }

  /// H-CAD-5.
  @Test func `The delay is from the oldest change that came to the render that carries it`() throws
  {
    var run = RunBuilder()
    run.add(.input(.live, item: nil))
    run.wait(ms: 30)
    run.add(.input(.live, item: nil))
    run.wait(ms: 70)
    run.add(.modelUpdated)
    // This one has not passed the overlay interval, so the render leaves it behind.
    run.add(.input(.live, item: nil))
    run.wait(ms: 20)
    render(&run)
    #expect(try run.value(.renderDelay) == 120)
    run.wait(ms: 200)
    #expect(try run.value(.renderDelay) == 220)
  }
}
