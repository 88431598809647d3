import Testing

@testable import timeline_bench

@Suite struct CalendarDateTests {
  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
    (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"), (1_709_164_800, "2024-02-29"),
    (1_796_040_000, "2026-11-30"), (4_102_444_800, "2100-01-01"), (4_107_542_400, "2100-03-01"),
  ])
  func `Seconds since 1970 are a date in UTC, leap years included`(seconds: Int64, date: String) {
    #expect(CalendarDate.text(secondsSince1970: seconds) == date)
  }

  @Test func `Each of 800 years has its days in order`() {
    var seconds: Int64 = 0
    var last = ""
    var count = 0
    while count < 292_194 {
      let text = CalendarDate.text(secondsSince1970: seconds)
      #expect(last < text && text.utf8.count == 10)
      last = text
      seconds += 86_400
      count += 1
    }
    #expect(last == "2769-12-31")
  }
}
