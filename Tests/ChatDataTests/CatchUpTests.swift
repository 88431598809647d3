import ChatData
import Testing
import TimelineUnits

@Suite struct CatchUpTests {
  private func timer(seed: UInt64 = 1) -> CatchUp {
    CatchUp(policy: DataPolicy(), random: RandomSource(seed: seed))
  }

  private func wait(_ timer: CatchUp, from now: Instant) -> Double {
    timer.deadline.map { ($0 - now).seconds } ?? -1
  }

  /// H-CATCH-1.
  @Test func `Waits spread over 60 to 78 s and 10 to 13 s with the stated means`() {
    var timer = timer()
    for (isBusy, shortest, mean) in [(false, 60.0, 69.0), (true, 10.0, 11.5)] {
      var waits: [Double] = []
      for _ in 0..<2_000 {
        timer.appear(isBusy: isBusy, at: .zero)
        waits.append(wait(timer, from: .zero))
      }
      #expect(waits.allSatisfy { $0 >= shortest && $0 <= shortest * 1.3 })
      #expect(abs(waits.reduce(0, +) / 2_000 - mean) < mean / 100)
      #expect((waits.max() ?? 0) > shortest * 1.29)
    }
  }

  /// H-CATCH-2.
  @Test func `Every end of a load draws the wait anew from the state of that moment`() {
    var timer = timer()
    timer.appear(isBusy: true, at: .zero)
    let later = Instant.zero + .seconds(3)
    timer.loadEnded(isBusy: false, hasFailed: false, at: later)
    #expect(wait(timer, from: later) >= 60)
    timer.loadEnded(isBusy: true, hasFailed: false, at: later)
    #expect(wait(timer, from: later) <= 13)
  }

  /// H-CATCH-3.
  @Test func `Entering the busy class brings the deadline forward, leaving it moves nothing`() {
    var timer = timer()
    timer.appear(isBusy: false, at: .zero)
    let later = Instant.zero + .seconds(30)
    timer.update(isBusy: true, at: later)
    let deadline = timer.deadline
    #expect(wait(timer, from: later) <= 13)
    timer.update(isBusy: true, at: later + .seconds(1))
    timer.update(isBusy: false, at: later + .seconds(2))
    #expect(timer.deadline == deadline)
    // A deadline that is nearer than a new wait stays.
    var near = self.timer()
    near.appear(isBusy: false, at: .zero)
    let close = near.deadline ?? .zero
    near.update(isBusy: true, at: close - .seconds(5))
    #expect(near.deadline == close)
  }

  /// H-CATCH-4.
  @Test func `An idle chat loads 52 times an hour, and 313 times if no load's end redraws`() {
    for (redraws, expected) in [(true, 46...60), (false, 280...340)] {
      var timer = timer(seed: 3)
      timer.appear(isBusy: false, at: .zero)
      var ticks = 0
      while let now = timer.deadline, now < .zero + .seconds(3_600) {
        #expect(timer.takeTick(at: now) == true)
        ticks += 1
        // The load of the tick is pending for 100 ms.
        timer.update(isBusy: true, at: now)
        let end = now + .milliseconds(100)
        if redraws { timer.loadEnded(isBusy: false, hasFailed: false, at: end) }
        timer.update(isBusy: false, at: end)
      }
      #expect(expected.contains(ticks), "\(ticks)")
    }
  }

  /// H-CATCH-5.
  @Test func `A failed load is followed by a short wait, and no chat on screen by none`() {
    var timer = timer()
    timer.appear(isBusy: false, at: .zero)
    timer.loadEnded(isBusy: false, hasFailed: true, at: .zero)
    #expect(wait(timer, from: .zero) <= 13)
    timer.leave()
    #expect(timer.deadline == nil)
    timer.loadEnded(isBusy: false, hasFailed: false, at: .zero)
    timer.update(isBusy: true, at: .zero)
    #expect(timer.deadline == nil)
    #expect(timer.takeTick(at: .zero + .seconds(1_000)) == false)
  }

  @Test func `A tick is taken at its deadline, once, and not before`() throws {
    var timer = timer()
    timer.appear(isBusy: false, at: .zero)
    let deadline = try #require(timer.deadline)
    #expect(timer.takeTick(at: Instant(ticks: deadline.ticks - 1)) == false)
    #expect(timer.takeTick(at: deadline) == true)
    #expect(timer.takeTick(at: deadline) == false)
  }

  @Test func `Equal seeds draw equal waits`() {
    var one = timer(seed: 9)
    var other = timer(seed: 9)
    for _ in 0..<20 {
      one.appear(isBusy: false, at: .zero)
      other.appear(isBusy: false, at: .zero)
      #expect(one.deadline == other.deadline)
    }
  }
}
