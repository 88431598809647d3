import Testing
import TestSupport
import TimelineScroll
import TimelineUnits

@Suite struct PrependRestoreTests {
  /// A list of 20 rows of 100 pt behind a screen of 300 pt, which stands at 250 pt.
  private final class Reader {
    var list = NaiveList.points(Array(repeating: 100, count: 20), firstItem: 100)
    var scroll: ScrollState
    var restore = PrependRestore()

    init() {
      scroll = list.scroll(viewport: 300)
      scroll.setOffset(.points(250))
    }

    /// Puts rows at their estimate of 80 pt in above.
    func prepend(_ count: Int, at ms: Int64 = 0) -> Bool {
      let wasRunning = restore.begin(before: list, at: scroll, now: .zero + .milliseconds(ms))
      var rows = NaiveList.points(Array(repeating: 80, count: count)).rows
      for index in rows.indices { rows[index].isMeasured = false }
      list.rows = rows + list.rows
      scroll.contentHeight = list.contentHeight
      return wasRunning
    }

    func measure(_ index: Int, _ height: Int64) {
      list.rows[index].height = .points(height)
      list.rows[index].isMeasured = true
      scroll.contentHeight = list.contentHeight
    }

    func layoutPassed(at ms: Int64 = 0) -> PrependPass {
      restore.layoutPassed(in: list, scroll: &scroll, at: .zero + .milliseconds(ms))
    }

    func screenY(_ item: UInt32) -> Length? {
      list.top(of: ItemID(rawValue: item)).map { $0 - scroll.offset }
    }
  }

  private let reader = Reader()

  /// H-PREPEND-1.
  @Test func `After 10 rows of 80 pt came in above, the first visible row is where it was`() {
    #expect(!reader.prepend(10))
    #expect(reader.restore.anchor?.row.item == ItemID(rawValue: 102))
    #expect(reader.layoutPassed() == PrependPass(change: .points(800), end: nil))
    #expect(reader.screenY(102) == .points(-50))
    #expect(reader.scroll.offset == .points(1_050))
  }

  @Test func `The record is that of the moment of the change, not of an earlier one`() {
    _ = reader.prepend(1)
    reader.scroll.setOffset(.points(555))
    #expect(reader.prepend(1))
    #expect(reader.restore.anchor?.row.item == ItemID(rawValue: 104))
  }

  /// H-PREPEND-2.
  @Test func `Live rows are held until the restore ends, 1.5 s at the most`() {
    _ = reader.prepend(3, at: 1_000)
    #expect(reader.restore.isRunning)
    #expect(reader.restore.deadline == .zero + .milliseconds(2_500))
    let restore = Probe(reader.restore)
    #expect(!restore { $0.expire(at: .zero + .milliseconds(2_499)) })
    #expect(restore { $0.expire(at: .zero + .milliseconds(2_500)) })
    #expect(!restore.isRunning)
    #expect(restore.deadline == nil)
    reader.scroll.setOffset(.zero)
    let late = reader.layoutPassed(at: 2_500)
    #expect(late.end == .expired)
    #expect(reader.screenY(102) == .points(-50))
    #expect(reader.layoutPassed(at: 2_600) == PrependPass(change: .zero, end: nil))
  }

  /// H-PREPEND-3.
  @Test func `It ends when a pass leaves the anchor in place and no visible row at its estimate`() {
    _ = reader.prepend(2)
    #expect(reader.layoutPassed().end == nil)
    reader.list.rows[5].isMeasured = false
    #expect(reader.layoutPassed() == PrependPass(change: .zero, end: nil))
    reader.list.rows[5].isMeasured = true
    #expect(reader.layoutPassed() == PrependPass(change: .zero, end: .settled))
    #expect(!reader.restore.isRunning)
  }

  @Test func `A correction of 96 units still counts as in place, one of 192 does not`() {
    for (units, end) in [(Int64(96), PrependEnd.settled), (192, nil)] {
      let reader = Reader()
      _ = reader.prepend(1)
      _ = reader.layoutPassed()
      reader.list.rows[0].height += Length(units: units)
      reader.scroll.contentHeight = reader.list.contentHeight
      let pass = reader.layoutPassed()
      #expect(pass == PrependPass(change: Length(units: units), end: end))
    }
  }

  /// H-PREPEND-4.
  @Test func `In every pass the anchor is within 0.5 pt while 40 estimates above it are measured`()
  {
    var random = RandomSource(seed: 40)
    _ = reader.prepend(40)
    // A visible row at its estimate keeps the restore going.
    reader.list.rows[43].isMeasured = false
    for index in (0..<40).reversed() {
      #expect(reader.layoutPassed().end == nil)
      reader.list.rows[index].height = Length(units: Int64(random.within(1_000...60_000)))
      reader.list.rows[index].isMeasured = true
      reader.scroll.contentHeight = reader.list.contentHeight
      _ = reader.layoutPassed()
      let drift = reader.screenY(102).map { ($0 + .points(50)).magnitude }
      #expect(drift.map { $0 <= Length(units: 96) } == true)
    }
    reader.list.rows[43].isMeasured = true
    #expect(reader.layoutPassed() == PrependPass(change: .zero, end: .settled))
  }

  @Test func `With no row left that was visible the gap to the bottom is kept`() {
    let gap = reader.scroll.gap
    _ = reader.prepend(6)
    reader.list.rows.removeSubrange(8..<12)
    reader.scroll.contentHeight = reader.list.contentHeight
    #expect(reader.layoutPassed().change == .points(80))
    #expect(reader.scroll.gap == gap)
  }

  @Test func `A list that is too short for the anchor's place ends at its edge and settles`() {
    let reader = Reader()
    reader.list = NaiveList.points([50], firstItem: 100)
    reader.scroll = reader.list.scroll(viewport: 300)
    _ = reader.prepend(2)
    reader.measure(0, 80)
    reader.measure(1, 80)
    #expect(reader.layoutPassed() == PrependPass(change: .zero, end: .settled))
    #expect(reader.scroll.offset == .zero)
  }

  @Test func `A stopped restore moves nothing`() {
    _ = reader.prepend(5)
    #expect(reader.restore.isRunning)
    let restore = Probe(reader.restore)
    #expect(restore { $0.stop() })
    #expect(!restore { $0.stop() })
    reader.restore = restore.machine
    #expect(reader.layoutPassed() == PrependPass(change: .zero, end: nil))
    #expect(reader.scroll.offset == .points(250))
  }

  /// H-PREPEND-6.
  @Test func `A restore pauses the link of a list that follows, which then goes on as it was`() {
    let follow = Probe(FollowBottom())
    follow { _ = $0.turnOn(.revealed) }
    #expect(follow { $0.startLink(gap: 100, pixel: Length(units: 96)) })
    #expect(follow { $0.pauseLink() })
    #expect(follow.isOn && !follow.isLinkRunning)
    #expect(follow { $0.startLink(gap: 100, pixel: Length(units: 96)) })
  }
}
