import ChatScenarios
import Testing
import TimelineTrace
import TimelineUnits

/// What the anchor does while something else moves the list, or when it fills the screen.
@Suite struct AnchoringScenarioTests {
  private func records(_ name: String) throws -> [TimedRecord] {
    Array(try ScreenFrames.trace(ScreenFrames.scenario(name)).records)
  }

  /// H-PREPEND-6.
  @Test func `A page pauses the link of a list that follows, and no frame of the movement is lost`()
    throws
  {
    let name = "prepend/prepend-while-following"
    var links: [(Bool, Double)] = []
    for timed in try records(name) {
      if case .followLink(let isRunning) = timed.record {
        links.append((isRunning, timed.at.sinceStart.milliseconds))
      }
    }
    #expect(links.map(\.0) == [true, false, true, false])
    #expect(links[1].1 == 2_500)
    #expect(abs(links[2].1 - 2_516.667) < 0.001)
    let moves = try ScreenFrames.of(name)
      .filter { $0.milliseconds > 2_390 && $0.milliseconds < 2_590 }
      .map(\.frame.commanded.points)
    #expect(moves.count == 12)
    // The gap grows from 273 to 295 pt, so the list moves by 3.0 to 3.3 pt in every frame.
    #expect(moves.allSatisfy { $0 >= 3 && $0 < 3.4 })
  }

  /// H-PREPEND-6, H-BOTTOM-3.
  @Test func `A page between the arrival at the bottom and its first pass supersedes the settle`()
    throws
  {
    let records = try records("prepend/prepend-during-settle")
    let ends = records.filter { if case .bottomEnded = $0.record { true } else { false } }
    #expect(ends.map(\.record) == [.bottomEnded(.superseded)])
    #expect(!records.contains { if case .bottomPass = $0.record { true } else { false } })
    let last = try #require(ScreenFrames.of("prepend/prepend-during-settle").last)
    #expect(last.gap(height: 700) == 0)
  }

  /// H-GEO-3, H-PREPEND-1.
  @Test func `A row of 3,000 pt that fills the screen is the anchor and stays, even if it grows`()
    throws
  {
    let frames = try ScreenFrames.of("prepend/row-taller-than-screen").filter {
      $0.milliseconds > 1_500
    }
    #expect(frames.count > 200)
    #expect(frames.allSatisfy { $0.rows.map(\.item) == [20] && $0.y(of: 20) == -1_040 })
    #expect(frames.last?.rows.first?.height == .points(3_400))
  }
}
