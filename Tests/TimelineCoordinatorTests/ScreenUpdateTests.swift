import CollectionLayout
import Testing
import TimelineCoordinator
import TimelineUnits

@Suite struct ScreenUpdateTests {
  private func change(_ item: UInt32, _ version: UInt32) -> RowVersion {
    RowVersion(item: ItemID(rawValue: item), version: ContentVersion(rawValue: version))
  }

  /// H-HOLD-2.
  @Test func `A newer update swallows the older one and keeps each row once`() throws {
    var update = ScreenUpdate(changed: [change(1, 10), change(2, 11)])
    let rows = try Snapshot(items: [ItemID(rawValue: 5)])
    update.merge(ScreenUpdate(rows: rows, changed: [change(2, 20), change(3, 21)]))
    update.merge(ScreenUpdate())
    #expect(update.rows == rows)
    #expect(update.changed == [change(1, 10), change(2, 20), change(3, 21)])
  }

  /// H-HOLD-2.
  @Test func `Many changes merge as few do: 400 into 300, every row once, the newest wins`() {
    let old = (0..<300).map { change(UInt32($0) * 2, UInt32($0)) }
    let new = (0..<400).map { change(UInt32($0) * 3, 1_000 + UInt32($0)) }
    var merged = ScreenUpdate(changed: old)
    merged.merge(ScreenUpdate(changed: new))
    var oneByOne = ScreenUpdate(changed: old)
    for change in new { oneByOne.merge(ScreenUpdate(changed: [change])) }
    #expect(merged == oneByOne)
    #expect(merged.changed.count == 300 + 400 - 100)
  }

  @Test func `Draining gives out everything once`() {
    var update = ScreenUpdate(changed: [change(1, 10)])
    #expect(update.drain() == ScreenUpdate(changed: [change(1, 10)]))
    #expect(update.isEmpty)
  }
}
