import Testing
import TimelineUnits

@Suite struct ItemIDTests {
  /// L-INTERN-3.
  @Test func `Ids sort in order of first sight and index a dense table`() {
    let ids = [3, 0, UInt32.max, 1].map(ItemID.init(rawValue:))
    #expect(ids.sorted().map(\.rawValue) == [0, 1, 3, UInt32.max])
    #expect(ItemID(rawValue: 7).index == 7)
    #expect(!(ids[0] < ids[0]))
  }
}
