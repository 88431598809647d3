import FrameMetrics
import Testing

@Suite struct MeasurementsValuesTests {
  @Test func `Values stand where they were put, and all others are missing`() throws {
    let half = try #require(Measure(nearest: 0.5, unit: .points))
    let measurements = Measurements([(.shiftPtMax, half), (.revealPasses, .count(7))])
    #expect(measurements[.shiftPtMax]?.value == 0.5)
    #expect(measurements[.revealPasses] == .count(7))
    #expect(measurements[.revealMs] == nil)
    #expect(measurements.witness(of: .shiftPtMax) == nil)
  }
}
