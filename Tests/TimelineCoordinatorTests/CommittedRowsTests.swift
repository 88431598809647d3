import Testing
import TimelineUnits

@testable import TimelineCoordinator

@Suite struct CommittedRowsTests {
  private func row(_ id: UInt32, top: Int64) -> CommittedRow {
    CommittedRow(
      item: ItemID(rawValue: id),
      top: .points(top),
      height: .points(10),
      isEstimated: false
    )
  }

  @Test func `Rows are found by their ids until they are forgotten`() {
    var rows = CommittedRows()
    rows.append(row(7, top: 0))
    rows.append(row(2, top: 10))
    #expect(rows.row(of: ItemID(rawValue: 7)) == row(7, top: 0))
    #expect(rows.row(of: ItemID(rawValue: 2)) == row(2, top: 10))
    #expect(rows.row(of: ItemID(rawValue: 3)) == nil)
    #expect(rows.row(of: ItemID(rawValue: 700)) == nil)
    rows.removeAll()
    #expect(rows.row(of: ItemID(rawValue: 7)) == nil)
    rows.append(row(2, top: 50))
    #expect(rows.row(of: ItemID(rawValue: 2)) == row(2, top: 50))
    #expect(rows.rows.count == 1)
  }
}
