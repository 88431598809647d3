import FrameMetrics
import Testing
import TimelineUnits

@testable import timeline_bench

@Suite struct MeasureTextTests {
  @Test func `Numbers are cut to a thousandth without zeros at their end`() {
    #expect(MeasureText.number(224) == "224")
    #expect(MeasureText.number(0.5) == "0.5")
    #expect(MeasureText.number(166.66666666666666) == "166.667")
    #expect(MeasureText.number(0.0004) == "0")
    #expect(MeasureText.number(-1.25) == "-1.25")
    #expect(MeasureText.number(-0.5) == "-0.5")
    #expect(MeasureText.number(1e15) == "1000000000000000.0")
  }

  @Test func `Times and lengths carry their unit, counts and scores stand alone`() {
    #expect(MeasureText.text(.time(.milliseconds(224))) == "224 ms")
    #expect(MeasureText.text(.count(7)) == "7")
    #expect(MeasureText.text(Measure(parts: 96, unit: .points)) == "0.5 pt")
    #expect(MeasureText.text(Measure(parts: 500_000, unit: .score)) == "0.5")
  }
}
