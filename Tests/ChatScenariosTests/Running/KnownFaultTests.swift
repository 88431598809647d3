import ChatScenarios
import MarkdownRows
import Testing
import TimelineTrace
import TimelineUnits

/// Faults that public threads tell of, replayed by the catalogue: what its budgets cannot say.
@Suite struct KnownFaultTests {
  private func anchors(_ name: String) throws -> [UInt32] {
    var anchors: [UInt32] = []
    for timed in try ScreenFrames.trace(ScreenFrames.scenario(name)).records {
      if case .restoreBegan(let item, _) = timed.record { anchors.append(item.rawValue) }
    }
    return anchors
  }

  /// B01.1.
  @Test func `Turned at the bottom, the list is at its bottom in the first frame and stays there`()
    throws
  {
    let frames = try ScreenFrames.of("heights/rotation-then-scroll-up").filter {
      $0.milliseconds >= 1_000 && $0.milliseconds < 4_000
    }
    #expect(frames.count > 170)
    #expect(frames.allSatisfy { abs($0.gap(height: 390)) <= 0.5 })
    #expect(frames.allSatisfy { $0.rows.last?.item == 999 })
  }

  /// B01.2.
  @Test func `Going back after a rotation, each row moves 10 pt in each of 600 frames`() throws {
    let frames = try ScreenFrames.of("heights/rotation-then-scroll-up").filter {
      $0.frame.state.contains(.dragging)
    }
    #expect(frames.count >= 599)
    var moves = 0
    for (before, after) in zip(frames, frames.dropFirst()) {
      for row in after.rows {
        guard let y = before.y(of: row.item), let now = after.y(of: row.item) else { continue }
        #expect(abs(now - y - 10) <= 0.5 || y < 0)
        moves += 1
      }
    }
    #expect(moves > 1_500)
  }

  /// B06.1, B06.2, H-FOLLOW-5.
  ///
  /// With its height known the row makes the gap 2,140 pt at once. Else it counts 80 pt until its
  /// cell is prepared, one row ahead: the gap closes from 1,580 to 200 pt and from there, with the
  /// 560 pt that come to it, to 0.
  @Test(arguments: [
    ("heights/send-known-height", 2_140.0, 5.822), ("heights/send-while-scrolled-up", 1_580, 7.369),
  ])
  func `The way to a row sent far below takes what the speed law says, 5.82 s or 3.10 + 4.27 s`(
    name: String,
    distance: Double,
    seconds: Double
  ) throws {
    let frames = try ScreenFrames.of(name).filter { $0.milliseconds >= 2_000 }
    let moving = frames.filter { $0.frame.commanded != .zero }
    let first = try #require(moving.first)
    #expect(abs(first.gap(height: 700) + first.frame.commanded.points - distance) < 0.01)
    let last = try #require(moving.last)
    #expect(abs(last.gap(height: 700)) <= 1)
    #expect(abs((last.at - first.at).seconds + 1.0 / 60 - seconds) <= 0.02)
  }

  /// B06.3, H-MOTION-1.
  @Test func `With Reduce Motion the sent row is wholly on screen in its second frame`() throws {
    let frames = try ScreenFrames.of("heights/send-with-reduce-motion")
    let shown = try #require(frames.firstIndex { $0.y(of: 100) != nil })
    #expect(abs(frames[shown + 1].gap(height: 700)) <= 1)
  }

  /// B07.1, B07.2, B07.3.
  @Test func `At each of four widths every row has the height of a fresh layout at that width`()
    throws
  {
    let catalog = try Scenarios.catalog()
    let path = catalog.path(ofCorpus: "chat")
    let rows = try InputLoader.rows(ofEnvelope: InputFile.read(path, as: path), at: path)
    let file = catalog.metricsFile
    let metrics = try MetricsFile(try InputFile.read(file, as: file))
    var checked = 0
    let frames = try ScreenFrames.of("heights/width-keyed-heights")
    for (from, to, width) in [
      (900.0, 1_000.0, 402), (1_500, 3_000, 744), (3_500, 5_000, 300), (5_500, 7_000, 402),
      (7_600, 10_000, 744),
    ] {
      let fresh = MarkdownMeasurer(metrics: metrics, fonts: nil)
      for frame in frames where frame.milliseconds > from && frame.milliseconds < to {
        for row in frame.rows {
          let text = rows[Int(row.item)]
          let layout = TextLayout(width: .points(Int64(width)))
          let measured = try fresh.measure(text, in: layout)
          #expect(row.height == measured.height)
          checked += 1
        }
      }
    }
    #expect(checked > 1_000)
  }

  /// B08.1, B08.2, H-SELF-4.
  @Test func `Two trims leave all 166 rows at 100 pt, and no row moves then or on the way back`()
    throws
  {
    let name = "heights/size-store-trimmed"
    let frames = try ScreenFrames.of(name).filter { $0.milliseconds > 19_000 }
    #expect(frames.allSatisfy { $0.frame.contentHeight == .points(16_600) })
    let atBottom = frames.filter { $0.milliseconds < 20_500 }
    #expect(atBottom.count > 80)
    #expect(atBottom.allSatisfy { abs($0.gap(height: 700)) <= 0.5 })
    let above = frames.filter { $0.milliseconds > 21_100 && $0.milliseconds < 23_000 }
    #expect(above.count > 100)
    #expect(above.allSatisfy { abs($0.gap(height: 700) - 400) <= 0.5 })
    let last = try #require(frames.last)
    #expect(abs(last.gap(height: 700) - 3_400) <= 0.5)
    // What was dropped is prepared anew as it comes in, the rows that were kept are not.
    var prepared: [UInt32] = []
    for timed in try ScreenFrames.trace(ScreenFrames.scenario(name)).records {
      if case .preparing(let item) = timed.record, timed.at > .zero + .seconds(19) {
        prepared.append(item.rawValue)
      }
    }
    // The first trim keeps rows 139 to 165, so the second one drops nothing more above them.
    #expect(prepared == Array((124..<139).reversed()))
  }

  /// B12.3.
  @Test func `A page keeps the same row in place, 50, 100 or 500 ms after it was asked for`() throws
  {
    let found = try ["variable-50ms", "arrival-100ms", "arrival-time"].map {
      try anchors("prepend/prepend-" + $0)
    }
    #expect(found[0].count == 1)
    #expect(found == [found[0], found[0], found[0]])
  }

  /// B13.1.
  @Test func `The rows on screen are the same before and after the first and the second page`()
    throws
  {
    let frames = try ScreenFrames.of("prepend/first-prepend-after-open")
    for time in [4_500.0, 10_500] {
      let before = try #require(frames.last { $0.milliseconds < time })
      let after = try #require(frames.first { $0.milliseconds > time + 100 })
      #expect(before.rows.map(\.item) == after.rows.map(\.item))
      for row in before.rows {
        let y = try #require(before.y(of: row.item))
        #expect(abs(try #require(after.y(of: row.item)) - y) <= 0.5)
      }
    }
  }

  /// B13.2.
  @Test func `The first and the second page leave the same trace but for ids and the way above`()
    throws
  {
    let trace = try ScreenFrames.trace(ScreenFrames.scenario("prepend/two-equal-prepends"))
    let pages = [4_500.0, 10_500].map { start in
      trace.records.filter {
        let elapsed = $0.at.sinceStart.milliseconds - start
        return elapsed >= 0 && elapsed < 1_900
      }
    }
    #expect(pages[0].count > 115)
    #expect(pages[0].count == pages[1].count)
    let moved = try pages.map { records in
      try #require(
        records.compactMap { if case .frame(let frame) = $0.record { frame.offset } else { nil } }
          .first
      )
    }
    var rows: [(UInt32, UInt32)] = []
    for (one, two) in zip(pages[0], pages[1]) {
      #expect(two.at - one.at == .seconds(6))
      switch (one.record, two.record) {
      case (.placed(let item, let top, let height, let isEstimated), let other):
        guard case .placed(let second, let y, let size, let flag) = other else { break }
        rows.append((item.rawValue, second.rawValue))
        #expect(top - moved[0] == y - moved[1] && height == size && isEstimated == flag)
      case (.restoreBegan(let item, let screenY), .restoreBegan(let second, let y)):
        #expect(screenY == y)
        rows.append((item.rawValue, second.rawValue))
      case (.frame(let frame), .frame(let second)):
        #expect(frame.offset - moved[0] == second.offset - moved[1])
        #expect(frame.commanded == second.commanded && frame.state == second.state)
      case (let first, let second): #expect(first == second)
      }
    }
    #expect(rows.count == 6)
    #expect(rows.allSatisfy { $0.0 == $0.1 + 25 })
  }

  /// B14.1, B14.2, B14.3.
  @Test func `A fling goes on as if no rows had come, and its rows rest where they would have`()
    throws
  {
    let name = "prepend/prepend-during-deceleration"
    let frames = try ScreenFrames.of(name)
    var control = try ScreenFrames.scenario(name)
    control.events.removeLast()
    let undisturbed = ScreenFrames.of(try ScreenFrames.trace(control))
    #expect(frames.count == undisturbed.count)
    for (frame, other) in zip(frames, undisturbed) {
      #expect(frame.frame.commanded == other.frame.commanded)
      let first = try #require(other.rows.first)
      let y = try #require(other.y(of: first.item))
      #expect(abs(try #require(frame.y(of: first.item)) - y) <= 0.5)
    }
    #expect(frames.last.map { $0.frame.offset } != undisturbed.last.map { $0.frame.offset })
  }

  /// B15.1, B15.2, B15.3, H-SELF-4.
  ///
  /// A row off screen keeps its height until it comes in again, so the offset is 10,200 pt with the
  /// page and 10,172 pt with the way back to the header taken off.
  @Test func `With the page the offset is 1,200 + 9,000 pt, and less 28 where the header was`()
    throws
  {
    let frames = try ScreenFrames.of("prepend/group-header-regroup")
    let before = try #require(frames.last { $0.milliseconds < 2_900 })
    #expect(before.frame.offset == .points(1_200))
    let after = try #require(frames.last { $0.milliseconds < 4_400 })
    #expect(after.frame.offset == .points(10_200))
    #expect(after.rows.first?.item == before.rows.first?.item)
    let last = try #require(frames.last)
    let way = frames.filter { $0.milliseconds > 4_400 }.map(\.frame.commanded.points)
    #expect(last.frame.offset.points - way.reduce(0, +) == 10_172)
    #expect(last.y(of: 0) == 28)
  }

  /// B20.1.
  @Test func `A block that collapses at the bottom takes the offset down by exactly 422 pt`() throws
  {
    let frames = try ScreenFrames.of("follow/live-block-collapse").filter { !$0.isCovered }
    let offsets = frames.map(\.frame.offset.points)
    let drops = zip(offsets, offsets.dropFirst()).map { $0 - $1 }.filter { $0 != 0 }
    #expect(drops == [422])
    #expect(frames.allSatisfy { abs($0.gap(height: 700)) < 1.0 / 192 })
  }

  /// B21.2, B21.3.
  @Test func `Following 150 pieces never steps back and never starts anew while a gap is open`()
    throws
  {
    let trace = try ScreenFrames.trace(ScreenFrames.scenario("follow/overlapping-follow-runs"))
    let offsets = ScreenFrames.of(trace).map(\.frame.offset)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    var gap = 0.0
    var restarts = 0
    for timed in trace.records {
      if case .followLink(true) = timed.record, gap > 1, timed.at > .zero + .milliseconds(1_200) {
        restarts += 1
      }
      if case .frame(let frame) = timed.record {
        gap = frame.contentHeight.points - 700 - frame.offset.points
      }
    }
    #expect(restarts == 0)
  }

  /// B21.1, B21.4.
  @Test func `While 150 pieces come 18 renders show them, one more the last, at 80 to 2,200 pt/s`()
    throws
  {
    let trace = try ScreenFrames.trace(ScreenFrames.scenario("follow/overlapping-follow-runs"))
    var renders: [Double] = []
    var pieces = 0
    for timed in trace.records {
      if case .rendered(.live, _) = timed.record {
        renders.append(timed.at.sinceStart.milliseconds)
      }
      if case .input(.live, _) = timed.record { pieces += 1 }
    }
    #expect(pieces == 150)
    #expect(renders.filter { $0 <= 1_000 + 2_867 }.count == 18)
    #expect(renders.count == 19)
    let frames = ScreenFrames.of(trace)
    let moving = frames.filter { $0.frame.commanded != .zero && $0.milliseconds > 1_000 }
    // A step that ends at the bottom is what was left.
    for frame in moving where frame.gap(height: 700) > 1 {
      let speed = frame.frame.commanded.points * 60
      #expect(speed >= 80 - 0.5 && speed <= 2_200 + 0.5)
    }
    #expect(abs(try #require(frames.last?.frame.contentHeight.points) - 4_840 - 352) < 0.02)
  }

  /// B22.2, B22.3.
  @Test func `The gap of a row that grows by 80 pt peaks below 84 pt and is closed 1.8 s later`()
    throws
  {
    let frames = try ScreenFrames.of("follow/growth-while-following").filter {
      $0.milliseconds >= 1_200
    }
    let peak = frames.filter { $0.milliseconds < 3_000 }.map { $0.gap(height: 700) }.max()
    #expect(abs(try #require(peak) - 83) <= 1)
    let closed = try #require(frames.first { $0.gap(height: 700) <= 1 })
    #expect(abs(closed.milliseconds - 1_200 - 1_800) <= 50)
    #expect(frames.allSatisfy { $0.frame.state.contains(.following) })
    #expect(abs(try #require(frames.last).gap(height: 700)) <= 1)
  }

  /// B24.1, B24.2.
  @Test func `The offset is 0 in every frame until the content is taller than the screen`() throws {
    let frames = try ScreenFrames.of("follow/short-content-no-motion")
    let short = frames.filter { $0.frame.contentHeight <= .points(700) }
    #expect(short.count > 200)
    #expect(short.allSatisfy { $0.frame.offset == .zero })
    #expect(frames.contains { $0.frame.offset > .zero })
  }

  /// B25.1, B25.2.
  @Test(arguments: ["reveal/mixed-estimate-generations", "reveal/mixed-estimates-200"])
  func `Row 250 is at the top, and in every frame each row begins where the last one ends`(
    name: String
  ) throws {
    let frames = try ScreenFrames.of(name)
    #expect(abs(try #require(frames.last?.y(of: 250))) <= 1)
    for frame in frames {
      for (row, next) in zip(frame.rows, frame.rows.dropFirst()) {
        #expect(next.top == row.top + row.height)
      }
    }
  }

  /// B26.1, B28.1.
  @Test(arguments: [
    "reveal/oldest-rows-first-frame", "reveal/reveal-before-measured",
    "reveal/reveal-measured-top-first", "reveal/reveal-full-size",
  ])
  func `Every frame that is shown has the newest row on the bottom of the screen`(
    name: String
  ) throws {
    let frames = try ScreenFrames.of(name).filter { !$0.isCovered }
    #expect(frames.count > 30)
    #expect(frames.allSatisfy { abs($0.gap(height: 700)) <= 1 })
  }

  /// B28.1, H-SELF-3.
  @Test func `Rows of full size that are measured late are revealed at the bottom and followed`()
    throws
  {
    let frames = try ScreenFrames.of("reveal/reveal-full-size-top-first").filter { !$0.isCovered }
    #expect(abs(try #require(frames.first).gap(height: 700)) <= 1)
    #expect(try #require(frames.last).rows.last?.item == 39)
    #expect(abs(try #require(frames.last).gap(height: 700)) <= 1)
    let offsets = frames.map(\.frame.offset)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
  }

  /// B30.2.
  @Test func `Of 240 pt of an image 28 are open as the next grows, which closes in 2.7 s`() throws {
    let frames = try ScreenFrames.of("reveal/late-image-growth").filter { !$0.isCovered }
    let before = try #require(frames.last { $0.milliseconds < 2_600 })
    #expect(abs(before.gap(height: 700) - 28) <= 1)
    let closed = try #require(
      frames.first { $0.milliseconds > 2_610 && $0.gap(height: 700) <= 1 }
    )
    #expect(closed.milliseconds - 2_600 <= 2_700)
    #expect(frames.last.map { abs($0.gap(height: 700)) <= 1 } == true)
  }
}
