import Testing
import TimelineScroll
import TimelineUnits

@Suite struct ScrollChangeTests {
  @Test func `A change of the offset is a call of didScroll, and none is none`() {
    #expect(ScrollChange(distance: .points(-1)).callbacks == .didScroll)
    #expect(ScrollChange.none.callbacks == [])
    let begins = ScrollChange(distance: .points(1), callbacks: .willBeginDragging)
    #expect(begins.callbacks == [.willBeginDragging, .didScroll])
  }
}
