import Foundation
import TestSupport
import Testing
import TimelineTrace
import TimelineUnits

@testable import TimelineFilm

/// Covers `FilmMaker`, `FilmFrames`, `FilmPlaces`.
///
/// Covers `FilmMarks`, `FilmColumn`, `JSONBytes`.
@Suite struct FilmTests {
  private let trace = SampleRun.trace()

  private func object() throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(Film.json(of: trace)))
    return try #require(value as? [String: Any])
  }

  private func column(_ group: String, _ key: String) throws -> [Int64] {
    let columns = try #require(try object()[group] as? [String: Any])
    let column = try #require(columns[key] as? [String: Any])
    let unit = try #require(column["unit"] as? Int64)
    let steps = try #require(column["steps"] as? [Any])
    var sum: Int64 = 0
    var values: [Int64] = []
    for step in steps {
      let run = try step as? [Int64] ?? [1, #require(step as? Int64)]
      for _ in 0..<run[0] {
        sum += run[1]
        values.append(sum * unit)
      }
    }
    return values
  }

  /// The instants at which the player is compared: frames, between them, before and after all.
  private var instants: [Instant] {
    (0..<20).map { Instant(ticks: Int64($0) * 371_000_000 + 1) } + [.zero]
  }

  @Test func `A film holds each of 600 frames to the bit`() throws {
    let times = try column("frames", "at")
    let offsets = try column("frames", "offset")
    let late = try column("frames", "late")
    var index = 0
    for timed in trace.records {
      guard case .frame(let frame) = timed.record else { continue }
      #expect(times[index] == timed.at.ticks)
      #expect(offsets[index] == frame.offset.units)
      index += 1
    }
    #expect(index == 600 && times.count == 600)
    #expect(late.filter { $0 == Interval.milliseconds(9).ticks }.count == 12)
    #expect(late.filter { $0 == 0 }.count == 588)
  }

  @Test func `A pass is a mark with its number, kind, reason, row and difference`() throws {
    let kinds = try column("marks", "kind")
    let second = try #require(
      kinds.indices.filter { kinds[$0] == Int64(FilmMark.pass.rawValue) }.dropFirst().first
    )
    #expect(try column("marks", "a")[second] == 2)
    #expect(try column("marks", "b")[second] == Int64(SettleKind.moved.rawValue))
    #expect(try column("marks", "c")[second] == Int64(SettleReason.rowHeight.rawValue))
    #expect(try column("marks", "d")[second] == 7)
    #expect(try column("marks", "item")[second] == 3)
  }

  /// BM-RTEST-2.
  @Test func `The player shows at 21 instants, in any order, what a replay of the trace gives`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("film-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("film.json")
    try Data(Film.json(of: trace)).write(to: file)
    let shuffled = instants.reversed() + instants
    let script = """
      const Film = require(process.argv[1]);
      const film = Film.decode(JSON.parse(require("fs").readFileSync(process.argv[2])));
      const screen = new Film.Screen(film);
      const kinds = process.argv[3].split(" ");
      for (const text of process.argv.slice(4)) {
        const at = Number(text);
        console.log(JSON.stringify({ ...Film.stateAt(film, screen, at),
          outbox: Film.outboxAt(film, kinds, at) }));
      }
      """
    let kinds = FilmMark.allCases.map(\.name.description).joined(separator: " ")
    let arguments =
      [PageAssets.path(of: "film.js"), file.path, kinds] + shuffled.map { String($0.ticks) }
    guard let output = Node.run(script, arguments) else { return }
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines == shuffled.map { ReplayedScreen(trace, at: $0).json })
  }

  /// BM-DATA-1.
  @Test func `4 and more equal steps are written once, 3 as they are`() {
    func written(_ values: [Int64]) -> String {
      var column = FilmColumn()
      for value in values { column.append(value) }
      var json = JSONBytes()
      json.object { column.write("c", to: &$0) }
      return String(decoding: json.bytes, as: UTF8.self)
    }
    #expect(written([0, 0, 0, 0, 0]) == #"{"c":{"unit":1,"steps":[[5,0]]}}"#)
    #expect(written([2, 4, 6, 6]) == #"{"c":{"unit":2,"steps":[1,1,1,0]}}"#)
    #expect(written([3, 6, 9, 12, 12]) == #"{"c":{"unit":3,"steps":[[4,1],0]}}"#)
    #expect(written([]) == #"{"c":{"unit":1,"steps":[]}}"#)
  }

  @Test func `The viewport of an instant is found among 4,096 in at most 13 looks`() throws {
    let script = """
      const Film = require(process.argv[1]);
      const count = 4096;
      const times = Array.from({ length: count }, (_, i) => i * 10);
      const marks = { at: times, kind: times.map(() => 0), a: times, b: times, c: times, d: times };
      const film = { marks, setup: { width: -1 } };
      Film.viewportAt(film, ["viewport"], 0);
      let looks = 0;
      const all = film.viewTimes;
      film.viewTimes = new Proxy(all, { get: (own, key) => {
        if (typeof key === "string" && /^[0-9]+$/.test(key)) looks += 1;
        return own[key];
      } });
      let most = 0;
      for (const at of [-5, 0, 9, 10, 20477, 40950, 1e9]) {
        looks = 0;
        const width = Film.viewportAt(film, ["viewport"], at).width;
        most = Math.max(most, looks);
        console.log(width);
      }
      console.log(most);
      """
    guard let output = Node.run(script, [PageAssets.path(of: "film.js")]) else { return }
    let numbers = output.split(separator: "\n").compactMap { Int($0) }
    #expect(Array(numbers.dropLast()) == [-1, 0, 0, 10, 20_470, 40_950, 40_950])
    #expect(try #require(numbers.last) <= 13)
  }
}
