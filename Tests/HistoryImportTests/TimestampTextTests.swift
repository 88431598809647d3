import Testing

@testable import HistoryImport

@Suite struct TimestampTextTests {
  private func milliseconds(_ text: String) -> Int64? {
    TimestampText.milliseconds(Array(text.utf8))
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59.999Z", -1),
    ("2026-03-01T09:00:00.125Z", 1_772_355_600_125), ("2026-03-01 09:00:00", 1_772_355_600_000),
    ("2026-03-01T10:30:00+01:30", 1_772_355_600_000),
    ("2026-03-01T04:00:00-0500", 1_772_355_600_000),
    ("2024-02-29T12:00:00.5Z", 1_709_208_000_500),
    ("2000-03-01T00:00:00.1239999Z", 951_868_800_123),
    ("0000-03-01T00:00:00Z", -62_162_035_200_000), ("9999-12-31T23:59:60Z", 253_402_300_800_000),
  ])
  func `A time counts from 1970 in milliseconds`(text: String, expected: Int64) {
    #expect(milliseconds(text) == expected)
  }

  @Test(arguments: [
    "", "2026", "2026-03-01", "2026-03-01T09:00", "2026-03-01T09:00:00.Z", "2026-03-01T09:00:00X",
    "2026-13-01T09:00:00Z", "2026-00-01T09:00:00Z", "2026-03-32T09:00:00Z", "2026-03-01T24:00:00Z",
    "2026-03-01T09:60:00Z", "2026-03-01T09:00:61Z", "2026-03-01T09:00:00+1", "yesterday",
    "2026-03-01T09:00:00Z ", "+026-03-01T09:00:00Z", "2026-03-01T09:00:00+25:00",
  ])
  func `Anything else is no time`(text: String) {
    #expect(milliseconds(text) == nil)
  }

  @Test func `100000 days in a row are 86400000 ms apart`() {
    var last: Int64?
    var day = (year: 1_899, month: 1, day: 1)
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    for _ in 0..<100_000 {
      let now = milliseconds("\(day.year)-\(two(day.month))-\(two(day.day))T00:00:00Z")
      if let last, let now { #expect(now - last == 86_400_000, "\(day)") }
      last = now
      let isLeap = day.year % 4 == 0 && (day.year % 100 != 0 || day.year % 400 == 0)
      let length = lengths[day.month - 1] + (day.month == 2 && isLeap ? 1 : 0)
      day.day += 1
      if day.day > length { day = (day.year, day.month + 1, 1) }
      if day.month > 12 { day = (day.year + 1, 1, 1) }
    }
    #expect(last != nil)
  }
}
