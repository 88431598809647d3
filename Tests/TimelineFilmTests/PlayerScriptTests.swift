import Foundation
import Testing
import TimelineTrace
import TimelineUnits

@testable import TimelineFilm

/// What the player's scripts make of a film: anomalies, sentences, lanes and the outbox in words.
@Suite struct PlayerScriptTests {
  private func second(_ count: Int64) -> Instant { .zero + .seconds(count) }

  private func frame(_ commanded: Int64, _ state: FrameState) -> FrameRecord {
    FrameRecord(
      offset: .zero,
      contentHeight: .zero,
      commanded: .points(commanded),
      state: state
    )
  }

  private func trace(_ records: [TraceRecord]) -> Trace {
    var recorder = TraceRecorder()
    recorder.record(.began(RunSetup()), at: .zero)
    recorder.record(.frame(frame(0, [])), at: .zero)
    for (index, record) in records.enumerated() {
      recorder.record(record, at: second(Int64(index) + 1))
    }
    recorder.record(.ended, at: second(60))
    return recorder.finish()
  }

  /// What a script prints that knows `film`, `names` and the page's pure scripts.
  private func lines(_ records: [TraceRecord], _ script: String) throws -> [String]? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("film-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let film = folder.appendingPathComponent("film.json")
    let names = folder.appendingPathComponent("names.json")
    try Data(Film.json(of: trace(records))).write(to: film)
    try Data(FilmNames.json()).write(to: names)
    let start = """
      const read = (path) => JSON.parse(require("fs").readFileSync(path));
      globalThis.Film = require(process.argv[3]);
      const [Anomalies, Tracks] = process.argv.slice(4).map((path) => require(path));
      const [film, names] = [Film.decode(read(process.argv[1])), read(process.argv[2])];
      """
    let scripts = ["film.js", "anomalies.js", "tracks.js"].map { PageAssets.path(of: $0) }
    let output = Node.run(start + "\n" + script, [film.path, names.path] + scripts)
    return output?.split(separator: "\n").map(String.init)
  }

  private static let mishaps: [TraceRecord] = [
    .data(.began), .data(.sent(operation: 1, files: 2)), .data(.stored(operation: 1, files: 1)),
    .data(.stored(operation: 1, files: 2)), .data(.confirmed(operation: 1)),
    .data(.sent(operation: 2, files: 0)), .data(.stored(operation: 2, files: 0)),
    .data(.loadEnded(.applied)), .data(.loadEnded(.timedOut)), .data(.loadEnded(.late)),
    .data(.liveShown(ItemID(rawValue: 7), epoch: 2, revision: 5)),
    .data(.liveShown(ItemID(rawValue: 7), epoch: 2, revision: 4)),
    .data(.liveShown(ItemID(rawValue: 7), epoch: 3, revision: 1)),
    .data(.leaseRenewed), .data(.liveWithheld), .data(.liveWithheld), .data(.leaseRenewed),
    .data(.liveWithheld), .data(.chunkStored(file: 1, chunk: 3)),
    .data(.chunkStored(file: 1, chunk: 3)), .olderEnded(.stale, rows: 0),
    .olderEnded(.applied, rows: 9),
  ]

  /// BM-PLAY-5.
  @Test func `The data side has 10 anomalies among 21 marks`() throws {
    let script = """
      for (const [at, kind, text] of Anomalies.of(film, names)) {
        console.log(at / 705600000, kind, text);
      }
      """
    guard let lines = try lines(Self.mishaps, script) else { return }
    #expect(
      lines == [
        "3 outbox message 1 is stored with 1 of its 2 files",
        "4 outbox message 1 is stored again",
        "9 load load of the newest rows: timed out",
        "10 load load of the newest rows: late",
        "12 live row 7 went back from revision 5 to 4",
        "15 live a live event is not sent, for want of a lease",
        "18 live a live event is not sent, for want of a lease",
        "20 outbox piece 3 of file 1 is stored again",
        "21 load older page: stale, 0 rows",
        "60 outbox message 2 is stored and not confirmed at the end",
      ]
    )
  }

  /// BM-PLAY-5.
  @Test func `Frames and passes have 6 anomalies`() throws {
    let pass = SettlePassRecord(
      index: 9,
      kind: .moved,
      reason: .rowHeight,
      stillCount: 0,
      item: ItemID(rawValue: 17),
      difference: .points(156)
    )
    let records: [TraceRecord] = [
      .rendered(.live, changed: 1), .frame(frame(3, .dragging)), .late(by: .milliseconds(9)),
      .settlePass(pass), .revealed(.deadline, pass: 60, creep: .zero),
      .fault(.layoutLoop, value: 100), .rendered(.live, changed: 1),
    ]
    let script = """
      for (const [, kind] of Anomalies.of(film, names)) console.log(kind);
      film.setup.renderInterval = 1e12;
      console.log(Anomalies.of(film, names).filter(([, kind]) => kind === "cadence").length);
      """
    guard let lines = try lines(records, script) else { return }
    #expect(
      lines == ["yank", "late", "reset", "deadline", "fault", "1"]
    )
  }

  private func moved(_ reason: SettleReason, _ row: UInt32?) -> TraceRecord {
    .settlePass(
      SettlePassRecord(
        index: 4,
        kind: .moved,
        reason: reason,
        stillCount: 0,
        item: row.map(ItemID.init(rawValue:)),
        difference: .points(300)
      )
    )
  }

  private func measured(_ row: UInt32, _ from: Int64, _ to: Int64) -> TraceRecord {
    .measured(ItemID(rawValue: row), from: .points(from), to: .points(to), isFirst: false)
  }

  /// BM-PLAY-3.
  @Test func `A pass that moved names the row that grew since the pass before`() throws {
    let records: [TraceRecord] = [
      measured(5, 10, 900), moved(.contentHeight, nil), .prepared(ItemID(rawValue: 59)),
      measured(58, 80, 90), measured(59, 80, 100), measured(59, 100, 236), moved(.visibleRows, 56),
      measured(7, 80, 400), measured(8, 80, 60), moved(.rowHeight, 8), moved(.offset, nil),
      .snapshotApplied(inserted: 1, deleted: 0, moved: 0), measured(9, 80, 90),
      moved(.visibleRows, 9),
    ]
    let script = """
      film.marks.kind.forEach((kind, i) => {
        if (names.marks[kind] !== "pass") return;
        console.log(Film.move(film, names, i) + " | " + Film.sentence(film, names, i));
      });
      """
    guard let lines = try lines(records, script) else { return }
    #expect(
      lines == [
        "r5 +890 | pass 4 moved, because of content height: row 5 10 pt → 900 pt",
        "r59 +156 | pass 4 moved, because of visible rows of row 56: row 59 80 pt → 236 pt "
          + "(ready at 3000 ms)",
        "r8 −20 | pass 4 moved: row 8 80 pt → 60 pt",
        "offset | pass 4 moved, because of offset, greatest change 300 pt",
        "r9 visible rows | pass 4 moved, because of visible rows of row 9, greatest change 300 pt",
      ]
    )
  }

  /// BM-PLAY-2.
  @Test func `Only lanes with marks are shown, messages that overlap below one another`() throws {
    let records: [TraceRecord] = [
      .data(.sent(operation: 1, files: 0)), .data(.sent(operation: 2, files: 0)),
      .data(.confirmed(operation: 1)), .data(.sent(operation: 3, files: 0)),
      .olderRequested(underCover: false), .olderEnded(.applied, rows: 3),
      .restoreBegan(anchor: ItemID(rawValue: 1), screenY: .zero), .held, .held,
      .heldApplied(restedAt: .zero),
    ]
    let script = """
      const layout = Tracks.layout([film], names, 40);
      console.log(layout.lanes.map(({ name }) => name).join());
      console.log(layout.flat.length, layout.charts.length, layout.lanes[0].y);
      console.log(Tracks.outbox(film, names).map(({ track }) => track).join());
      console.log(Tracks.spans(film, names).map(({ from, to }) => (to - from) / 705600000).join());
      for (const at of [0, 1.5, 3.5]) {
        console.log(Film.outboxWords(film, names.marks, at * 705600000));
      }
      """
    guard let lines = try lines(records, script) else { return }
    #expect(
      lines == [
        "applies,loads,restores,outbox", "7 0 40", "0,1,0", "1,53,2", "empty",
        "message 1 sent 500 ms ago, not stored", "message 2 sent 1500 ms ago, not stored",
      ]
    )
  }

  @Test func `Each of the data side's facts has a sentence`() throws {
    let script = """
      film.marks.kind.forEach((_, i) => console.log(Film.sentence(film, names, i) || "nothing"));
      """
    guard let lines = try lines(Self.mishaps, script) else { return }
    #expect(lines.count == 21 && !lines.contains("nothing"))
    #expect(lines[0] == "message 1 is sent with 2 files")
    #expect(lines[1] == "the desktop stores message 1 with 1 file")
  }
}
