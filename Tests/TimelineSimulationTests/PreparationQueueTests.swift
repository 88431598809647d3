import Testing
import TimelineUnits

@testable import TimelineSimulation

@Suite struct PreparationQueueTests {
  @Test func `Three rows of 10 ms asked for at once are ready at 10, 20 and 30 ms`() {
    var worker = PreparationQueue()
    let ready = (0..<3).map { _ in worker.enqueue(.milliseconds(10), at: .zero) }
    #expect(ready.map { $0.sinceStart } == [10, 20, 30].map { Interval.milliseconds($0) })
  }

  @Test func `A row asked for while the worker is idle begins at once`() {
    var worker = PreparationQueue()
    _ = worker.enqueue(.milliseconds(5), at: .zero)
    let later = Instant.zero + .milliseconds(100)
    #expect(worker.enqueue(.milliseconds(7), at: later) == later + .milliseconds(7))
  }
}
