import Testing
import TestSupport
import TimelineScroll
import TimelineUnits

@Suite struct SettleDetectorTests {
  /// A detector with the world that its passes see.
  private struct Run {
    var detector = SettleDetector()
    var world = SettleWorld()
    var buffer = SettleObservation()

    mutating func pass(_ wait: SettleWait? = nil) -> SettleOutcome {
      world.fill(&buffer)
      return detector.pass(&buffer, waitingFor: wait)
    }
  }

  @Test func `Without a baseline a pass is first, then equal passes count 1, 2, 3`() {
    var run = Run()
    let kinds = (0..<4).map { _ in run.pass() }
    #expect(kinds.map(\.kind) == [.first, .still, .still, .still])
    #expect(kinds.map(\.reason) == [.noBaseline, .none, .none, .none])
    #expect(kinds.map(\.stillCount) == [0, 1, 2, 3])
  }

  /// H-SETTLE-5.
  @Test func `No wait counts, and the pass after one is first or moved but never still`() {
    let waits: [(SettleWait, SettlePassReason, ItemID?)] = [
      (.preparing(ItemID(rawValue: 1)), .preparing, ItemID(rawValue: 1)),
      (.applying, .applying, nil), (.firstLoad, .firstLoad, nil), (.olderPage, .olderPage, nil),
    ]
    for (wait, reason, item) in waits {
      var run = Run()
      _ = run.pass()
      let still = run.pass()
      let waiting = run.pass(wait)
      #expect(still.stillCount == 1)
      #expect(waiting.kind == .waiting && waiting.reason == reason && waiting.item == item)
      #expect(waiting.stillCount == 0)
      let after = run.pass()
      #expect(after.kind == .first && after.reason == .afterWait)
      _ = run.pass(wait)
      run.world.rows[2].height += .points(10)
      let moved = run.pass()
      #expect(moved.kind == .moved && moved.reason == .rowHeight)
      let last = run.pass()
      #expect(last.kind == .still && last.stillCount == 1)
    }
  }

  @Test func `A waiting pass observes: what moved during the wait is not held against the next`() {
    var run = Run()
    _ = run.pass()
    run.world.offset += .points(100)
    let waiting = run.pass(.applying)
    #expect(waiting.difference == .points(100))
    let after = run.pass()
    #expect(after.kind == .first)
  }

  /// H-REVEAL-5.
  @Test func `Each of the 12 numbers counts with 96 units more or less and not with 97`() {
    for quantity in SettleWorld.quantities {
      for (units, kind) in [
        (Int64(96), SettlePassKind.still), (-96, .still), (97, .moved), (-97, .moved),
      ] {
        var run = Run()
        _ = run.pass()
        quantity.change(&run.world, Length(units: units))
        let outcome = run.pass()
        #expect(outcome.kind == kind, "\(quantity.name) by \(units)")
        #expect(outcome.difference == Length(units: units).magnitude)
      }
    }
  }

  /// H-REVEAL-8.
  @Test func `A pass with another visible list is moved even where no number differs`() {
    var run = Run()
    _ = run.pass()
    run.world.rows[1].item = ItemID(rawValue: 7)
    let outcome = run.pass()
    #expect(outcome.kind == .moved && outcome.reason == .visibleRows)
    #expect(outcome.item == ItemID(rawValue: 7))
  }

  @Test func `An unusable pass forgets the baseline, even while something is waited for`() {
    var run = Run()
    _ = run.pass()
    _ = run.pass()
    let bounds = run.world.bounds
    run.world.bounds = .zero
    let unusable = run.pass(.applying)
    #expect(unusable.kind == .unusable && unusable.reason == .bounds && unusable.stillCount == 0)
    run.world.bounds = bounds
    let next = run.pass()
    #expect(next.kind == .first && next.reason == .noBaseline)
  }

  @Test func `A reset forgets the baseline and the count`() {
    var run = Run()
    _ = run.pass()
    _ = run.pass()
    run.detector.reset()
    #expect(run.detector.stillCount == 0)
    let next = run.pass()
    #expect(next.kind == .first && next.reason == .noBaseline)
  }

  /// H-SETTLE-7.
  @Test func `A creep of 96 units in each pass counts, and 3 still passes drift by 288 units`() {
    var run = Run()
    _ = run.pass()
    for count in 1...3 {
      run.world.offset += Length(units: 96)
      let outcome = run.pass()
      #expect(outcome.stillCount == count)
      #expect(run.detector.creep == Length(units: 96 * Int64(count)))
    }
    run.world.offset += Length(units: 97)
    _ = run.pass()
    #expect(run.detector.creep == .zero)
  }

  @Test func `A layout that trembles drifts by what it is off in the end`() {
    var run = Run()
    _ = run.pass()
    for offset in [Int64(90), 0, 90, 0] {
      run.world.offset = Length(units: offset)
      _ = run.pass()
    }
    #expect(run.detector.stillCount == 4)
    #expect(run.detector.creep == .zero)
  }

  @Test func `30 passes get along with the same 3 buffers of rows`() {
    var run = Run()
    for _ in 0..<4 { _ = run.pass() }
    var buffers: [UnsafeRawPointer?] = []
    for pass in 0..<30 {
      _ = run.pass(pass % 7 == 0 ? .applying : nil)
      let buffer = run.buffer.rows.withUnsafeBytes { $0.baseAddress }
      if !buffers.contains(buffer) { buffers.append(buffer) }
    }
    #expect(buffers.count <= 3)
  }

  // MARK: All small worlds

  /// What a pass sees: `u` nothing usable, `w` layout 0 while waiting, `a`, `b`, `c` layouts 96
  /// units apart; `r` is a reset.
  private static let letters = Array("uwabcr")

  @Test func `All 335,922 sequences of up to 7 passes of 6 kinds agree with the plain words`() {
    var failures: [String] = []
    var count = 0
    var history: [Character] = []
    func visit(_ run: Run) {
      guard history.count < 7 else { return }
      for letter in SettleDetectorTests.letters {
        history.append(letter)
        var next = run
        let got = SettleDetectorTests.step(&next, letter)
        let wanted = SettleDetectorTests.wanted(history[...])
        if got?.kind != wanted?.kind || next.detector.stillCount != wanted?.count ?? 0 {
          failures.append(String(history))
        }
        count += 1
        visit(next)
        history.removeLast()
      }
    }
    visit(Run())
    #expect(count == 335_922)
    #expect(failures.prefix(3) == [])
  }

  private static func step(_ run: inout Run, _ letter: Character) -> SettleOutcome? {
    let usable = SettleWorld().bounds
    run.world.bounds = letter == "u" ? .zero : usable
    switch letter {
    case "r":
      run.detector.reset()
      return nil
    case "b": run.world.offset = Length(units: 96)
    case "c": run.world.offset = Length(units: 192)
    default: run.world.offset = .zero
    }
    return run.pass(letter == "w" ? .applying : nil)
  }

  /// The table of pass kinds read as a statement about the whole history: the last pass is judged
  /// by its neighbour alone, and the count is the number of still passes at the end.
  private static func wanted(
    _ history: ArraySlice<Character>
  ) -> (kind: SettlePassKind, count: Int)? {
    guard let last = history.last, last != "r" else { return nil }
    if last == "u" { return (.unusable, 0) }
    if last == "w" { return (.waiting, 0) }
    let before = history.dropLast()
    guard let neighbour = before.last, neighbour != "r", neighbour != "u" else {
      return (.first, 0)
    }
    let isFar = [last, neighbour].contains("c") && !"bc".contains(last == "c" ? neighbour : last)
    if isFar { return (.moved, 0) }
    if neighbour == "w" { return (.first, 0) }
    let earlier = wanted(before)?.count ?? 0
    return (.still, earlier + 1)
  }
}
