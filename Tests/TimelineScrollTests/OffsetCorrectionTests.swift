import CollectionLayout
import Testing
import TimelineUnits

@testable import TimelineScroll

@Suite struct OffsetCorrectionTests {
  private let grid = PixelGrid(scale: 3)

  /// Twenty rows of 100 pt, all measured but those named, in a viewport of 400 pt.
  private func distance(
    _ policy: AnchorPolicy,
    row: Int,
    to height: Int64,
    offset: Int64 = 850,
    rows: Int = 20,
    isFirst: Bool = false,
    unmeasured: Range<Int> = 0..<0,
    insets: EdgeInsets = EdgeInsets(),
    configure: (inout OffsetCorrection) -> Void = { _ in }
  ) -> Double {
    var heights = HeightTree(
      heights: (0..<rows).map { unmeasured.contains($0) ? nil : Length.points(100) },
      estimate: .points(100)
    )
    let frame = heights.frame(at: row)
    let viewport = VerticalExtent(top: .points(offset), height: .points(400))
    heights.setHeight(.points(height), at: row)
    var correction = OffsetCorrection(policy: policy, grid: grid, insets: insets)
    configure(&correction)
    let change = HeightChange(
      item: ItemID(rawValue: UInt32(row)),
      index: row,
      oldHeight: frame.height,
      newHeight: .points(height),
      oldTop: frame.top,
      isFirst: isFirst,
      position: RowPosition(of: frame, in: viewport),
      contentHeight: heights.total,
      viewport: viewport
    )
    return correction.distance(after: change, in: heights).points
  }

  /// U-ANCHOR-1, U-ANCHOR-4.
  @Test(arguments: [AnchorPolicy.handbook, .none])
  func `The policies of the app and of the control never move the offset`(policy: AnchorPolicy) {
    for row in 0..<20 {
      #expect(distance(policy, row: row, to: 130) == 0)
      #expect(distance(policy, row: row, to: 20, isFirst: true) == 0)
    }
  }

  /// L-MOVE-1, L-MOVE-2, L-MOVE-10, P-ANCHOR-4.
  @Test func `The anchor row follows rows above, and a cut row only at its first measurement`() {
    #expect(distance(.anchorRow, row: 3, to: 130) == 30)
    #expect(distance(.anchorRow, row: 3, to: 0) == -100)
    #expect(distance(.anchorRow, row: 8, to: 130) == 0)
    #expect(distance(.anchorRow, row: 8, to: 130, isFirst: true) == 30)
    #expect(distance(.anchorRow, row: 9, to: 130, isFirst: true) == 0)
    #expect(distance(.anchorRow, row: 15, to: 130, isFirst: true) == 0)
    // A row whose top is the viewport's top is not above it.
    #expect(distance(.anchorRow, row: 8, to: 130, offset: 800, isFirst: true) == 0)
    #expect(distance(.anchorRow, row: 7, to: 130, offset: 800) == 30)
  }

  /// P-ANCHOR-9.
  @Test(arguments: [AnchorPolicy.anchorRow, .bottomRow, .chatLayout, .magazine])
  func `Content shorter than the viewport stays where it rests`(policy: AnchorPolicy) {
    for row in 0..<3 {
      #expect(distance(policy, row: row, to: 130, offset: 0, rows: 3, isFirst: true) == 0)
    }
  }

  /// L-MOVE-3, U-ROW-2.
  @Test func `The bottom row follows every row that is not below the viewport`() {
    let answers = (0..<20).map { distance(.bottomRow, row: $0, to: 130) }
    #expect(answers == [Double](repeating: 30, count: 13) + [Double](repeating: 0, count: 7))
  }

  /// L-MOVE-8, U-ANCHOR-2.
  @Test func `ChatLayout follows rows that begin above the visible bottom, by at most the room`() {
    #expect(distance(.chatLayout, row: 3, to: 130) == 30)
    #expect(distance(.chatLayout, row: 12, to: 130) == 30)
    #expect(distance(.chatLayout, row: 13, to: 130) == 0)
    // A row that begins at the edge itself still counts, and an inset moves the edge up.
    #expect(distance(.chatLayout, row: 12, to: 130, offset: 800) == 30)
    let keyboard = EdgeInsets(top: .zero, left: .zero, bottom: .points(51), right: .zero)
    #expect(distance(.chatLayout, row: 12, to: 130, insets: keyboard) == 0)
    // Four rows fill the viewport: a fifth of the growth has room.
    #expect(distance(.chatLayout, row: 1, to: 130, offset: 0, rows: 4) == 30)
    #expect(distance(.chatLayout, row: 1, to: 120, offset: 0, rows: 3) == 0)
    let dragged = distance(.chatLayout, row: 1, to: 120, offset: 0, rows: 3) {
      $0.userMoves = true
    }
    #expect(dragged == -80)
  }

  /// L-MOVE-9, U-ANCHOR-3.
  @Test func `Magazine keeps the last measured row, and the end of a list that stands at it`() {
    #expect(distance(.magazine, row: 3, to: 130) == 30)
    #expect(distance(.magazine, row: 12, to: 130) == 30)
    #expect(distance(.magazine, row: 13, to: 130) == 0)
    // The last visible row is measured for the first time: the row above it is the anchor.
    #expect(distance(.magazine, row: 12, to: 130, isFirst: true, unmeasured: 12..<13) == 0)
    #expect(distance(.magazine, row: 10, to: 130, unmeasured: 11..<20) == 30)
    #expect(distance(.magazine, row: 11, to: 130, isFirst: true, unmeasured: 10..<20) == 0)
    // At the end the end is kept, whichever row grows.
    #expect(distance(.magazine, row: 19, to: 130, offset: 1_600) == 30)
    #expect(distance(.magazine, row: 19, to: 30, offset: 1_600) == -70)
    // Beyond the end the overscroll is kept, and above the top it is left out.
    #expect(distance(.magazine, row: 18, to: 130, offset: 1_650) == 30)
    #expect(distance(.magazine, row: 0, to: 130, offset: -50) == 30)
  }

  /// U-ANCHOR-5, P-ANCHOR-7.
  @Test(arguments: AnchorPolicy.allCases)
  func `Where the platform follows rows above, no policy adds to it`(policy: AnchorPolicy) {
    let above = distance(policy, row: 3, to: 130) { $0.compensatesAbove = true }
    #expect(above == 30)
    let inside = distance(policy, row: 10, to: 130)
    #expect(distance(policy, row: 10, to: 130) { $0.compensatesAbove = true } == inside)
  }

  /// P-ANCHOR-7.
  @Test(arguments: AnchorPolicy.allCases)
  func `While the cover or a restore keeps the place, no policy answers`(policy: AnchorPolicy) {
    for row in 0..<20 {
      #expect(distance(policy, row: row, to: 130) { $0.isSuspended = true } == 0)
    }
  }

  /// P-ANCHOR-2, L-MOVE-10: rows of any height in units, at any offset.
  @Test func `Over 20,000 random measurements the kept row stays on its pixel`() {
    var random = RandomSource(seed: 4)
    for _ in 0..<20_000 {
      let count = random.below(12) + 1
      let lengths: [Length?] = (0..<count).map { _ in
        random.below(3) == 0 ? nil : Length(units: Int64(random.below(60_000)))
      }
      var heights = HeightTree(heights: lengths, estimate: .points(80))
      let viewport = VerticalExtent(
        top: grid.align(Length(units: Int64(random.below(100_000)) - 20_000)),
        height: .points(200)
      )
      let row = random.below(count)
      let before = heights
      let frame = before.frame(at: row)
      heights.setHeight(Length(units: Int64(random.below(60_000))), at: row)
      let change = HeightChange(
        item: ItemID(rawValue: 0),
        index: row,
        oldHeight: frame.height,
        newHeight: heights.height(at: row),
        oldTop: frame.top,
        isFirst: !before.isMeasured(at: row),
        position: RowPosition(of: frame, in: viewport),
        contentHeight: heights.total,
        viewport: viewport
      )
      for policy in AnchorPolicy.allCases {
        let correction = OffsetCorrection(policy: policy, grid: grid)
        let distance = correction.distance(after: change, in: heights)
        #expect(grid.align(distance) == distance)
        guard heights.total > viewport.height else { continue }
        let visible = before.rows(in: viewport)
        var kept: Length?
        var moved: Length?
        if policy == .anchorRow, change.position == .above, let first = visible.first {
          kept = before.top(of: first)
          moved = heights.top(of: first)
        } else if policy == .bottomRow, change.position != .below, let last = visible.last {
          kept = before.frame(at: last).bottom
          moved = heights.frame(at: last).bottom
        }
        guard let kept, let moved else { continue }
        #expect(grid.align(moved) - distance == grid.align(kept))
      }
    }
  }
}
