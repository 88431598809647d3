import Testing
import TestSupport
import TimelineScroll
import TimelineUnits

@Suite struct ScrollAnchorTests {
  /// H-GEO-3.
  @Test func `The anchor is the topmost row that overlaps the screen by more than zero`() {
    let list = NaiveList.points([100, 100, 100])
    var scroll = list.scroll(viewport: 50)
    scroll.setOffset(.points(100))
    let anchor = ScrollAnchor.capture(from: list, at: scroll)
    #expect(anchor?.row == AnchorRow(item: ItemID(rawValue: 1), screenY: .zero))
    #expect(anchor?.fallbacks == [])
    scroll.setOffset(Length(units: 100 * 192 - 96))
    let earlier = ScrollAnchor.capture(from: list, at: scroll)
    #expect(earlier?.row.item == ItemID(rawValue: 0))
    #expect(earlier?.row.screenY == Length(units: 96 - 100 * 192))
    #expect(earlier?.fallbacks.map(\.item.rawValue) == [1])
  }

  /// H-SELF-4.
  @Test func `Where heights are dropped the first row whose top is on screen is the anchor`() {
    let list = NaiveList.points([100, 100, 100])
    var scroll = list.scroll(viewport: 150)
    scroll.setOffset(.points(30))
    let anchor = ScrollAnchor.capture(from: list, at: scroll)?.belowTop
    #expect(anchor?.row == AnchorRow(item: ItemID(rawValue: 1), screenY: .points(70)))
    #expect(anchor?.fallbacks == [])
    scroll.setOffset(.points(100))
    let whole = ScrollAnchor.capture(from: list, at: scroll)
    #expect(whole?.belowTop == whole)
    let tall = NaiveList.points([500])
    var inside = tall.scroll(viewport: 50)
    inside.setOffset(.points(100))
    #expect(ScrollAnchor.capture(from: tall, at: inside)?.belowTop.row.screenY == .points(-100))
  }

  @Test func `A list without visible rows has no anchor`() {
    let list = NaiveList.points([])
    #expect(ScrollAnchor.capture(from: list, at: list.scroll(viewport: 50)) == nil)
  }

  /// H-PREPEND-5.
  @Test func `Of the rows that were visible the topmost that is left is the anchor`() {
    let list = NaiveList.points([100, 100, 100, 100])
    var scroll = list.scroll(viewport: 250)
    scroll.setOffset(.points(110))
    let anchor = ScrollAnchor.capture(from: list, at: scroll)
    var changed = list
    changed.rows.remove(at: 1)
    #expect(anchor?.offset(toRestoreIn: changed) == .points(100 - 90))
    changed.rows.remove(at: 1)
    #expect(anchor?.offset(toRestoreIn: changed) == .points(100 - 190))
    #expect(anchor?.survivor(in: changed)?.item == ItemID(rawValue: 3))
    changed.rows.remove(at: 1)
    #expect(anchor?.offset(toRestoreIn: changed) == nil)
    #expect(anchor?.survivor(in: changed) == nil)
    #expect(anchor?.survivor(in: list) == anchor?.row)
  }

  @Test func `In all lists of up to 3 rows with up to 2 new ones above the anchor stands still`() {
    let heights: [Int64] = [15_360, 10_001, 20_050]
    Exhaustive.expect { choices in
      let old = choices.list(upTo: 3) { $0.one(of: heights) }
      let new = choices.list(upTo: 2) { $0.one(of: heights) }
      let scale = choices.one(of: [2, 3])
      let list = NaiveList(old, firstItem: 10)
      var scroll = list.scroll(viewport: 60, scale: scale)
      scroll.setOffset(scroll.grid.align(Length(units: Int64(choices.below(4)) * 7_001)))
      _ = scroll.clamp()
      guard let anchor = ScrollAnchor.capture(from: list, at: scroll) else {
        return old.isEmpty ? nil : "no anchor in \(old)"
      }
      var changed = NaiveList(new)
      changed.rows += list.rows
      guard let offset = anchor.offset(toRestoreIn: changed) else { return "no offset" }
      guard offset.units % scroll.grid.pixel.units == 0 else { return "\(offset) is no pixel" }
      let before = list.top(of: anchor.row.item).map { $0 - scroll.offset }
      let after = changed.top(of: anchor.row.item).map { $0 - offset }
      guard let before, let after else { return "no row" }
      let drift = (after - before).magnitude
      return drift <= scroll.grid.pixel ? nil : "\(old) + \(new): drift \(drift)"
    }
  }
}
