import ChatData
import Testing

/// Covers `MergedWindow`, `TimelineContent`.
@Suite struct LiveTimelineSnapshotTests {
  private typealias Rows = TestRows

  private func timeline(
    _ rows: [HistoryRow],
    _ overlay: LiveOverlay = LiveOverlay(settlementEpoch: 1, revision: 5),
    cursor: String? = nil
  ) -> LiveTimeline {
    var timeline = LiveTimeline()
    _ = timeline.apply(Rows.envelope(rows, overlay, cursor: cursor), counterAtStart: 0)
    return timeline
  }

  /// H-SNAP-3.
  @Test func `An older epoch, or other blocks under one version, drops the whole answer`() {
    let block = Rows.live("x", 9, text: "five")
    var timeline = timeline([Rows.row("a", 1)], Rows.overlay(1, 5, [block]))
    let before = timeline
    let rows = [Rows.row("a", 1), Rows.row("b", 2)]
    let other = Rows.overlay(1, 5, [Rows.live("x", 9, text: "else")])
    for overlay in [Rows.overlay(0, 9), other] {
      let outcome = timeline.apply(Rows.envelope(rows, overlay), counterAtStart: 0)
      #expect(outcome.end == .conflict)
      #expect(outcome.needsReload)
      #expect(timeline == before)
    }
    let same = timeline.apply(
      Rows.envelope(rows, Rows.overlay(1, 5, [block])),
      counterAtStart: 0
    )
    #expect(same.end == .applied)
    #expect(!same.needsReload)
  }

  /// H-SNAP-4.
  @Test func `Without history window and pages stay, and only a newer overlay of the epoch counts`()
  {
    var timeline = timeline([Rows.row("a", 1)], cursor: "1")
    for (overlay, taken) in [
      (Rows.overlay(1, 4, [Rows.live("x", 9)]), ""), (Rows.overlay(2, 9, [Rows.live("x", 9)]), ""),
      (Rows.overlay(1, 6, [Rows.live("x", 9)]), " x"),
    ] {
      var envelope = Rows.envelope([], overlay)
      envelope.loadState = .unavailable
      let outcome = timeline.apply(envelope, counterAtStart: 0)
      #expect(outcome.end == .unavailable)
      #expect(outcome.window == .kept)
      #expect(Rows.shown(timeline) == "a" + taken)
    }
    #expect(timeline.pagination.nextCursor == Array("1".utf8))
    #expect(timeline.presentationEpoch == 0)
    var empty = LiveTimeline()
    var unavailable = Rows.envelope([], Rows.overlay(1, 6, [Rows.live("x", 9)]))
    unavailable.loadState = .unavailable
    _ = empty.apply(unavailable, counterAtStart: 0)
    #expect(!empty.isConfirmed)
    #expect(empty.version == nil)
  }

  /// H-SNAP-5.
  @Test func `A moved counter costs a snapshot its live rows and its run, not its history`() {
    var timeline = timeline([Rows.row("a", 1)])
    timeline.runStarted(ActiveRun(runID: [7]))
    let rows = [Rows.row("a", 1), Rows.row("b", 2), Rows.live("l", 3)]
    let envelope = Rows.envelope(rows, Rows.overlay(1, 6), run: "old", cursor: "1")
    let outcome = timeline.apply(envelope, counterAtStart: 0)
    #expect(outcome.isStaleLive)
    #expect(Rows.shown(timeline) == "a b")
    #expect(timeline.activeRun?.runID == [7])
    #expect(timeline.pagination.cursor == Array("1".utf8))
    let fresh = timeline.apply(envelope, counterAtStart: timeline.liveEventCounter)
    #expect(!fresh.isStaleLive)
    #expect(Rows.shown(timeline) == "a b l")
    #expect(timeline.activeRun?.runID == Array("old".utf8))
  }

  /// H-SNAP-5, H-SNAP-6.
  @Test func `Revision 41 loses against 42, counter 7 to 8, and its settled rows commit`() {
    var timeline = timeline([Rows.row("a", 1)], Rows.overlay(1, 34))
    for revision in 35...41 {
      let block = Rows.live("x", 9, text: "\(revision)")
      #expect(timeline.receive(Rows.overlay(1, Int64(revision), [block])) == .adopted)
    }
    #expect(timeline.liveEventCounter == 7)
    let counter = timeline.loadStarts()
    let late = Rows.overlay(1, 41, [Rows.live("x", 9, text: "41")])
    _ = timeline.receive(Rows.overlay(1, 42, [Rows.live("x", 9, text: "42")]))
    #expect(timeline.liveEventCounter == 8)
    let rows = [Rows.row("a", 1), Rows.row("b", 2), Rows.live("x", 9, text: "41")]
    let outcome = timeline.apply(Rows.envelope(rows, late, run: "r"), counterAtStart: counter)
    #expect(outcome.end == .applied)
    #expect(outcome.overlay == .ignored)
    #expect(Rows.shown(timeline) == "a b x")
    #expect(Rows.text(timeline, of: "x") == "42")
    #expect(timeline.version == OverlayVersion(epoch: 1, revision: 42))
    #expect(timeline.activeRun == nil)
  }

  /// H-SNAP-6.
  @Test func `A newer overlay of the epoch is adopted even if the counter moved`() {
    for moved in [false, true] {
      var timeline = timeline([Rows.row("a", 1)])
      if moved { timeline.runStarted(ActiveRun(runID: [1])) }
      let overlay = Rows.overlay(1, 6, [Rows.live("x", 9)])
      let outcome = timeline.apply(Rows.envelope([Rows.row("a", 1)], overlay), counterAtStart: 0)
      #expect(outcome.overlay == .adopted)
      #expect(!outcome.needsReload)
      #expect(timeline.version?.revision == 6)
      #expect(timeline.liveEventCounter == (moved ? 1 : 0))
    }
  }

  /// H-SNAP-6.
  @Test func `Another epoch is adopted with a still counter, else settled rows only and 1 reload`()
  {
    let overlay = Rows.overlay(2, 1, [Rows.live("y", 9)])
    let rows = [Rows.row("a", 1), Rows.row("b", 2)]
    for isFirst in [false, true] {
      for moved in [false, true] {
        var timeline = isFirst ? LiveTimeline() : timeline([Rows.row("a", 1)])
        let old = timeline.version
        if moved { timeline.runStarted(ActiveRun(runID: [1])) }
        let outcome = timeline.apply(Rows.envelope(rows, overlay), counterAtStart: 0)
        #expect(outcome.overlay == (moved ? .refused : .adopted))
        #expect(outcome.needsReload == moved)
        #expect(Rows.shown(timeline) == (moved ? "a b" : "a b y"))
        #expect(timeline.version == (moved ? old : OverlayVersion(epoch: 2, revision: 1)))
        #expect(timeline.isConfirmed)
      }
    }
  }

  /// H-SNAP-8.
  @Test func `The revision moves by 1 whatever a snapshot changes, and by 0 for nothing`() {
    var timeline = timeline([Rows.row("a", 1)])
    #expect(timeline.revision == 1)
    let same = timeline.apply(
      Rows.envelope([Rows.row("a", 1)], Rows.overlay(1, 6)),
      counterAtStart: 0
    )
    #expect(!same.hasChanged)
    #expect(timeline.revision == 1)
    let all = Rows.envelope(
      [Rows.row("a", 1, text: "new"), Rows.row("b", 2)],
      Rows.overlay(1, 7, [Rows.live("x", 9)]),
      run: "r",
      cursor: "1"
    )
    #expect(timeline.apply(all, counterAtStart: 0).hasChanged)
    #expect(timeline.revision == 2)
  }

  /// H-SNAP-9, H-EPOCH-1.
  @Test func `A window without overlap advances the presentation epoch by 1, an empty one did not`()
  {
    var timeline = timeline([])
    let epoch = timeline.presentationEpoch
    _ = timeline.apply(Rows.envelope([Rows.row("a", 1)]), counterAtStart: 0)
    #expect(timeline.presentationEpoch == epoch)
    _ = timeline.apply(Rows.envelope([Rows.row("a", 1), Rows.row("b", 2)]), counterAtStart: 0)
    #expect(timeline.presentationEpoch == epoch)
    _ = timeline.apply(Rows.envelope([Rows.row("n", 3)]), counterAtStart: 0)
    #expect(timeline.presentationEpoch == epoch + 1)
    _ = timeline.apply(Rows.envelope([]), counterAtStart: 0)
    #expect(timeline.presentationEpoch == epoch + 2)
  }

  /// H-SNAP-10.
  @Test func `A merge keeps rows before the snapshot with their pagination, and rules its range`() {
    var timeline = timeline(
      [Rows.row("a", 1), Rows.row("b", 2), Rows.row("m", 2), Rows.row("c", 3), Rows.row("d", 4)],
      cursor: "old"
    )
    let snapshot = Rows.envelope([Rows.row("c", 3), Rows.row("e", 5)], cursor: "new")
    let outcome = timeline.apply(snapshot, counterAtStart: 0)
    #expect(outcome.window == .merged)
    #expect(Rows.ids(timeline.rows) == "a b m c e")
    #expect(timeline.pagination.cursor == Array("old".utf8))
    let moved = Rows.envelope([Rows.row("c", 3), Rows.row("m", 8)], cursor: "new")
    _ = timeline.apply(moved, counterAtStart: 0)
    #expect(Rows.ids(timeline.rows) == "a b c m")
  }

  /// H-SNAP-10.
  @Test func `A snapshot that begins with the window's first row brings its own pagination`() {
    var timeline = timeline([Rows.row("b", 2), Rows.row("c", 3)], cursor: "old")
    let snapshot = Rows.envelope([Rows.row("b", 2), Rows.row("c", 3)], cursor: "new")
    _ = timeline.apply(snapshot, counterAtStart: 0)
    #expect(timeline.pagination.cursor == Array("new".utf8))
  }

  /// H-SNAP-10.
  @Test func `Live rows before the first settled row of a snapshot stand in order`() {
    var timeline = timeline([Rows.row("a", 1), Rows.row("c", 3)])
    let rows = [Rows.live("l", 0), Rows.row("c", 3)]
    _ = timeline.apply(Rows.envelope(rows, Rows.overlay(1, 6)), counterAtStart: 0)
    #expect(Rows.ids(timeline.rows) == "l a c")
  }

  /// H-SNAP-11.
  @Test func `Windows that share no row are replaced, pagination included; moved rows share`() {
    var timeline = timeline([Rows.row("a", 1), Rows.row("b", 2)], cursor: "old")
    let other = Rows.envelope([Rows.row("x", 5), Rows.row("y", 6)], cursor: "new")
    #expect(timeline.apply(other, counterAtStart: 0).window == .replaced)
    #expect(Rows.ids(timeline.rows) == "x y")
    #expect(timeline.pagination.cursor == Array("new".utf8))
    let moved = Rows.envelope([Rows.row("y", 1), Rows.row("z", 2)])
    #expect(timeline.apply(moved, counterAtStart: 0).window == .merged)
    #expect(timeline.apply(Rows.envelope([]), counterAtStart: 0).window == .replaced)
    #expect(timeline.rows.isEmpty)
  }

  /// H-SNAP-5.
  @Test func `Snapshots without a live part never shorten live text: 12 revisions, 3 loads`() {
    var timeline = timeline([Rows.row("a", 1)], Rows.overlay(1, 0))
    var longest = 0
    // Loads start at 40, 120 and 200 ms and land 150 ms later; revisions come every 30 ms.
    let starts = [40, 120, 200]
    var counters: [Int] = []
    for now in stride(from: 0, through: 390, by: 10) {
      if now % 30 == 0, now > 0, now <= 360 {
        let text = String(repeating: "+", count: now / 3)
        _ = timeline.receive(Rows.overlay(1, Int64(now / 30), [Rows.live("x", 9, text: text)]))
      }
      if starts.contains(now) { counters.append(timeline.loadStarts()) }
      if starts.contains(now - 150) {
        let rows = [Rows.row("a", 1), Rows.row("s\(now)", UInt64(now))]
        let envelope = Rows.envelope(rows, Rows.overlay(1, 0), cursor: "\(now)")
        #expect(
          timeline.apply(envelope, counterAtStart: counters.removeFirst()).end == .applied
        )
        #expect(timeline.pagination.cursor == Array("\(now)".utf8))
        #expect(Rows.ids(timeline.rows).contains("s\(now)"))
      }
      let length = Rows.text(timeline, of: "x")?.utf8.count ?? 0
      #expect(length >= longest)
      longest = max(longest, length)
    }
    #expect(longest == 120)
  }
}
