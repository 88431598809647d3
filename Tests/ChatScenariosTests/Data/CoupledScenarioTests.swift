import DataSimulation
import FrameMetrics
import OutboxSimulation
import TimelineSimulation
import TimelineTrace
import TimelineUnits
import Testing

@testable import ChatScenarios

/// The scenarios whose rows come from the data side: what their budgets cannot say.
///
/// Covers `ScenarioData+Script`, `DataFeed+Scenario`, `CoupledRun`, `PlannedUpload`.
@Suite struct CoupledScenarioTests {
  private func scenario(_ name: String) throws -> Scenario {
    try Scenarios.catalog().load(try #require(ScenarioName(name)))
  }

  private func input(_ scenario: Scenario) throws -> SimulationInput {
    var compiler = ScenarioCompiler(text: LengthMeasurer())
    return try compiler.compile(scenario, histories: Histories()).input
  }

  /// What the screen is told, without what the data side did beside it.
  private func shown(_ input: SimulationInput) -> [TimedInput] {
    input.events.filter { if case .data = $0.event { false } else { true } }
  }

  /// What the data side did.
  private func facts(_ input: SimulationInput) -> [DataFact] {
    input.events.filter { $0.at <= .zero + input.duration }.compactMap {
      if case .data(let fact) = $0.event { fact } else { nil }
    }
  }

  /// M-DATA-1, M-DATA-2.
  @Test func `The facts of a lost receipt: one send, one store, one confirmation`() throws {
    let facts = try facts(input(scenario("outbox/receipt-lost-while-taken")))
    #expect(facts.first == .began)
    #expect(facts.count { $0 == .sent(operation: 0, files: 0) } == 1)
    #expect(facts.count { $0 == .stored(operation: 0, files: 0) } == 1)
    #expect(facts.count { $0 == .confirmed(operation: 0) } == 1)
  }

  /// H-LEASE-1, H-LEASE-3.
  @Test func `With two lost renewals and a lease of 30 s four live events are withheld`() throws {
    var scenario = try scenario("hosts/lost-renewals")
    #expect(try facts(input(scenario)).count { $0 == .leaseRenewed } == 4)
    scenario.constants = [ConstantSetting(key: "lease.keepFor", text: "30s")]
    #expect(try facts(input(scenario)).count { $0 == .liveWithheld } == 4)
  }

  /// M-DATA-1.
  @Test func `Mistakes of the data side change what is counted, and those of no data side nothing`()
    throws
  {
    func value(_ metric: Metric, _ name: String, _ fault: ScenarioFault?) throws -> Double? {
      var compiler = ScenarioCompiler(text: LengthMeasurer())
      let compiled = try compiler.compile(scenario(name), histories: Histories())
      return try compiled.measurements(of: fault)?[metric]?.value
    }
    let older = "snapshot/older-live-event"
    #expect(try value(.dataOverlayRollbacks, older, nil) == 0)
    #expect(try value(.dataOverlayRollbacks, older, .data(.olderRevisionWins)) == 1)
    let taken = "outbox/receipt-lost-while-taken"
    #expect(try value(.dataDuplicateSends, taken, .outbox(.newKeyOnResend)) == 1)
    #expect(try value(.dataDuplicateChunks, "outbox/stale-upload-record", .uploadRekeyed) == 3)
    #expect(try value(.dataLoads, "reveal/all-ready", .data(.noTimeout)) == nil)
  }

  /// The heights that a row is told to have, in order of time.
  private func heights(_ input: SimulationInput) -> [Double] {
    input.events.flatMap { event -> [Double] in
      switch event.event {
      case .live(let changes, _), .window(_, let changes): changes.map(\.content.height.points)
      default: []
      }
    }
  }

  /// H-SNAP-5, H-SNAP-6.
  @Test func `The late answer of revision 41 changes nothing on screen`() throws {
    var scenario = try scenario("snapshot/late-against-newer-overlay")
    let input = try input(scenario)
    #expect(input.initial.count == 40)
    #expect(heights(input) == [80, 100, 120, 140, 160, 180, 200])
    #expect(shown(input).last?.at == .zero + .milliseconds(3_300))
    scenario.data?.steps.removeLast()
    #expect(try shown(self.input(scenario)) == shown(input))
  }

  /// H-SNAP-3, H-SNAP-6.
  @Test func `The same answer with revision 43 does change the row`() throws {
    var scenario = try scenario("snapshot/late-against-newer-overlay")
    let steps = try #require(scenario.data?.steps)
    guard case .answered(let chat, var answer) = steps[steps.count - 1].event else {
      Issue.record("the last step is no answer")
      return
    }
    answer.overlay.revision = 43
    scenario.data?.steps[steps.count - 1].event = .answered(chat, answer)
    #expect(try heights(input(scenario)).last == 180)
  }

  /// H-HOST-8.
  @Test func `The parked chat returns with 40 rows and one load brings the 41st`() throws {
    let input = try input(scenario("hosts/park-and-return"))
    #expect(input.initial.count == 40)
    #expect(input.firstLoad == nil)
    #expect(shown(input).count == 1)
    #expect(shown(input).first?.at == .zero + .milliseconds(100))
    #expect(input.rows.count == 41)
  }

  /// H-HOST-5, H-HOST-10.
  @Test func `The released chat has no row before its load of 100 ms`() throws {
    let input = try input(scenario("hosts/seventh-chat"))
    #expect(input.firstLoad == .milliseconds(100))
    #expect(input.initial.count == 40)
    #expect(shown(input).isEmpty)
  }

  /// Which rows are on screen after each event, and when.
  private func lists(_ input: SimulationInput) -> [(ms: Int64, rows: [ItemID])] {
    var list = input.initial
    return shown(input).filter { $0.at <= .zero + input.duration }.map { event in
      switch event.event {
      case .live(_, let new), .send(let new): list += new
      case .window(let rows, _): list = rows
      default: break
      }
      return ((event.at - Instant.zero).ticks / Interval.milliseconds(1).ticks, list)
    }
  }

  /// H-OUTBOX-T5, H-OUTBOX-T8, H-OUTBOX-T12.
  @Test(arguments: [
    ("outbox/submit-lost", [60.0, 60, 60]), ("outbox/receipt-lost", [60, 60]),
    ("outbox/notice-comes-and-goes", [78, 60, 60]), ("outbox/receipt-late", [60, 60]),
  ])
  func `The row of a sent message is there once from 1 s on, and looks different at 21 s`(
    name: String,
    heights: [Double]
  ) throws {
    let input = try input(scenario(name))
    let lists = lists(input)
    #expect(lists.count == heights.count + 2)
    #expect(lists.allSatisfy { $0.rows.count == 41 })
    #expect(lists.first?.ms == 1_000)
    #expect(lists[1].ms == 21_000)
    #expect(self.heights(input) == heights)
    #expect(input.rows.suffix(2).map(\.height.points) == [60, 60])
  }

  /// H-OUTBOX-T3.
  @Test func `Over a link that loses nothing the message is sent and confirmed without a notice`()
    throws
  {
    var scenario = try scenario("outbox/submit-lost")
    scenario.data?.fates = []
    #expect(try heights(input(scenario)) == [60])
  }

  /// H-OUTBOX-T12, H-OUTBOX-I12.
  @Test func `Five quick messages are one row each at every instant, in the order of their sends`()
    throws
  {
    let input = try input(scenario("outbox/five-quick-sends"))
    let lists = lists(input)
    #expect(lists.prefix(5).map(\.rows.count) == [41, 42, 43, 44, 45])
    #expect(lists.dropFirst(5).allSatisfy { $0.rows.count == 45 })
    #expect(lists.allSatisfy { Set($0.rows.map(\.rawValue)).count == $0.rows.count })
    for list in lists {
      let heights = list.rows.dropFirst(40).map { input.rows[$0.index].height.points }
      #expect(heights == Array([40.0, 50, 60, 70, 80].prefix(heights.count)))
    }
  }

  /// H-SNAP-5, H-SNAP-6.
  @Test(arguments: [
    ("snapshot/snapshot-wipes-live-text", 11, 150.0),
    ("snapshot/stale-reply-at-reconnect", 49, 256),
  ])
  func `Answers without the live row never make it shorter, and their settled row joins`(
    name: String,
    changes: Int,
    tallest: Double
  ) throws {
    let input = try input(scenario(name))
    let heights = heights(input)
    #expect(heights.count == changes)
    #expect(heights == heights.sorted())
    #expect(heights.last == tallest)
    let counts = lists(input).map(\.rows.count)
    #expect(counts == counts.sorted())
    #expect(counts.last == 42)
  }

  /// H-HOST-7, H-SCHED-6.
  @Test func `Back in the first chat its 50 rows come once, 1.8 s after the return`() throws {
    let input = try input(scenario("hosts/switch-a-b-a"))
    #expect(input.initial.count == 50)
    #expect(input.rows.count == 50)
    #expect(input.firstLoad == .milliseconds(1_800))
    #expect(shown(input).isEmpty)
  }

  @Test func `Both messages stay confirmed if a second one follows`() throws {
    var scenario = try scenario("outbox/submit-lost")
    var second = try #require(scenario.data?.messages.first)
    second.id = "n"
    second.at = .zero + .seconds(2)
    scenario.data?.messages.append(second)
    scenario.data?.fates = []
    let lists = try lists(input(scenario))
    #expect(lists.last?.rows.count == 42)
    #expect(zip(lists, lists.dropFirst()).allSatisfy { $0.rows.count <= $1.rows.count })
  }
}
