import TimelineUnits

/// The range of every number in a trace: ±(2^53 − 1), as in JSON, so that sums of many stay exact.
enum TraceNumber {
  static func isInRange(_ value: Int64) -> Bool {
    value >= -Limits.safeInteger && value <= Limits.safeInteger
  }

  /// A signed number as an unsigned one that is small for small magnitudes: 0, −1, 1, −2.
  static func folded(_ value: Int64) -> UInt64 {
    UInt64(bitPattern: (value << 1) ^ (value >> 63))
  }

  static func unfolded(_ value: UInt64) -> Int64 {
    Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }
}
