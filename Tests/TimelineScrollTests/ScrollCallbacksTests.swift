import Testing
import TimelineScroll
import TimelineUnits

@Suite struct ScrollCallbacksTests {
  @Test func `The calls come in the order of their bits, whatever order they were put in`() {
    let calls: ScrollCallbacks = [.didEndDragging, .willBeginDecelerating, .willEndDragging]
    #expect(calls.inOrder == [.willEndDragging, .didEndDragging, .willBeginDecelerating])
    #expect(ScrollCallbacks().inOrder == [])
    #expect(ScrollCallbacks(rawValue: 127).inOrder.count == 7)
  }
}
