import CollectionLayout
import Testing
import TimelineScroll
import TimelineUnits

@testable import TimelineCoordinator

@Suite struct ScreenCellsTests {
  private let row = ItemID(rawValue: 1)

  private func cells() -> ScreenCells<TableRows> {
    var cells = ScreenCells(
      rows: TableRows(heights: [.points(10), .points(20), .points(30)]),
      correction: OffsetCorrection(grid: PixelGrid(scale: 3))
    )
    for number in 0..<3 {
      let change = RowVersion(
        item: ItemID(rawValue: UInt32(number)),
        version: ContentVersion(rawValue: UInt32(number))
      )
      cells.set(change)
    }
    return cells
  }

  /// H-COORD-2.
  @Test func `A cell shows new content only once it is configured`() {
    var cells = cells()
    cells.configure(row)
    cells.set(RowVersion(item: row, version: ContentVersion(rawValue: 2)))
    #expect(cells.preferredHeight(of: row, width: .zero) == .points(20))
    cells.configure(row)
    #expect(cells.preferredHeight(of: row, width: .zero) == .points(30))
  }

  /// T-GUARD-1.
  @Test func `A guard is noted when its content comes up, and again only for another guard`() {
    var cells = cells()
    let rules: [UInt32: Int] = [2: 7, 3: 7, 4: 12]
    cells.rows.guardRules = [2, 3, 4].map { number in
      (ContentVersion(rawValue: number), rules[number] ?? 0)
    }
    for number in UInt32(1)...4 {
      cells.set(RowVersion(item: row, version: ContentVersion(rawValue: number)))
      cells.configure(row)
      cells.configure(row)
    }
    #expect(cells.guarded.map(\.item) == [row, row])
    #expect(cells.guarded.map(\.rule) == [7, 12])
    cells.clearLog()
    #expect(cells.guarded.isEmpty)
  }

  @Test func `The log holds measurements and preparations until it is cleared`() {
    var cells = cells()
    cells.rows.preparing = [ContentVersion(rawValue: 1)]
    cells.configure(row)
    cells.configure(row)
    #expect(cells.preparations == [row])
    let change = HeightChange(
      item: row,
      index: 0,
      oldHeight: .zero,
      newHeight: .points(1),
      oldTop: .zero,
      isFirst: true,
      position: .inside
    )
    let correction = cells.didMeasure(change, in: HeightTree())
    #expect(correction == .zero)
    #expect(cells.changes == [change])
    cells.clearLog()
    #expect(cells.changes.isEmpty && cells.preparations.isEmpty)
  }
}
