import CollectionLayout
import Testing
import TimelineScroll
import TimelineUnits

@testable import TimelineSimulation

@Suite struct DataSideTests {
  private let pages = [
    OlderPage(rows: ids(10..<12), latency: .zero),
    OlderPage(rows: ids(20..<21), latency: .zero),
  ]

  @Test func `Pages come in before the oldest row, each with the cursor of the next`() throws {
    var data = DataSide(pages: pages)
    try data.replace(ids(0..<2))
    #expect(data.cursor == PageCursor(rawValue: 0))
    try data.take(OlderRequest(number: 1, cursor: PageCursor(rawValue: 0)))
    #expect(data.list.items == ids(10..<12) + ids(0..<2))
    try data.take(OlderRequest(number: 2, cursor: PageCursor(rawValue: 1)))
    #expect(data.list.items == ids(20..<21) + ids(10..<12) + ids(0..<2))
    #expect(data.cursor == nil)
  }

  /// H-COORD-4.
  @Test func `An edit that would put a row in twice is refused and changes nothing`() throws {
    var data = DataSide(pages: pages)
    try data.replace(ids(0..<12))
    #expect(throws: SnapshotError.self) { try data.append(ids(3..<4)) }
    #expect(throws: SnapshotError.self) {
      try data.take(OlderRequest(number: 1, cursor: PageCursor(rawValue: 0)))
    }
    #expect(data.list.items == ids(0..<12))
    #expect(data.cursor == PageCursor(rawValue: 0))
  }

  /// H-EPOCH-3.
  @Test func `A page that was asked for before another window began is not taken`() throws {
    var data = DataSide(pages: pages)
    try data.replace(ids(0..<2))
    let request = OlderRequest(number: 1, cursor: PageCursor(rawValue: 0))
    data.asked(request)
    try data.begin(ids(5..<7))
    try data.take(request)
    #expect(data.list.items == ids(5..<7))
    try data.take(OlderRequest(number: 2, cursor: PageCursor(rawValue: 0)))
    #expect(data.list.items == ids(10..<12) + ids(5..<7))
  }

  /// H-OLDER-5.
  @Test func `A page whose cursor no longer fits is not taken a second time`() throws {
    var data = DataSide(pages: pages)
    try data.replace(ids(0..<2))
    let request = OlderRequest(number: 1, cursor: PageCursor(rawValue: 0))
    try data.take(request)
    try data.take(request)
    #expect(data.list.items == ids(10..<12) + ids(0..<2))
  }
}

private func ids(_ numbers: Range<UInt32>) -> [ItemID] {
  numbers.map { ItemID(rawValue: $0) }
}
