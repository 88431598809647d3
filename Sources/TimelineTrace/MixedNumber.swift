/// Numbers of ticks or units as text: whole ms or pt and a fraction in lowest terms, such as
/// `16_2/3`.
///
/// Both bases divide by 3, so no decimal fraction could write a 60 Hz frame or a pixel exactly.
enum MixedNumber {
  /// Adds the text of `value / base`.
  static func append(_ value: Int64, base: UInt64, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(Letter.minus) }
    let whole = value.magnitude / base
    let rest = value.magnitude % base
    append(whole, to: &bytes)
    guard rest != 0 else { return }
    let divisor = commonDivisor(rest, base)
    bytes.append(Letter.underscore)
    append(rest / divisor, to: &bytes)
    bytes.append(Letter.slash)
    append(base / divisor, to: &bytes)
  }

  /// Adds the text of a whole number.
  static func append(_ value: UInt64, to bytes: inout [UInt8]) {
    if value >= 10 { append(value / 10, to: &bytes) }
    bytes.append(Letter.zero + UInt8(value % 10))
  }

  /// The greatest number that divides both.
  static func commonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
    var (larger, smaller) = (left, right)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return larger
  }
}
