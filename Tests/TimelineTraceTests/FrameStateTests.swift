import Testing

@testable import TimelineTrace

@Suite struct FrameStateTests {
  /// M-NOTE-3.
  @Test func `The seven states are the seven lowest bits, each with a name`() {
    let states: [FrameState] = [
      .covered, .dragging, .decelerating, .following, .animating, .restoring, .loading,
    ]
    #expect(states.count == FrameState.count)
    #expect(FrameState.all.rawValue == 0x7f)
    for (bit, state) in states.enumerated() { #expect(state.rawValue == 1 << UInt8(bit)) }
    let names = (0..<FrameState.count).map { FrameState.name(ofBit: $0).description }
    #expect(
      names == [
        "covered", "dragging", "decelerating", "following", "animating", "restoring", "loading",
      ]
    )
  }
}
