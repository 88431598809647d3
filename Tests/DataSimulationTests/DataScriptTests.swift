import ChatData
import DataSimulation
import Testing
import TimelineUnits

/// Covers `ScriptPlayer`, `RowDifference`, `ScriptedAnswer+Envelope`, `LiveTexts`, `LiveVersion`.
@Suite struct DataScriptTests {
  private func row(_ id: String, _ order: UInt64, _ text: String = "") -> ScriptedRow {
    ScriptedRow(id, .reply, order: order, text: text)
  }

  private func at(_ milliseconds: Int64, _ event: ScriptEvent) -> TimedScriptEvent {
    TimedScriptEvent(at: .zero + .milliseconds(milliseconds), event)
  }

  /// One line for an update: ms, chat, then the changes as sign, id and revision.
  private func line(_ update: TimedRows) -> String {
    let changes = update.changes.map { change in
      let sign =
        switch change.action {
        case .insert: "+"
        case .remove: "-"
        case .update: "~"
        }
      let id = String(decoding: change.item, as: UTF8.self).split(separator: ":").last ?? ""
      return "\(sign)\(id).\(change.revision)@\(change.position)"
    }
    let ms = Int64(update.at.sinceStart.milliseconds)
    return (["\(ms) \(update.chat) \(update.cause)"] + changes).joined(separator: " ")
  }

  private func play(_ script: DataScript, ms: Int64) -> [String] {
    script.play(until: .zero + .milliseconds(ms)).map(line)
  }

  /// The events of the worked example: the counter stands at 7 as the second load starts, revision
  /// 41 is read, revision 42 arrives and makes it 8, then the snapshot of 41 lands.
  private var lateSnapshot: DataScript {
    let first = ScriptedAnswer(rows: [row("a", 1)], overlay: ScriptedOverlay(revision: 34))
    var events = [at(0, .select(0))]
    for revision in 35...41 {
      let block = row("x", 9, String(repeating: "+", count: revision))
      let overlay = ScriptedOverlay(revision: Int64(revision), blocks: [block])
      events.append(at(Int64(revision) * 30, .live(0, overlay)))
    }
    let old = ScriptedOverlay(
      revision: 41,
      blocks: [row("x", 9, String(repeating: "+", count: 41))]
    )
    let new = ScriptedOverlay(
      revision: 42,
      blocks: [row("x", 9, String(repeating: "+", count: 42))]
    )
    let late = ScriptedAnswer(
      rows: [row("a", 1), row("b", 2)],
      overlay: old,
      run: "ended"
    )
    events += [
      at(1_300, .hold(0)), at(1_300, .refresh), at(1_400, .live(0, new)),
      at(1_500, .answered(0, late)),
    ]
    return DataScript(chats: [ScriptedChat(answer: first)], events: events)
  }

  /// H-SNAP-5, H-SNAP-6, H-OVER-9.
  @Test func `Snapshot 41 lands after revision 42: its settled row joins and 42 stays on screen`() {
    let lines = play(lateSnapshot, ms: 2_000)
    #expect(lines[0] == "0 0 mount")
    #expect(lines[1] == "100 0 snapshot +a.1@0")
    #expect(lines[2] == "1050 0 live +x.1@1")
    #expect(lines[3...8].allSatisfy { $0.contains("~x") })
    #expect(lines[9] == "1400 0 live ~x.8@1")
    #expect(lines[10] == "1500 0 snapshot +b.1@1")
    #expect(lines.count == 11)
    let updates = lateSnapshot.play(until: .zero + .seconds(2))
    #expect(updates[9].changes[0].text.count == 42)
    #expect(updates[10].epoch == updates[1].epoch)
    #expect(updates[10].revision == updates[9].revision + 1)
    #expect(updates[0].isLoading)
    #expect(!updates[1].isLoading)
  }

  /// H-HOST-7, H-HOST-8, H-LEASE-2.
  @Test func `A parked chat comes back with its rows, loads once and hears its blocks again`() {
    let overlay = ScriptedOverlay(revision: 1, blocks: [row("x", 9, "1")])
    let chats = [
      ScriptedChat(answer: ScriptedAnswer(rows: [row("a", 1)])),
      ScriptedChat(answer: ScriptedAnswer(rows: [row("b", 1)])),
    ]
    let newer = ScriptedAnswer(
      rows: [row("a", 1), row("c", 2)],
      overlay: ScriptedOverlay(revision: 2, blocks: [row("x", 9, "2")])
    )
    let script = DataScript(
      chats: chats,
      events: [
        at(0, .select(0)), at(500, .live(0, overlay)), at(1_000, .select(1)),
        at(1_200, .change(0, newer)),
        at(1_500, .live(0, ScriptedOverlay(revision: 2, blocks: [row("x", 9, "2")]))),
        at(2_000, .select(0)),
        at(3_000, .live(0, ScriptedOverlay(revision: 3, blocks: [row("x", 9, "3")]))),
      ]
    )
    #expect(
      play(script, ms: 10_000) == [
        "0 0 mount", "100 0 snapshot +a.1@0", "500 0 live +x.1@1", "1000 1 mount",
        "1100 1 snapshot +b.1@0", "2000 0 mount +a.1@0 +x.1@1",
        "2100 0 snapshot +c.1@1 ~x.2@2", "3000 0 live ~x.3@2",
      ]
    )
  }

  /// H-HOST-5, H-HOST-10.
  @Test func `The seventh chat releases the first, which then starts empty with a first load`() {
    let chats = (0..<7).map { chat in
      ScriptedChat(answer: ScriptedAnswer(rows: [row("r\(chat)", 1)]))
    }
    var events = (0..<7).map { at(Int64($0) * 1_000, .select($0)) }
    events += [at(7_000, .select(1)), at(8_000, .select(0))]
    let lines = play(DataScript(chats: chats, events: events), ms: 9_000)
    #expect(
      lines.suffix(4) == [
        "6100 6 snapshot +r6.1@0", "7000 1 mount +r1.1@0", "8000 0 mount",
        "8100 0 snapshot +r0.1@0",
      ]
    )
    let updates = DataScript(chats: chats, events: events).play(until: .zero + .seconds(9))
    #expect(updates.suffix(2).map(\.isLoading) == [true, false])
    #expect(updates.last.map { $0.epoch > updates[1].epoch } == true)
  }

  @Test func `A window without overlap tells another epoch, and unchanged answers tell nothing`() {
    let script = DataScript(
      chats: [ScriptedChat(answer: ScriptedAnswer(rows: [row("a", 1), row("b", 2)]))],
      events: [
        at(0, .select(0)), at(500, .refresh),
        at(800, .change(0, ScriptedAnswer(rows: [row("n", 5)]))),
        at(1_000, .refresh),
      ]
    )
    #expect(
      play(script, ms: 2_000) == [
        "0 0 mount", "100 0 snapshot +a.1@0 +b.1@1", "1100 0 snapshot -b.1@1 -a.1@0 +n.1@0",
      ]
    )
    let updates = script.play(until: .zero + .seconds(2))
    #expect(updates[2].epoch == updates[1].epoch + 1)
  }

  @Test func `A message that is sent, a run, a lost link and the background tell what they change`()
  {
    let sent = ScriptedRow("o1", .user, order: 5, text: "hi")
    let script = DataScript(
      chats: [ScriptedChat(answer: ScriptedAnswer(rows: [row("a", 1)]))],
      events: [
        at(0, .select(0)), at(500, .sending(0, [ScriptedEcho(operation: "o1", text: "hi")])),
        at(600, .runStarted(0, "r")), at(700, .link(isUsable: false)),
        at(800, .change(0, ScriptedAnswer(rows: [row("a", 1), sent]))),
        at(900, .runFinished(0, "r")),
        at(1_000, .link(isUsable: true)), at(2_000, .foreground(false)),
        at(3_000, .foreground(true)),
        at(4_000, .leave), at(5_000, .answered(0, ScriptedAnswer(rows: []))),
      ]
    )
    #expect(
      play(script, ms: 6_000) == [
        "0 0 mount", "100 0 snapshot +a.1@0", "500 0 sending +o1.1@1",
        "1100 0 snapshot -o1.1@1 +o1.1@1",
      ]
    )
  }

  @Test func `A row that moves leaves and joins again, and positions fit at every step`() {
    let orders: [[UInt64]] = [[1, 2, 3, 4], [4, 1, 2, 3], [1, 2, 4, 3], [2, 1, 9, 3]]
    let names = ["a", "b", "c", "d"]
    var events = [at(0, .select(0))]
    for (step, places) in orders.enumerated() {
      let rows = zip(names, places).map { row($0, $1) }
      events.append(at(Int64(step) * 1_000, .change(0, ScriptedAnswer(rows: rows))))
      events.append(at(Int64(step) * 1_000 + 1, .refresh))
    }
    let chat = ScriptedChat(answer: ScriptedAnswer(rows: []))
    let updates = DataScript(chats: [chat], events: events).play(until: .zero + .seconds(5))
    var list: [[UInt8]] = []
    for update in updates {
      for change in update.changes {
        switch change.action {
        case .insert: list.insert(change.item, at: change.position)
        case .remove: #expect(list.remove(at: change.position) == change.item)
        case .update: #expect(list[change.position] == change.item)
        }
      }
    }
    let ids = list.map { String(decoding: $0.suffix(1), as: UTF8.self) }
    #expect(ids == ["b", "a", "d", "c"])
    #expect(updates.dropFirst(2).map(\.changes.count) == [2, 4, 2])
  }

  private func facts(_ script: DataScript, seconds: Int64) -> [String] {
    script.run(until: .zero + .seconds(seconds)).facts.map {
      "\(Int64($0.at.sinceStart.milliseconds)) \($0.mounts) \($0.fact)"
    }
  }

  /// H-LEASE-1, H-LEASE-2, H-LEASE-3.
  @Test func `Live events go out while the lease is held, and 60 s after its last renewal no more`()
  {
    let overlay = { ScriptedOverlay(revision: $0, blocks: [self.row("x", 9, "\($0)")]) }
    let script = DataScript(
      chats: [ScriptedChat(answer: ScriptedAnswer(rows: [row("a", 1)]))],
      events: [
        at(0, .select(0)), at(10_000, .renewals(areLost: true)), at(59_000, .live(0, overlay(1))),
        at(61_000, .live(0, overlay(2))), at(65_000, .renewals(areLost: false)),
        at(81_000, .live(0, overlay(3))),
      ]
    )
    let withheld = facts(script, seconds: 90).filter { $0.contains("Withheld") }
    #expect(withheld == ["61000 1 liveWithheld"])
    let shown = script.play(until: .zero + .seconds(90)).flatMap(\.changes).compactMap(\.live)
    #expect(shown.map(\.revision) == [1, 3])
  }

  /// H-SCHED-11, H-SNAP-1, H-HOST-5.
  @Test func `A load that is given up, its late answer and a released chat are told`() {
    var script = DataScript(
      chats: (0..<2).map { ScriptedChat(answer: ScriptedAnswer(rows: [row("a\($0)", 1)])) },
      events: [
        at(0, .hold(0)), at(0, .select(0)), at(3_000, .answered(0, ScriptedAnswer(rows: []))),
        at(4_000, .select(1)),
      ]
    )
    script.policy.loadTimeout = .seconds(2)
    script.policy.hostCapacity = 1
    #expect(
      facts(script, seconds: 5) == [
        "0 1 leaseRenewed", "2000 1 loadEnded(ChatData.LoadEnd.timedOut)", "3000 1 answerDropped",
        "4000 2 hostReleased", "4000 2 leaseRenewed",
        "4100 2 loadEnded(ChatData.LoadEnd.applied)",
      ]
    )
  }
}
