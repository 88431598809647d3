extension UInt64 {
  /// Whether the mask holds an operation.
  func has(_ operation: Int) -> Bool { self >> UInt64(operation) & 1 == 1 }

  /// Adds an operation to the mask.
  mutating func add(_ operation: Int) { self |= 1 << UInt64(operation) }

  /// Takes an operation out of the mask.
  mutating func drop(_ operation: Int) { self &= ~(1 << UInt64(operation)) }
}
