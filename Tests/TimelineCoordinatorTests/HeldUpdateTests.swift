import Testing
import TestSupport
import TimelineCoordinator
import TimelineUnits

@Suite struct HeldUpdateTests {
  /// Runs marbles of 50 ms: a check every 5 ticks.
  ///
  /// In: `m` the user moves the list, `r` it rests and says so, `q` it rests without saying so, `1`
  /// to `9` an update. Out: the update that applies.
  private static func expect(
    _ input: String,
    gives expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var held = HeldUpdate()
    var userMoves = false
    var newest: Character = "0"
    MarbleRun.expect(
      input,
      gives: expected,
      step: .milliseconds(50),
      sourceLocation: sourceLocation
    ) { event, run in
      switch event {
      case .marble("m"): userMoves = true
      case .marble("q"): userMoves = false
      case .marble("r"):
        userMoves = false
        if held.release() { run.emit(newest) }
      case .marble(let update):
        newest = update
        let mustWait = HeldUpdate.mustWait(
          userMoves: userMoves,
          changesVisibleRow: true,
          changesRowList: false
        )
        guard mustWait else {
          _ = held.release()
          return run.emit(update)
        }
        let first = held.hold(at: run.now)
        if let first { run.startTimer(at: first) }
      case .timer:
        switch held.checkFired(at: run.now, userMoves: userMoves) {
        case .idle: break
        case .apply: run.emit(newest)
        case .again(let next): run.startTimer(at: next)
        }
      }
    }
  }

  /// H-HOLD-1.
  @Test func `While the user moves the list an update that shows waits`() {
    for changesVisibleRow in [false, true] {
      for changesRowList in [false, true] {
        for userMoves in [false, true] {
          let mustWait = HeldUpdate.mustWait(
            userMoves: userMoves,
            changesVisibleRow: changesVisibleRow,
            changesRowList: changesRowList
          )
          #expect(mustWait == (userMoves && (changesVisibleRow || changesRowList)))
        }
      }
    }
    HeldUpdateTests.expect("1-2-|", gives: "1-2-|")
    HeldUpdateTests.expect("m-1------------|", gives: "---------------|")
  }

  /// H-HOLD-2.
  @Test func `Of the updates that came meanwhile the newest applies, once`() {
    HeldUpdateTests.expect("m1-2--3-r--------|", gives: "--------3--------|")
    HeldUpdateTests.expect("m[12]-r-|", gives: "---2-|")
  }

  /// H-HOLD-3.
  @Test func `It applies at rest, or at the first check after it if nobody said so`() {
    HeldUpdateTests.expect("m1--r----------|", gives: "----1----------|")
    HeldUpdateTests.expect("m1-q-----------|", gives: "------1--------|")
    HeldUpdateTests.expect("m1------q------|", gives: "-----------1---|")
    HeldUpdateTests.expect("m1----q--------|", gives: "------1--------|")
  }

  /// H-HOLD-4.
  @Test func `Checks are 250 ms apart from the first held update on`() {
    HeldUpdateTests.expect("m1---2---q------|", gives: "-----------2----|")
    HeldUpdateTests.expect("m1-r-m2--q------|", gives: "---1-------2----|")
    let held = Probe(HeldUpdate())
    #expect(held { $0.hold(at: .zero) } == .zero + .milliseconds(250))
    #expect(held { $0.hold(at: .zero + .milliseconds(100)) } == nil)
    #expect(held.count == 2 && held.isHolding)
    let early = Instant.zero + .milliseconds(249)
    #expect(held { $0.checkFired(at: early, userMoves: false) } == .idle)
    let due = Instant.zero + .milliseconds(250)
    #expect(
      held { $0.checkFired(at: due, userMoves: true) } == .again(at: due + .milliseconds(250))
    )
    #expect(held { $0.checkFired(at: due + .milliseconds(250), userMoves: false) } == .apply)
    #expect(!held.isHolding && held.nextCheck == nil)
    #expect(held { $0.checkFired(at: due + .milliseconds(250), userMoves: false) } == .idle)
  }

  /// H-HOLD-5.
  @Test func `A change of content off the screen needs no hold`() {
    #expect(
      !HeldUpdate.mustWait(userMoves: true, changesVisibleRow: false, changesRowList: false)
    )
  }

  /// H-HOLD-6.
  @Test func `In all runs of 6 ticks no update waits longer than 250 ms after the rest`() {
    let letters: [Character?] = ["m", "q", "1", nil]
    Exhaustive.expect { choices in
      var held = HeldUpdate()
      var timers: [Instant] = []
      var userMoves = false
      var restedAt = Instant.zero
      var story = ""
      for tick in Int64(0)..<14 {
        let now = Instant.zero + .milliseconds(50) * tick
        let letter = tick < 6 ? choices.one(of: letters) : tick == 6 ? "q" : nil
        story += letter.map { String($0) } ?? "-"
        if letter == "m" { userMoves = true }
        if letter == "q" {
          if userMoves { restedAt = now }
          userMoves = false
        }
        if letter == "1" && userMoves {
          if let first = held.hold(at: now) { timers.append(first) }
        }
        for timer in timers where timer == now {
          if case .again(let next) = held.checkFired(at: now, userMoves: userMoves) {
            timers.append(next)
          }
        }
        let isLate = !userMoves && held.isHolding && now - restedAt >= .milliseconds(250)
        if isLate { return "\(story) still waits" }
      }
      return nil
    }
  }

  @Test func `An empty slot has nothing to release`() {
    let held = Probe(HeldUpdate())
    #expect(!held { $0.release() })
    held { _ = $0.hold(at: .zero) }
    #expect(held { $0.release() })
    #expect(!held { $0.release() })
  }
}
