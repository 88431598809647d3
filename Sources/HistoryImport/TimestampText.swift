/// Times as exports write them.
enum TimestampText {
  /// The milliseconds since 1970 of a time such as `2026-03-01T10:20:30.456Z`, or `nil`.
  ///
  /// Digits beyond milliseconds are dropped, and without a zone the time counts as UTC.
  static func milliseconds(_ text: [UInt8]) -> Int64? {
    var rest = text[...]
    guard let year = digits(4, &rest), take("-", &rest), let month = digits(2, &rest),
      take("-", &rest), let day = digits(2, &rest), take("T", &rest) || take(" ", &rest),
      let hour = digits(2, &rest), take(":", &rest), let minute = digits(2, &rest),
      take(":", &rest), let second = digits(2, &rest)
    else { return nil }
    guard (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 61
    else { return nil }
    guard let fraction = fraction(&rest), let zone = zone(&rest), rest.isEmpty else { return nil }
    let minutes = (days(year, month, day) * 24 + hour) * 60 + minute - zone
    return (minutes * 60 + second) * 1_000 + fraction
  }

  /// The milliseconds of a fraction, 0 if there is none; `nil` for a point without digits.
  private static func fraction(_ rest: inout ArraySlice<UInt8>) -> Int64? {
    guard take(".", &rest) else { return 0 }
    let digits = rest.prefix(while: isDigit)
    rest.removeFirst(digits.count)
    guard !digits.isEmpty else { return nil }
    var value: Int64 = 0
    for place in 0..<3 {
      let digit = digits.dropFirst(place).first.map { Int64($0 - UInt8(ascii: "0")) } ?? 0
      value = value * 10 + digit
    }
    return value
  }

  /// The minutes that a zone is ahead of UTC.
  private static func zone(_ rest: inout ArraySlice<UInt8>) -> Int64? {
    if rest.isEmpty || take("Z", &rest) { return 0 }
    let isBehind = take("-", &rest)
    guard isBehind || take("+", &rest), let hours = digits(2, &rest) else { return nil }
    _ = take(":", &rest)
    guard let minutes = digits(2, &rest), hours < 24, minutes < 60 else { return nil }
    return (hours * 60 + minutes) * (isBehind ? -1 : 1)
  }

  /// The days since 1970 of a day of the Gregorian calendar, years from March to February.
  private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func digits(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> Int64? {
    let found = rest.prefix(count)
    guard found.count == count, found.allSatisfy(isDigit) else { return nil }
    rest.removeFirst(count)
    return found.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  private static func take(_ character: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
