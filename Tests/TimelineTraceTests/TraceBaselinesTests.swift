import Testing

@testable import TimelineTrace

@Suite struct TraceBaselinesTests {
  @Test func `Each stream keeps the value that was noted in it last`() {
    var baselines = TraceBaselines()
    for stream: TraceStream in [.absolute, .offset, .contentHeight, .edge] {
      #expect(baselines.base(of: stream) == 0)
    }
    baselines.note(1, in: .absolute)
    baselines.note(2, in: .offset)
    baselines.note(3, in: .contentHeight)
    baselines.note(4, in: .edge)
    #expect(baselines.base(of: .absolute) == 0)
    #expect(baselines.base(of: .offset) == 2)
    #expect(baselines.base(of: .contentHeight) == 3)
    #expect(baselines.base(of: .edge) == 4)
  }

  @Test func `The edge moves below a row and wraps around instead of trapping`() {
    var baselines = TraceBaselines()
    baselines.note(100, in: .edge)
    baselines.skip(rowHeight: 80)
    #expect(baselines.base(of: .edge) == 180)
    baselines.note(.max, in: .edge)
    baselines.skip(rowHeight: 1)
    #expect(baselines.base(of: .edge) == .min)
  }

  @Test func `Times and ids are kept`() {
    var baselines = TraceBaselines()
    baselines.advance(to: 9)
    baselines.note(item: .max)
    #expect(baselines.time == 9)
    #expect(baselines.itemBase == 4_294_967_295)
  }
}
