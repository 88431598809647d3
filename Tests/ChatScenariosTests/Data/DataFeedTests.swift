import ChatScenarios
import DataSimulation
import FrameMetrics
import Testing
import TimelineSimulation
import TimelineUnits

@Suite struct DataFeedTests {
  private func row(_ id: String, _ order: UInt64, _ length: Int = 0) -> ScriptedRow {
    ScriptedRow(id, .reply, order: order, text: String(repeating: "+", count: length))
  }

  private func at(_ milliseconds: Int64, _ event: ScriptEvent) -> TimedScriptEvent {
    TimedScriptEvent(at: .zero + .milliseconds(milliseconds), event)
  }

  /// A row is 40 pt tall, and 1 pt taller with each byte of its text.
  private func feeds(_ script: DataScript, seconds: Int64) -> [DataFeed] {
    DataFeed.all(of: script.play(until: .zero + .seconds(seconds))) { _, text in
      RowContent(height: Length(points: Double(40 + text.count)))
    }
  }

  private func measure(_ feed: DataFeed, seconds: Int64) throws -> Measurements {
    let input = feed.input(on: .plain, duration: .seconds(seconds))
    return try Measurements(Simulation.run(input))
  }

  private var history: [ScriptedRow] { (0..<40).map { row("h\($0)", UInt64($0), 60) } }

  /// H-SNAP-5, H-SNAP-6.
  @Test func `Snapshot 41 that lands after revision 42 neither shortens a row nor moves one`()
    throws
  {
    let overlay = { (revision: Int64) in
      ScriptedOverlay(revision: revision, blocks: [row("x", 99, Int(revision) * 2)])
    }
    let late = ScriptedAnswer(rows: history, overlay: overlay(41), run: "r")
    let script = DataScript(
      chats: [
        ScriptedChat(answer: ScriptedAnswer(rows: history, overlay: ScriptedOverlay(revision: 34)))
      ],
      events: [at(0, .select(0))]
        + (35...41).map { at(Int64($0) * 100 - 2_000, .live(0, overlay(Int64($0)))) }
        + [
          at(2_200, .hold(0)), at(2_200, .refresh), at(2_500, .live(0, overlay(42))),
          at(3_000, .answered(0, late)),
        ]
    )
    let feed = try #require(feeds(script, seconds: 5).first)
    #expect(feed.firstLoad == .milliseconds(100))
    #expect(feed.initial.count == 40)
    #expect(feed.events.count == 8)
    var tallest = Length.zero
    for event in feed.events {
      guard case .live(let changes, _) = event.event else { continue }
      for change in changes {
        #expect(change.content.height >= tallest)
        tallest = change.content.height
      }
    }
    #expect(tallest == Length(points: 124))
    let result = try measure(feed, seconds: 5)
    var calm = script
    calm.events.removeLast()
    // Nothing on screen tells whether the late answer came at all.
    #expect(try #require(feeds(calm, seconds: 5).first).events == feed.events)
    #expect(result[.revealCount]?.value == 1)
    #expect(result[.faultsCount]?.value == 0)
  }

  /// H-HOST-8.
  @Test func `A parked chat comes back to a screen of its own with the rows it kept`() throws {
    let longer = ScriptedAnswer(rows: history + [row("new", 60, 30)])
    let script = DataScript(
      chats: [
        ScriptedChat(answer: ScriptedAnswer(rows: history)),
        ScriptedChat(answer: ScriptedAnswer(rows: [row("b", 1)])),
      ],
      events: [
        at(0, .select(0)), at(3_000, .select(1)), at(4_000, .change(0, longer)),
        at(5_000, .select(0)),
      ]
    )
    let all = feeds(script, seconds: 8)
    #expect(all.map(\.chat) == [0, 1, 0])
    #expect(all[2].mountedAt == .zero + .seconds(5))
    #expect(all[2].initial.count == 40)
    #expect(all[2].firstLoad == nil)
    #expect(all[2].events.map(\.at) == [.zero + .milliseconds(100)])
    let result = try measure(all[2], seconds: 3)
    #expect(result[.revealCount]?.value == 1)
    #expect(result[.faultsCount]?.value == 0)
  }

  /// H-HOST-5, H-HOST-10.
  @Test func `The chat that the seventh released comes back empty and reveals after its load`()
    throws
  {
    let chats = (0..<7).map { chat in
      ScriptedChat(answer: ScriptedAnswer(rows: history + [row("r\(chat)", 90)]))
    }
    let events = (0..<7).map { at(Int64($0) * 500, .select($0)) } + [at(4_000, .select(0))]
    let feed = try #require(feeds(DataScript(chats: chats, events: events), seconds: 6).last)
    #expect(feed.firstLoad == .milliseconds(100))
    #expect(feed.initial.count == 41)
    #expect(feed.events.isEmpty)
    let result = try measure(feed, seconds: 2)
    #expect(result[.revealCount]?.value == 1)
    #expect(result[.faultsCount]?.value == 0)
  }

  /// H-EPOCH-2, H-EPOCH-4.
  @Test func `Rows that share none with those on screen begin a new epoch and reveal again`() throws
  {
    let other = ScriptedAnswer(rows: (0..<30).map { row("o\($0)", UInt64(500 + $0), 40) })
    let script = DataScript(
      chats: [ScriptedChat(answer: ScriptedAnswer(rows: history))],
      events: [at(0, .select(0)), at(1_500, .change(0, other)), at(1_600, .refresh)]
    )
    let feed = try #require(feeds(script, seconds: 4).first)
    #expect(feed.events.count == 1)
    guard case .epoch(let rows, let changes, let isLoading)? = feed.events.first?.event else {
      Issue.record("no epoch")
      return
    }
    #expect(rows.count == 30)
    #expect(changes.isEmpty)
    #expect(!isLoading)
    #expect(try measure(feed, seconds: 4)[.revealCount]?.value == 2)
  }

  /// H-SCHED-11, H-EPOCH-2.
  @Test func `A first load that is given up begins a new epoch as the next one starts`() throws {
    let script = DataScript(
      chats: [ScriptedChat(answer: ScriptedAnswer(rows: history), roundTrip: .seconds(25))],
      events: [at(0, .select(0))]
    )
    let feed = try #require(feeds(script, seconds: 45).first)
    #expect(feed.firstLoad == nil)
    let epoch = InputEvent.epoch(rows: [], changes: [], isLoading: true)
    #expect(feed.events.map(\.event) == [epoch, epoch])
    #expect(feed.events.first?.at == .zero + .seconds(20))
    let input = feed.input(on: .plain, duration: .seconds(45))
    #expect(input.firstLoad == .seconds(46))
  }

  @Test func `A sent message and a row that moves are told as what they are`() throws {
    let script = DataScript(
      chats: [ScriptedChat(answer: ScriptedAnswer(rows: [row("a", 1), row("b", 2)]))],
      events: [
        at(0, .select(0)), at(500, .sending(0, [ScriptedEcho(operation: "o", text: "hi")])),
        at(800, .change(0, ScriptedAnswer(rows: [row("a", 3), row("b", 2, 5)]))), at(900, .refresh),
      ]
    )
    let feed = try #require(feeds(script, seconds: 2).first)
    #expect(feed.events.count == 2)
    #expect(feed.events[0].event == .send(appended: [ItemID(rawValue: 2)]))
    guard case .window(let rows, let changes) = feed.events[1].event else {
      Issue.record("no window")
      return
    }
    #expect(rows.count == 3)
    #expect(!changes.isEmpty)
  }
}
