import Testing
import TimelineTrace
import TimelineUnits

@testable import TimelineFilm

@Suite struct CoverSpanTests {
  @Test func `A row that moves after 2 still passes costs 3, and comes before a waiting one`()
    throws
  {
    let span = try #require(CoverSpans(of: PassRun.trace(PassRun.slow)).spans.first)
    #expect(
      span.rows == [
        CoverDelay(
          item: ItemID(rawValue: 4),
          reason: .rowHeight,
          time: .milliseconds(96),
          passes: 1
        ),
        CoverDelay(
          item: ItemID(rawValue: 7),
          reason: .preparing,
          time: .milliseconds(32),
          passes: 1
        ),
      ]
    )
  }

  @Test func `Passes that a row spoils twice are added up, and equal rows go by their ids`() throws
  {
    let passes: [PassRun.Pass] = [
      (.waiting, .preparing, 9), (.waiting, .preparing, 2), (.waiting, .preparing, 9),
      (.waiting, .preparing, 2),
    ]
    let span = try #require(CoverSpans(of: PassRun.trace(passes)).spans.first)
    #expect(span.rows.map(\.item.rawValue) == [2, 9])
    #expect(span.rows.map(\.time) == [.milliseconds(64), .milliseconds(64)])
    #expect(span.rows.map(\.passes) == [2, 2])
  }
}
