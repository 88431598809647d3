import Testing
import TimelineScroll
import TimelineUnits

@testable import TimelineSimulation

@Suite struct DataSideTests {
  private let pages = [
    OlderPage(rows: ids(10..<12), latency: .zero),
    OlderPage(rows: ids(20..<21), latency: .zero),
  ]

  @Test func `Pages come in before the oldest row, each with the cursor of the next`() {
    var data = DataSide(rows: ids(0..<2), pages: pages)
    #expect(data.cursor == PageCursor(rawValue: 0))
    data.take(OlderRequest(number: 1, cursor: PageCursor(rawValue: 0)))
    #expect(data.rows == ids(10..<12) + ids(0..<2))
    data.take(OlderRequest(number: 2, cursor: PageCursor(rawValue: 1)))
    #expect(data.rows == ids(20..<21) + ids(10..<12) + ids(0..<2))
    #expect(data.cursor == nil)
  }

  /// H-OLDER-5.
  @Test func `A page whose cursor no longer fits is not taken a second time`() {
    var data = DataSide(rows: ids(0..<2), pages: pages)
    let request = OlderRequest(number: 1, cursor: PageCursor(rawValue: 0))
    data.take(request)
    data.take(request)
    #expect(data.rows == ids(10..<12) + ids(0..<2))
  }
}

private func ids(_ numbers: Range<UInt32>) -> [ItemID] {
  numbers.map { ItemID(rawValue: $0) }
}
