/// A value that knows how it stands in a JSON document.
public protocol JSONWritable {
  /// Writes the value, as exactly one JSON value.
  func write(to writer: inout JSONWriter)
}

extension Bool: JSONWritable {
  /// Writes `true` or `false`.
  public func write(to writer: inout JSONWriter) {
    writer.token(self ? "true" : "false")
  }
}

extension Int: JSONWritable {
  /// Writes all digits, never an exponent.
  public func write(to writer: inout JSONWriter) {
    writer.digits(of: UInt64(magnitude), isNegative: self < 0)
  }
}

extension Int64: JSONWritable {
  /// Writes all digits, never an exponent.
  public func write(to writer: inout JSONWriter) {
    writer.digits(of: magnitude, isNegative: self < 0)
  }
}

extension UInt64: JSONWritable {
  /// Writes all digits, never an exponent.
  public func write(to writer: inout JSONWriter) {
    writer.digits(of: self, isNegative: false)
  }
}

extension Double: JSONWritable {
  /// Writes the shortest digits that read back as the same value, a whole number without fraction,
  /// and `null` for what is not finite.
  ///
  /// Source: J-14.
  public func write(to writer: inout JSONWriter) {
    guard isFinite else { return writer.token("null") }
    // The sign of a negative zero is lost in an integer.
    let canBeWhole = magnitude <= 9_007_199_254_740_991 && !(self == 0 && sign == .minus)
    let whole = canBeWhole ? Int64(self) : 0
    writer.token(canBeWhole && Double(whole) == self ? whole.description : description)
  }
}

extension String: JSONWritable {
  /// Writes a string.
  public func write(to writer: inout JSONWriter) {
    writer.text(utf8)
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes the value, or `null` for `nil`.
  public func write(to writer: inout JSONWriter) {
    if let self {
      self.write(to: &writer)
    } else {
      writer.token("null")
    }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Writes the elements in order.
  public func write(to writer: inout JSONWriter) {
    writer.array { writer in
      for element in self { writer.value(element) }
    }
  }
}
