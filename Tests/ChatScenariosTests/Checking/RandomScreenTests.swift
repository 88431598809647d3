import ChatScenarios
import Testing
import TimelineCoordinator
import TimelineSimulation
import TimelineTrace
import TimelineUnits

/// Covers `RandomScreen+Events`, `RandomAct`.
@Suite struct RandomScreenTests {
  private func file(_ seed: UInt64) -> [UInt8] {
    ScreenInputFile(RandomScreen.input(seed: seed, duration: .seconds(30))).json()
  }

  @Test func `Equal seeds give equal scenarios, other seeds others`() {
    #expect(file(7) == file(7))
    #expect(file(7) != file(8))
  }

  /// What 500 seeds draw; facts of the data side are no input of a screen.
  @Test func `In 500 scenarios of 30 s every event of the screen is drawn`() {
    var kinds = Set<String>()
    for seed in 0..<500 as Range<UInt64> {
      let input = RandomScreen.input(seed: seed, duration: .seconds(30))
      for timed in input.events { kinds.insert(Self.kind(of: timed.event)) }
      if Self.changesInsetsAlone(input) { kinds.insert("viewport.insets") }
      if Self.scalesText(input) { kinds.insert("resize.all") }
      if Self.growsLastRow(input) { kinds.insert("resize.growth") }
      for page in input.older { kinds.insert("older.\(page.outcome)") }
      if !input.cost.isFree { kinds.insert("cost") }
      if input.firstLoad != nil { kinds.insert("firstLoad") }
      for row in input.rows {
        kinds.insert("row." + String("\(row.preparation)".prefix { $0.isLetter }))
        if row.guardRule != nil { kinds.insert("row.guarded") }
      }
    }
    let all: Set<String> = [
      "resize", "live", "window", "epoch", "epoch.loading", "send", "touchDown", "touchMoved",
      "touchUp", "scrollTo", "viewport", "keyboard", "composer", "bottomTapped", "reduceMotion",
      "stall", "refresh", "trim", "older.succeeds", "older.fails", "older.isLost", "cost",
      "firstLoad", "row.ready", "row.takes", "row.readyAt", "row.guarded", "viewport.insets",
      "resize.all", "resize.growth",
    ]
    #expect(kinds == all)
  }

  @Test func `Some scenarios leave fingers, streams or windows out altogether`() {
    var lacking: [String: Int] = [:]
    for seed in 0..<200 as Range<UInt64> {
      let input = RandomScreen.input(seed: seed, duration: .seconds(30))
      let kinds = Set(input.events.map { Self.kind(of: $0.event) })
      for kind in ["touchDown", "live", "window"] where !kinds.contains(kind) {
        lacking[kind, default: 0] += 1
      }
    }
    #expect(lacking.count == 3 && lacking.values.allSatisfy { (10...150).contains($0) })
  }

  private static func changesInsetsAlone(_ input: SimulationInput) -> Bool {
    var size = input.device.viewport
    for timed in input.events {
      guard case .viewport(let next, _) = timed.event else { continue }
      if next == size { return true }
      size = next
    }
    return false
  }

  /// Whether every row of the first window has another height at one instant.
  private static func scalesText(_ input: SimulationInput) -> Bool {
    var counts: [Int64: Int] = [:]
    for timed in input.events {
      if case .resize = timed.event { counts[timed.at.ticks, default: 0] += 1 }
    }
    return counts.values.contains { $0 >= max(3, input.initial.count) }
  }

  /// Whether the last row of the first window grows by itself, ten times or more.
  private static func growsLastRow(_ input: SimulationInput) -> Bool {
    let count = input.events.count { timed in
      if case .resize(let row, _) = timed.event { row == input.initial.last } else { false }
    }
    return count >= 10
  }

  private static func kind(of event: InputEvent) -> String {
    if case .epoch(_, _, isLoading: true) = event { return "epoch.loading" }
    return String("\(event)".prefix { $0.isLetter })
  }

  /// What the runs of seeds write: each record, and each word that one can have.
  ///
  /// A fault would be an exception of the platform, and records of the data side come from none of
  /// a screen's inputs.
  @Test func `In 200 runs of 30 s every record and word is written that random screens reach`() {
    var seen = Set<String>()
    for seed in 0..<200 as Range<UInt64> {
      let trace = Simulation.run(RandomScreen.input(seed: seed, duration: .seconds(30)))
      for timed in trace.records { seen.formUnion(Self.words(of: timed)) }
    }
    let missing = Self.expected.subtracting(seen)
    #expect(missing.subtracting(Self.unreachable).subtracting(Self.rare).sorted() == [])
    #expect(seen.isDisjoint(with: Self.unreachable))
  }

  /// The record's name, and its words of a closed set behind it.
  private static func words(of timed: TimedRecord) -> [String] {
    let parts = String(decoding: TraceText.line(timed), as: UTF8.self).split(separator: " ")
    let name = String(parts[1])
    let fields = parts.dropFirst(2).filter { part in
      ["kind=", "cause=", "reason=", "outcome=", "end="].contains { part.hasPrefix($0) }
    }
    return [name] + fields.map { name + " " + $0 }
  }

  /// What no screen of the model writes: a row that is ready has a record of its own, a viewport
  /// has bounds, and a snapshot is applied at once.
  private static let unreachable: Set<String> = [
    "input kind=ready", "settlePass kind=unusable", "settlePass reason=bounds",
    "settlePass reason=applying",
  ]

  /// What takes more than chance: a restore that is broken off, a row that grows through a whole
  /// settling, a turn or other insets under the cover, sums of a layout that change without a row.
  private static let rare: Set<String> = [
    "restoreEnded end=drag", "restoreEnded end=expired", "restoreEnded end=superseded",
    "bottomEnded end=passLimit", "settlePass reason=boundsChanged",
    "settlePass reason=contentHeight", "settlePass reason=offset",
    "settlePass reason=insets",
  ]

  private static let expected: Set<String> = {
    let names: [String] = [
      "began", "viewport", "input", "covered", "mounted", "modelUpdated", "rendered", "held",
      "heldApplied", "snapshotApplied", "reconfigured", "preparing", "prepared", "guarded",
      "measured", "layout", "settlePass", "revealed", "olderRequested", "olderEnded",
      "restoreBegan", "restoreEnded", "followSwitched", "followLink", "bottomPass", "bottomEnded",
      "placed", "left", "frame", "late", "refreshed", "textWork", "ended",
    ]
    func words<Name: TraceName>(_ record: String, _ type: Name.Type) -> [String] {
      Name.allCases.map { record + $0.name.description }
    }
    return Set(
      names + words("input kind=", InputKind.self) + words("rendered cause=", RenderCause.self)
        + words("settlePass kind=", SettleKind.self)
        + words("settlePass reason=", SettleReason.self)
        + words("revealed cause=", RevealCause.self)
        + words("olderEnded outcome=", OlderOutcome.self)
        + words("restoreEnded end=", RestoreEnd.self)
        + words("followSwitched reason=", FollowReason.self)
        + words("bottomEnded end=", BottomEnd.self)
    )
  }()
}
