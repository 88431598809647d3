internal import CSimdJSON

extension JSONValue {
  /// The boolean.
  ///
  /// - Throws: `JSONError` H-JSON-5 for any other kind; numbers are never booleans.
  public func bool() throws(JSONError) -> Bool {
    try require(.boolean)
    return tape.kind(at: index) == CSJ_TRUE
  }

  /// The string.
  ///
  /// Compare strings of a document by their bytes: Swift's `==` treats differently normalised text
  /// as equal, the peer does not.
  ///
  /// - Throws: `JSONError` H-JSON-5 for any other kind.
  /// - Complexity: O(*b*) for *b* bytes.
  public func string() throws(JSONError) -> String {
    try require(.string)
    return String(decoding: tape.decodedBytes(at: index), as: UTF8.self)
  }

  /// The decoded UTF-8 bytes of the string.
  ///
  /// - Throws: `JSONError` H-JSON-5 for any other kind.
  /// - Complexity: O(*b*) for *b* bytes.
  public func bytes() throws(JSONError) -> [UInt8] {
    try require(.string)
    return Array(tape.decodedBytes(at: index))
  }

  /// Calls a function with the decoded UTF-8 bytes of the string, which it must not keep.
  ///
  /// - Throws: `JSONError` H-JSON-5 for any other kind.
  public func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(JSONError) -> Result {
    try require(.string)
    return withExtendedLifetime(tape) { body(tape.decodedBytes(at: index)) }
  }

  /// Whether the value is a string with exactly these UTF-8 bytes.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  public func isString(_ text: StaticString) -> Bool {
    kind == .string && tape.decodedBytes(at: index).isEqual(to: text)
  }

  /// The integer of a token that spells one exactly.
  ///
  /// Judged by the token's text: no fraction, no exponent, not `-0`, within ±(2^53 − 1), and not
  /// longer than `maximumIntegerLength`.
  ///
  /// - Throws: `JSONError` H-JSON-5 for another kind, H-JSON-7 for a token that is too long,
  ///   H-JSON-3 for any other number.
  ///
  /// Source: H-JSON-3.
  public func exactInteger() throws(JSONError) -> Int64 {
    try require(.number)
    let node = tape[index]
    let isInteger = node.kind != UInt8(CSJ_DOUBLE.rawValue)
    // The only integer token that its value does not spell again.
    let isNegativeZero = node.payload == 0 && node.token_length == 2
    guard isInteger, !isNegativeZero else {
      throw error(rule: "H-JSON-3", "expected an integer without fraction or exponent")
    }
    guard Int(node.token_length) <= tape.limits.maximumIntegerLength else {
      let limit = tape.limits.maximumIntegerLength
      throw error(rule: "H-JSON-7", "an integer has at most \(limit) characters")
    }
    let value = Int64(bitPattern: node.payload)
    let isSafe = value.magnitude <= JSONValue.safeMagnitude
    guard isSafe, node.kind == UInt8(CSJ_SIGNED.rawValue) else {
      throw error(rule: "H-JSON-3", "expected an integer within 2^53 - 1 of zero")
    }
    return value
  }

  /// The exact integer, which must lie in a range.
  ///
  /// - Throws: as `exactInteger()`, and `JSONError` with the given rule outside the range.
  public func integer(
    in range: ClosedRange<Int>,
    rule: String = "H-JSON-3"
  ) throws(JSONError) -> Int {
    let value = Int(try exactInteger())
    guard range.contains(value) else {
      let bounds = "\(range.lowerBound) to \(range.upperBound)"
      throw error(rule: rule, "expected an integer from \(bounds)")
    }
    return value
  }

  /// The exact integer, which must not be negative.
  ///
  /// - Throws: as `exactInteger()`, and `JSONError` H-JSON-3 below zero.
  ///
  /// Source: H-JSON-3.
  public func exactUnsigned() throws(JSONError) -> UInt64 {
    let value = try exactInteger()
    guard value >= 0 else { throw error(rule: "H-JSON-3", "expected an unsigned integer") }
    return UInt64(value)
  }

  /// The number as the nearest double, which is always finite.
  ///
  /// - Throws: `JSONError` H-JSON-5 for any other kind.
  public func number() throws(JSONError) -> Double {
    try require(.number)
    let node = tape[index]
    switch tape.kind(at: index) {
    case CSJ_SIGNED:
      // The token `-0` is an integer for the reader, and a double that keeps its sign.
      let isNegativeZero = node.payload == 0 && node.token_length == 2
      return isNegativeZero ? -0.0 : Double(Int64(bitPattern: node.payload))
    case CSJ_UNSIGNED: return Double(node.payload)
    default: return Double(bitPattern: node.payload)
    }
  }

  /// The number, which must lie in a range.
  ///
  /// - Throws: as `number()`, and `JSONError` with the given rule outside the range.
  public func number(
    in range: ClosedRange<Double>,
    rule: String = "H-JSON-5"
  ) throws(JSONError) -> Double {
    let value = try number()
    guard range.contains(value) else {
      let bounds = "\(range.lowerBound) to \(range.upperBound)"
      throw error(rule: rule, "expected a number from \(bounds)")
    }
    return value
  }

  /// The meaning of a string that must be one of a few words.
  ///
  /// - Throws: `JSONError` H-JSON-5 for another kind, and with the given rule for another word; the
  ///   message lists the words and does not quote the one found.
  /// - Complexity: O(*c*) in the number of choices.
  public func choice<Meaning>(
    _ choices: KeyValuePairs<StaticString, Meaning>,
    rule: String = "H-JSON-5"
  ) throws(JSONError) -> Meaning {
    try require(.string)
    for (word, meaning) in choices where isString(word) { return meaning }
    let words = choices.map { $0.key.description }.joined(separator: ", ")
    throw error(rule: rule, "expected one of: \(words)")
  }

  /// The largest magnitude of an exact integer: 2^53 − 1.
  private static let safeMagnitude: UInt64 = 9_007_199_254_740_991
}
