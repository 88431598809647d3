import Testing
import TimelineTrace
import TimelineUnits

@testable import ChatScenarios

/// What a reader may see between two frames, told record by record.
@Suite struct AnchorCheckTests {
  /// A list of three rows of 400 pt at the bottom of 1,200 pt, at rest.
  private struct Screen {
    private var check = AnchorCheck()
    private var seen = SeenScreen()
    private var now = Instant.zero

    init(offset: Int64 = 500, state: FrameState = .following) {
      let size = Size(width: .points(390), height: .points(700))
      _ = tell(.viewport(size: size, insets: EdgeInsets()))
      for row in 0..<3 as Range<Int64> { _ = place(UInt32(row), top: 400 * row, height: 400) }
      _ = frame(offset: offset, content: 1_200, state: state)
    }

    mutating func tell(_ record: TraceRecord) -> String? {
      let timed = TimedRecord(at: now, record: record)
      seen.take(timed)
      return check.take(timed, seen)
    }

    mutating func place(_ row: UInt32, top: Int64, height: Int64) -> String? {
      tell(
        .placed(
          ItemID(rawValue: row),
          top: .points(top),
          height: .points(height),
          isEstimated: false
        )
      )
    }

    mutating func measure(_ row: UInt32, from old: Int64, to new: Int64, isFirst: Bool = false) {
      _ = tell(
        .measured(ItemID(rawValue: row), from: .points(old), to: .points(new), isFirst: isFirst)
      )
      _ = tell(.layout(LayoutSummary()))
    }

    mutating func frame(
      offset: Int64,
      content: Int64,
      state: FrameState = .following
    ) -> String? {
      now = now + .period(hertz: 60)
      return tell(
        .frame(
          FrameRecord(
            offset: .points(offset),
            contentHeight: .points(content),
            commanded: .zero,
            state: state
          )
        )
      )
    }
  }

  /// U-INSET-3: the last row is 300 pt for one layout, which brings the list to 400 pt, and 400 pt
  /// again by the frame.
  @Test func `A list is as far up as the shortest of its layouts brought it, and no further`() {
    for (offset, isAllowed) in [(500, true), (400, true), (390, false), (450, false)] {
      var screen = Screen()
      screen.measure(2, from: 400, to: 300)
      screen.measure(2, from: 300, to: 400)
      let message = screen.frame(offset: Int64(offset), content: 1_200)
      #expect((message == nil) == isAllowed, "\(offset): \(message ?? "")")
    }
    var still = Screen()
    #expect(still.frame(offset: 400, content: 1_200) != nil)
    var grown = Screen()
    grown.measure(2, from: 400, to: 500)
    #expect(grown.frame(offset: 400, content: 1_300) != nil)
    // What a change of the list does to the height is not told, so nothing is excused by it.
    var changed = Screen()
    _ = changed.tell(.snapshotApplied(inserted: 1, deleted: 0, moved: 0))
    changed.measure(2, from: 400, to: 300)
    #expect(changed.frame(offset: 400, content: 1_200) != nil)
  }

  /// U-INSET-3: each layout clamps, so the list ends where one of them left it.
  @Test func `A list may end at the edge of any layout since the last frame`() {
    for (offset, isAllowed) in [(300, true), (400, true), (350, false), (480, false)] {
      var screen = Screen()
      screen.measure(2, from: 400, to: 200)
      screen.measure(2, from: 200, to: 300)
      screen.measure(2, from: 300, to: 400)
      let message = screen.frame(offset: Int64(offset), content: 1_200)
      #expect((message == nil) == isAllowed, "\(offset): \(message ?? "")")
    }
  }

  /// H-PREPEND-1: the top of row 1 stays 100 pt above the screen.
  @Test func `A row that is kept in place leaves the screen only if it is too short to reach it`() {
    for (height, isAllowed) in [(100, true), (101, false), (300, false)] {
      var screen = Screen()
      _ = screen.tell(.restoreBegan(anchor: ItemID(rawValue: 1), screenY: .points(-100)))
      screen.measure(1, from: 400, to: Int64(height), isFirst: true)
      _ = screen.tell(.left(ItemID(rawValue: 1)))
      let message = screen.frame(offset: 500, content: 800 + Int64(height), state: .restoring)
      #expect((message == nil) == isAllowed, "\(height): \(message ?? "")")
    }
    var other = Screen()
    _ = other.tell(.restoreBegan(anchor: ItemID(rawValue: 1), screenY: .points(-100)))
    other.measure(2, from: 400, to: 300)
    _ = other.tell(.left(ItemID(rawValue: 1)))
    #expect(other.frame(offset: 500, content: 1_100, state: .restoring) != nil)
  }

  /// H-PREPEND-4: the end of the content held row 1 at 200 pt, 100 pt below its place.
  @Test func `A row that an edge held back goes on to its place, and another does not`() {
    for (offset, isAllowed) in [(250, true), (300, true), (200, false), (350, false)] {
      var screen = Screen(offset: 200, state: .restoring)
      _ = screen.tell(.restoreBegan(anchor: ItemID(rawValue: 1), screenY: .points(100)))
      let content: Int64 = offset == 250 ? 950 : 1_200
      let message = screen.frame(offset: Int64(offset), content: content, state: .restoring)
      #expect((message == nil) == isAllowed, "\(offset): \(message ?? "")")
    }
  }

  /// H-PREPEND-5: none of the rows was left, so the bottom stays 200 pt away.
  @Test func `A restore without a row keeps the gap and no row`() {
    for (offset, isAllowed) in [(323, true), (300, false), (322, false)] {
      var screen = Screen(offset: 300, state: .restoring)
      screen.measure(2, from: 400, to: 423)
      let message = screen.frame(offset: Int64(offset), content: 1_223, state: .restoring)
      #expect((message == nil) == isAllowed, "\(offset): \(message ?? "")")
    }
    // One that ends may have moved the list before; what moves it afterwards keeps the rows.
    for (offset, isAllowed) in [(323, true), (300, true), (310, false)] {
      var ended = Screen(offset: 300, state: .restoring)
      ended.measure(2, from: 400, to: 423)
      let message = ended.frame(offset: Int64(offset), content: 1_223)
      #expect((message == nil) == isAllowed, "\(offset): \(message ?? "")")
    }
  }
}
