import Testing
import TimelineUnits

@Suite struct LimitsTests {
  /// LIM-1.
  @Test func `The limits are what the bounds on inputs say`() {
    #expect(Limits.inputBytes == 67_108_864)
    #expect(Limits.jsonStringBytes == 16_777_216)
    #expect(Limits.safeInteger == (1 << 53) - 1)
    #expect(Limits.duration == .seconds(3_600))
  }

  @Test func `All rows at their tallest, and an hour of ticks, stay within exact integers`() {
    let (sum, overflow) = Limits.rowHeight.units.multipliedReportingOverflow(
      by: Int64(Limits.rows)
    )
    #expect(!overflow && sum <= Limits.safeInteger)
    #expect(Limits.duration.ticks <= Limits.safeInteger)
  }
}
