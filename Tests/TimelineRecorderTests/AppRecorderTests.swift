import Foundation
import Testing
import TimelineRecorder
import TimelineTrace
import TimelineUnits

/// Covers `AppRecorder+Data`.
@Suite struct AppRecorderTests {
  private let recorder = AppRecorder(
    screen: RecordedScreen(widthPt: 393, heightPt: 852, bottomInsetPt: 34, refreshesPerSecond: 120),
    startedAt: 1_000
  )

  /// The lines of the recording, without the first ones and the last one.
  private func lines(until time: Double = 1_001) throws -> [String] {
    let trace = try Trace(bytes: recorder.finish(at: time))
    let text = String(decoding: TraceText.text(of: trace), as: UTF8.self)
    return text.split(separator: "\n").map(String.init).dropFirst(2).dropLast()
  }

  private func frame(
    _ rows: [RecordedRow],
    offset: Double = 0,
    commanded: Double? = nil,
    late: Double = 0,
    at time: Double
  ) {
    recorder.frame(
      offsetPt: offset,
      contentHeightPt: 2_000,
      rows: rows,
      state: .following,
      commandedPt: commanded,
      lateBySeconds: late,
      at: time
    )
  }

  @Test func `A recording begins with the screen and ends with the run`() throws {
    let trace = try Trace(bytes: recorder.finish(at: 1_000.5))
    let text = String(decoding: TraceText.text(of: trace), as: UTF8.self)
    #expect(
      text == """
        timelinetrace/1
        0 began width=393 height=852 insetTop=0 insetLeft=0 insetBottom=34 insetRight=0 scale=3 \
        refresh=8_1/3 estimate=80 renderInterval=166_2/3
        500 ended

        """
    )
    #expect(recorder.finish(at: 1_002) == [])
    #expect(recorder.skipped == 1)
  }

  @Test func `Settle passes are counted, still ones in a row`() throws {
    recorder.covered(at: 1_000)
    let kinds: [(SettleKind, SettleReason)] = [
      (.waiting, .preparing), (.moved, .afterWait), (.still, .none), (.still, .none),
      (.still, .none),
    ]
    for (index, (kind, reason)) in kinds.enumerated() {
      let row = kind == .waiting ? "row" : nil
      recorder.settlePass(kind, because: reason, row: row, at: 1_000 + Double(index + 1) * 0.032)
    }
    recorder.revealed(.still, creepPt: 0.5, at: 1_000.16)
    #expect(
      try lines() == [
        "0 covered epoch=0",
        "32 settlePass pass=1 kind=waiting reason=preparing still=0 item=0 difference=0",
        "64 settlePass pass=2 kind=moved reason=afterWait still=0 item=- difference=0",
        "96 settlePass pass=3 kind=still reason=none still=1 item=- difference=0",
        "128 settlePass pass=4 kind=still reason=none still=2 item=- difference=0",
        "160 settlePass pass=5 kind=still reason=none still=3 item=- difference=0",
        "160 revealed cause=still pass=5 creep=1/2".replacing("1/2", with: "0_1/2"),
      ]
    )
  }

  @Test func `Only rows that changed since the last frame are told`() throws {
    let a = RecordedRow(id: "a", topPt: 0, heightPt: 80, isEstimated: true)
    let b = RecordedRow(id: "b", topPt: 80, heightPt: 100)
    frame([a, b], at: 1_000.1)
    frame([a, b], at: 1_000.2)
    var grown = a
    (grown.heightPt, grown.isEstimated) = (90, false)
    frame([grown], at: 1_000.3)
    let names = try lines().map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(
      names == [
        "100 placed item=0", "100 placed item=1", "100 frame offset=0", "200 frame offset=0",
        "300 left item=1", "300 placed item=0", "300 frame offset=0",
      ]
    )
  }

  /// M-NOTE-1.
  @Test func `A change of the offset is commanded, but for what the app corrected`() throws {
    frame([], offset: 0, at: 1_000.1)
    frame([], offset: 30, at: 1_000.2)
    recorder.corrected(byPt: 100)
    frame([], offset: 135, at: 1_000.3)
    frame([], offset: 140, commanded: 0, at: 1_000.4)
    let commanded = try lines().map { $0.split(separator: " ")[4] }
    #expect(commanded == ["commanded=0", "commanded=30", "commanded=5", "commanded=0"])
  }

  @Test func `A late frame is told with its lateness`() throws {
    frame([], late: 0.025, at: 1_000.1)
    #expect(try lines().last == "100 late by=25")
  }

  @Test func `A time before the latest one counts as the latest one`() throws {
    recorder.covered(at: 1_000.2)
    recorder.modelUpdated(at: 1_000.1)
    recorder.heldUpdateApplied(restedAt: 999, at: 1_000.05)
    #expect(
      try lines() == ["200 covered epoch=0", "200 modelUpdated", "200 heldApplied rested=0"]
    )
  }

  @Test func `Numbers that no trace holds record nothing, and the trace stays whole`() throws {
    let row = RecordedRow(id: "a", topPt: 0, heightPt: 80)
    var broken = row
    broken.heightPt = -1
    frame([broken], at: 1_000.1)
    frame([row, row], at: 1_000.1)
    for bad in [Double.nan, .infinity, -.infinity, 1e300] {
      frame([], offset: bad, at: 1_000.1)
      frame([], commanded: bad, at: 1_000.1)
      recorder.settlePass(.still, differencePt: bad, at: 1_000.1)
      recorder.revealed(.still, creepPt: bad, at: 1_000.1)
      recorder.measured(row: "a", fromPt: 0, toPt: bad, isFirst: true, at: 1_000.1)
      recorder.bottomPass(gapPt: bad, isStable: true, at: 1_000.1)
      recorder.restoreBegan(anchor: "a", screenYPt: bad, at: 1_000.1)
      recorder.covered(at: bad)
    }
    for rows in [-1, Int.max, Int.min] { recorder.mounted(rows: rows, at: 1_000.1) }
    for points in [Double.nan, 1e10] { recorder.corrected(byPt: points) }
    recorder.rendered(.live, changedRows: -1, at: 1_000.1)
    recorder.snapshotApplied(inserted: 0, deleted: -1, moved: 0, at: 1_000.1)
    recorder.olderPageEnded(.applied, rows: -1, at: 1_000.1)
    recorder.layout(LayoutSummary(passes: -1), at: 1_000.1)
    #expect(recorder.skipped == 2 + 8 * 4 + 9)
    #expect(try lines() == [])
  }

  @Test func `Every call writes the record that it is named after`() throws {
    let now = 1_000.1
    recorder.input(.live, row: "a", at: now)
    recorder.viewportChanged(widthPt: 400, heightPt: 500, topInsetPt: 1, bottomInsetPt: 2, at: now)
    recorder.mounted(rows: 3, at: now)
    recorder.modelUpdated(at: now)
    recorder.rendered(.live, changedRows: 1, at: now)
    recorder.updateHeld(at: now)
    recorder.heldUpdateApplied(restedAt: now, at: now)
    recorder.snapshotApplied(inserted: 1, deleted: 2, moved: 3, at: now)
    recorder.preparing(row: "a", at: now)
    recorder.prepared(row: "a", at: now)
    recorder.reconfigured(row: "a", at: now)
    recorder.measured(row: "a", fromPt: 80, toPt: 90, isFirst: true, at: now)
    recorder.layout(LayoutSummary(passes: 1), at: now)
    recorder.olderPageRequested(underCover: false, at: now)
    recorder.olderPageEnded(.applied, rows: 4, at: now)
    recorder.restoreBegan(anchor: "a", screenYPt: 5, at: now)
    recorder.restoreEnded(.settled, at: now)
    recorder.followSwitched(on: true, because: .sent, at: now)
    recorder.followLink(isRunning: true, at: now)
    recorder.bottomPass(gapPt: 2, isStable: false, at: now)
    recorder.bottomEnded(.stable, at: now)
    let names = try lines().map { $0.split(separator: " ")[1] }
    #expect(
      names == [
        "input", "viewport", "mounted", "modelUpdated", "rendered", "held", "heldApplied",
        "snapshotApplied", "preparing", "prepared", "reconfigured", "measured", "layout",
        "olderRequested", "olderEnded", "restoreBegan", "restoreEnded", "followSwitched",
        "followLink", "bottomPass", "bottomEnded",
      ]
    )
    #expect(recorder.skipped == 0)
  }

  /// PRIV-1.
  @Test func `The file holds the recording and no id of a row`() throws {
    let path = NSTemporaryDirectory() + "/recording-\(UInt64.random(in: 0..<UInt64.max)).trace"
    defer { try? FileManager.default.removeItem(atPath: path) }
    frame([RecordedRow(id: "quetzal", topPt: 0, heightPt: 80)], at: 1_000.1)
    try recorder.write(toFile: path, at: 1_001)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(try Trace(bytes: bytes).records.reduce(0) { count, _ in count + 1 } == 4)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("quetzal"))
  }

  /// M-WORK-1, M-DATA-1.
  @Test func `Work on text and the data side become records, impossible numbers do not`() throws {
    recorder.dataBegan(at: 1_000)
    recorder.textPrepared(row: "a", parses: 1, shapes: 40, at: 1_000)
    recorder.loadEnded(.late, at: 1_000)
    recorder.hostReleased(at: 1_000)
    recorder.liveShown(row: "b", epoch: 1, revision: 7, at: 1_000)
    recorder.sent(message: 0, files: 2, at: 1_000)
    recorder.stored(message: 0, files: 2, at: 1_000)
    recorder.confirmed(message: 0, at: 1_000)
    recorder.confirmed(message: -1, at: 1_000)
    recorder.sent(message: 1, files: -1, at: 1_000)
    recorder.liveShown(row: "b", epoch: -1, revision: 7, at: 1_000)
    recorder.textPrepared(row: "a", parses: -1, shapes: 0, at: 1_000)
    recorder.stored(message: -1, at: 1_000)
    #expect(recorder.skipped == 5)
    #expect(
      try lines() == [
        "0 dataBegan", "0 textWork item=0 parses=1 shapes=40", "0 loadEnded outcome=late",
        "0 hostReleased", "0 liveShown item=1 epoch=1 revision=7", "0 sent operation=0 files=2",
        "0 stored operation=0 files=2", "0 confirmed operation=0",
      ]
    )
  }
}
