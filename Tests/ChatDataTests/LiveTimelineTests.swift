import ChatData
import TestSupport
import Testing

@Suite struct LiveTimelineTests {
  private typealias Rows = TestRows

  /// A timeline at epoch 1, revision 5 with one settled row and one block.
  private func loaded() -> LiveTimeline {
    var timeline = LiveTimeline()
    let counter = timeline.loadStarts()
    let overlay = Rows.overlay(1, 5, [Rows.live("x", 9, text: "five")])
    _ = timeline.apply(Rows.envelope([Rows.row("a", 1)], overlay), counterAtStart: counter)
    return timeline
  }

  /// H-OVER-1.
  @Test func `A live event of epoch 0 is dropped at epoch 1`() {
    var timeline = loaded()
    let before = timeline
    #expect(timeline.receive(Rows.overlay(0, 99, [Rows.live("y", 9)])) == .dropped)
    #expect(timeline == before)
  }

  /// H-OVER-2.
  @Test func `An event of a coming epoch, or before any load, is refused and counts nothing`() {
    var timeline = loaded()
    let before = timeline
    #expect(timeline.receive(Rows.overlay(2, 1, [Rows.live("y", 9)])) == .refused)
    #expect(timeline == before)
    #expect(LiveEventOutcome.refused.needsReload)
    var empty = LiveTimeline()
    #expect(empty.receive(Rows.overlay(1, 1, [Rows.live("y", 9)])) == .refused)
    #expect(empty == LiveTimeline())
  }

  /// H-OVER-3.
  @Test func `A newer revision replaces the whole overlay and counts 1, gaps are harmless`() {
    var timeline = loaded()
    #expect(timeline.receive(Rows.overlay(1, 9, [Rows.live("y", 9)])) == .adopted)
    #expect(Rows.shown(timeline) == "a y")
    #expect(timeline.version == OverlayVersion(epoch: 1, revision: 9))
    #expect(timeline.liveEventCounter == 1)
    #expect(timeline.revision == 2)
  }

  /// H-OVER-4.
  @Test func `An older revision is ignored`() {
    var timeline = loaded()
    let before = timeline
    #expect(timeline.receive(Rows.overlay(1, 4, [Rows.live("x", 9, text: "four")])) == .ignored)
    #expect(timeline == before)
  }

  /// H-OVER-5.
  @Test func `The revision on screen is nothing with the same blocks and a conflict with others`() {
    var timeline = loaded()
    let before = timeline
    #expect(timeline.receive(Rows.overlay(1, 5, [Rows.live("x", 9, text: "five")])) == .repeated)
    #expect(timeline.receive(Rows.overlay(1, 5, [Rows.live("x", 9, text: "six")])) == .conflict)
    #expect(timeline.receive(Rows.overlay(1, 5)) == .conflict)
    #expect(timeline == before)
    #expect(LiveEventOutcome.allCases.filter(\.needsReload) == [.refused, .conflict])
  }

  /// H-OVER-6.
  @Test func `The start and the end of a run count 1 each, and an ended run stays ended`() {
    var timeline = loaded()
    timeline.runStarted(ActiveRun(runID: [1]))
    #expect(timeline.liveEventCounter == 1)
    #expect(timeline.activeRun?.runID == [1])
    timeline.runEnded([1])
    #expect(timeline.liveEventCounter == 2)
    #expect(timeline.activeRun == nil)
    timeline.runStarted(ActiveRun(runID: [1]))
    #expect(timeline.activeRun == nil)
    timeline.runStarted(ActiveRun(runID: [2]))
    timeline.runEnded([1])
    #expect(timeline.activeRun?.runID == [2])
  }

  /// H-OVER-7.
  @Test func `A load starts with the counter of that moment`() {
    var timeline = loaded()
    #expect(timeline.loadStarts() == 0)
    _ = timeline.receive(Rows.overlay(1, 6))
    timeline.runStarted(ActiveRun(runID: [1]))
    #expect(timeline.loadStarts() == 2)
  }

  /// H-OVER-8.
  @Test func `Only typed identity settles: bar and foobar, ok and ok, whatever the timestamps`() {
    for shift in [-600, 0, 600] as [Int64] {
      var timeline = LiveTimeline()
      let live = [
        Rows.live("x", 5, text: "bar"), Rows.live("y", 6, text: "foobar"),
        Rows.live("z", 7, text: "ok"), Rows.live("w", 8, text: "ok"),
      ]
      let overlay = Rows.overlay(1, 3, live)
      _ = timeline.apply(Rows.envelope([], overlay), counterAtStart: 0)
      var settled = [Rows.row("y", 6, text: "foobar"), Rows.row("w", 8, text: "ok")]
      for index in settled.indices { settled[index].timestamp = shift }
      _ = timeline.apply(Rows.envelope(settled, overlay), counterAtStart: 0)
      #expect(Rows.shown(timeline) == "x y z w")
      #expect(Rows.ids(timeline.rows) == "y w")
      #expect(Rows.text(timeline, of: "x") == "bar")
    }
  }

  /// H-OVER-8.
  @Test func `A user row and a reply of one id do not settle each other`() {
    var timeline = LiveTimeline()
    let overlay = Rows.overlay(1, 1, [Rows.live("x", 2)])
    _ = timeline.apply(Rows.envelope([Rows.row("x", 1, .user)], overlay), counterAtStart: 0)
    #expect(Rows.shown(timeline) == "x x")
  }

  @Test func `A block that leaves the overlay does not bring an older form of itself back`() {
    var timeline = LiveTimeline()
    let old = Rows.live("x", 5, text: "old")
    let rows = [Rows.row("a", 1), old]
    _ = timeline.apply(Rows.envelope(rows, Rows.overlay(1, 1, [old])), counterAtStart: 0)
    _ = timeline.receive(Rows.overlay(1, 2, [Rows.live("x", 5, text: "new")]))
    _ = timeline.receive(Rows.overlay(1, 3))
    #expect(Rows.shown(timeline) == "a")
  }

  /// H-SNAP-8.
  @Test func `An event that brings equal blocks counts and changes no revision`() {
    var timeline = loaded()
    let same = Rows.overlay(1, 6, [Rows.live("x", 9, text: "five")])
    #expect(timeline.receive(same) == .adopted)
    #expect(timeline.revision == 1)
    #expect(timeline.liveEventCounter == 1)
  }

  /// H-OLDER-5.
  @Test func `A page applies only at the cursor of the window, and doubles no row`() {
    var timeline = LiveTimeline()
    let window = Rows.envelope([Rows.row("c", 3), Rows.row("d", 4)], cursor: "3")
    _ = timeline.apply(window, counterAtStart: 0)
    let page = OlderRows(
      rows: [Rows.row("a", 1), Rows.row("b", 2), Rows.row("c", 3), Rows.live("l", 2)],
      pagination: Pagination()
    )
    #expect(timeline.prepend(page, askedAt: Array("4".utf8)) == false)
    #expect(timeline.revision == 1)
    #expect(timeline.prepend(page, askedAt: Array("3".utf8)) == true)
    #expect(Rows.ids(timeline.rows) == "a b c d")
    #expect(timeline.pagination == Pagination())
    #expect(timeline.revision == 2)
    #expect(timeline.prepend(page, askedAt: Array("3".utf8)) == false)
  }

  /// H-EPOCH-2.
  @Test func `The start of a load advances the epoch of an empty chat until a snapshot is in`() {
    var timeline = LiveTimeline(presentationEpoch: 7)
    _ = timeline.loadStarts()
    _ = timeline.loadStarts()
    #expect(timeline.presentationEpoch == 9)
    _ = timeline.apply(Rows.envelope([]), counterAtStart: 0)
    _ = timeline.loadStarts()
    #expect(timeline.presentationEpoch == 9)
  }

  /// H-SCHED-7, H-SCHED-10.
  @Test func `A new target keeps the rows until its first snapshot and nothing of them after it`() {
    var timeline = loaded()
    timeline.retarget()
    #expect(Rows.shown(timeline) == "a x")
    #expect(timeline.receive(Rows.overlay(1, 6, [Rows.live("y", 9)])) == .refused)
    // Its epoch may be lower, since another desktop counts for itself.
    let first = Rows.envelope([Rows.row("n", 1)], Rows.overlay(0, 0))
    let outcome = timeline.apply(first, counterAtStart: 99)
    #expect(outcome.overlay == .refused)
    #expect(Rows.shown(timeline) == "n")
  }

  /// H-SNAP-7.
  @Test func `Echoes leave when the history confirms their operation and stay without`() {
    var timeline = loaded()
    let echoes = ["o1", "o2"].map { MessageEcho(operationID: Array($0.utf8), text: [65]) }
    #expect(timeline.setEchoes(echoes).isEmpty)
    #expect(Rows.shown(timeline) == "a x local:o1 local:o2")
    let rows = [Rows.row("a", 1), Rows.row("u", 2, .user, text: "A", operation: "o1")]
    let outcome = timeline.apply(Rows.envelope(rows, Rows.overlay(1, 6)), counterAtStart: 0)
    #expect(outcome.confirmedOperations == [Array("o1".utf8)])
    #expect(Rows.shown(timeline) == "a u local:o2")
    #expect(timeline.setEchoes(echoes) == [Array("o1".utf8)])
  }

  /// H-SNAP-6.
  @Test func `All 24 orders of 4 events and a closing load end in one state`() {
    let events = (6...9).map { revision in
      Rows.overlay(1, Int64(revision), [Rows.live("x", 9, text: "\(revision)")])
    }
    let last = Rows.envelope([Rows.row("a", 1), Rows.row("b", 2)], events[3])
    let count = Exhaustive.expect { choices in
      var rest = events
      var timeline = loaded()
      while !rest.isEmpty {
        _ = timeline.receive(rest.remove(at: choices.below(rest.count)))
      }
      let counter = timeline.loadStarts()
      _ = timeline.apply(last, counterAtStart: counter)
      let shown = Rows.shown(timeline) + " " + (Rows.text(timeline, of: "x") ?? "")
      return shown == "a b x 9" ? nil : shown
    }
    #expect(count == 24)
  }

  /// H-SNAP-5, H-SNAP-6.
  @Test
  func `All 360 orders of 2 events, a run's start and end, and a load's start and answer agree`() {
    let six = Rows.overlay(1, 6, [Rows.live("x", 9, text: "6")])
    let seven = Rows.overlay(1, 7, [Rows.live("x", 9, text: "7")])
    let read = Rows.envelope([Rows.row("a", 1), Rows.row("b", 2)], six, run: "r")
    let last = Rows.envelope([Rows.row("a", 1), Rows.row("b", 2), Rows.row("c", 3)], seven)
    let count = Exhaustive.expect { choices in
      var timeline = loaded()
      var rest = ["6", "7", "start", "end", "load"]
      var counter = 0
      var newest = 5
      while !rest.isEmpty {
        let event = rest.remove(at: choices.below(rest.count))
        let before = timeline.version
        switch event {
        case "6": _ = timeline.receive(six)
        case "7": _ = timeline.receive(seven)
        case "start": timeline.runStarted(ActiveRun(runID: Array("r".utf8)))
        case "end": timeline.runEnded(Array("r".utf8))
        case "load":
          counter = timeline.loadStarts()
          rest.append("answer")
        default: _ = timeline.apply(read, counterAtStart: counter)
        }
        if let before, let after = timeline.version, after < before { return "the version falls" }
        let text = Rows.text(timeline, of: "x").flatMap { Int($0) } ?? 5
        if text < newest { return "\(text) after \(newest)" }
        newest = text
      }
      let end = timeline.loadStarts()
      _ = timeline.apply(last, counterAtStart: end)
      let isEqual = Rows.shown(timeline) == "a b c x" && Rows.text(timeline, of: "x") == "7"
      return isEqual && timeline.activeRun == nil ? nil : Rows.shown(timeline)
    }
    #expect(count == 360)
  }
}
