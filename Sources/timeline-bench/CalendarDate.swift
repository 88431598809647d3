#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Dates as files state them: in UTC, to the day.
enum CalendarDate {
  /// The date of today, or that of `SOURCE_DATE_EPOCH` if it is set, so that a file can be written
  /// again byte for byte.
  static var today: String {
    text(secondsSince1970: Int64(Console.variable("SOURCE_DATE_EPOCH")) ?? Int64(time(nil)))
  }

  /// The date of a time, such as `2026-11-30`.
  ///
  /// Source: the algorithm of days from civil dates, with years that begin in March.
  static func text(secondsSince1970 seconds: Int64) -> String {
    let days = (seconds - (seconds % 86_400 + 86_400) % 86_400) / 86_400 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let day = days - era * 146_097
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let rest = day - (365 * year + year / 4 - year / 100)
    let month = (5 * rest + 2) / 153
    let date = rest - (153 * month + 2) / 5 + 1
    let number = month < 10 ? month + 3 : month - 9
    let shown = year + era * 400 + (number <= 2 ? 1 : 0)
    return "\(padded(shown, 4))-\(padded(number, 2))-\(padded(date, 2))"
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
  }
}
