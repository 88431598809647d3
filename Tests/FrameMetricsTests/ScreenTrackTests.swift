import Testing
import TimelineTrace
import TimelineUnits

@testable import FrameMetrics

@Suite struct ScreenTrackTests {
  private func track(_ run: RunBuilder) -> ScreenTrack {
    var track = ScreenTrack()
    for timed in run.trace().records { _ = track.take(timed) }
    return track
  }

  private func ids(_ track: ScreenTrack) -> [UInt32] { track.rows.map(\.item.rawValue) }

  @Test func `Rows are kept in the order of their ids until they leave`() {
    var run = RunBuilder()
    for id: UInt32 in [5, 1, 9, 3] { run.place(id, top: Double(id) * 10) }
    #expect(ids(track(run)) == [1, 3, 5, 9])
    run.leave(3)
    run.leave(4)
    #expect(track(run).row(of: ItemID(rawValue: 3)) == nil)
    #expect(track(run).row(of: ItemID(rawValue: 5))?.top == Length.points(50).units)
    run.frame()
    #expect(ids(track(run)) == [1, 5, 9])
  }

  /// M-NOTE-2.
  @Test func `A movement is y now minus y before plus what was commanded`() {
    var run = RunBuilder()
    run.place(1, top: 100)
    run.frame()
    run.place(1, top: 130)
    run.frame(moved: 50, commanded: 45)
    let movements = track(run).movements
    #expect(movements.count == 1)
    #expect(movements.first?.previousY == Length.points(100).units)
    #expect(movements.first?.y == Length.points(80).units)
    #expect(movements.first?.unexplained == Length.points(25).units)
  }

  /// H-GEO-2.
  @Test func `The gap respects insets and short content`() {
    var run = RunBuilder(bottomInset: 34)
    run.content = .points(1_000)
    run.frame(moved: 100)
    #expect(track(run).gap == Length.points(234).units)
    run.add(
      .viewport(
        size: Size(width: .points(390), height: .points(400)),
        insets: EdgeInsets(top: .points(20))
      )
    )
    run.frame()
    #expect(track(run).gap == Length.points(500).units)
    #expect(track(run).previousGap == Length.points(234).units)
    run.content = .points(10)
    run.frame()
    #expect(track(run).gap == Length.points(-120).units)
  }

  @Test func `Two frames are a pair only if neither is covered`() {
    var run = RunBuilder()
    run.frame()
    #expect(!track(run).isUncoveredPair)
    run.frame(.covered)
    #expect(!track(run).isUncoveredPair)
    run.frame()
    #expect(!track(run).isUncoveredPair)
    run.frame()
    #expect(track(run).isUncoveredPair)
    #expect(track(run).frameTime == run.now)
    #expect(track(run).previousFrameTime == run.now - RunBuilder.frameTime)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `Random placements and frames agree with a dictionary`(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var run = RunBuilder()
    var tops: [UInt32: Double] = [:]
    for _ in 0..<300 {
      let id = UInt32(random.below(20))
      switch random.below(4) {
      case 0:
        run.leave(id)
        tops[id] = nil
      case 1: run.frame()
      default:
        let top = Double(random.below(900))
        run.place(id, top: top)
        tops[id] = top
      }
    }
    run.frame()
    let rows = track(run).rows
    #expect(rows.map(\.item.rawValue) == tops.keys.sorted())
    for row in rows {
      #expect(Length(units: row.top).points == tops[row.item.rawValue])
      #expect(row.shownY == row.top)
      #expect(row.wasVisible == (row.top < Length.points(700).units))
    }
  }
}
