/// Writes the JSON of a film: names, whole numbers and arrays of them.
///
/// It knows no strings from outside, so nothing in it has to be escaped.
package struct JSONBytes {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates an empty text.
  package init() {}

  /// Writes an object, under a key if it stands in another one.
  package mutating func object(_ key: StaticString? = nil, _ content: (inout JSONBytes) -> Void) {
    group(key, UInt8(ascii: "{"), UInt8(ascii: "}"), content)
  }

  /// Writes an array.
  package mutating func array(_ key: StaticString? = nil, _ content: (inout JSONBytes) -> Void) {
    group(key, UInt8(ascii: "["), UInt8(ascii: "]"), content)
  }

  /// Writes a whole number.
  package mutating func number(_ key: StaticString? = nil, _ value: Int64) {
    begin(key)
    digits(value)
    needsComma = true
  }

  /// Writes an array of whole numbers.
  package mutating func numbers(_ key: StaticString? = nil, _ values: [Int64]) {
    array(key) { json in
      for value in values { json.number(nil, value) }
    }
  }

  /// Writes one of the fixed names.
  package mutating func name(_ key: StaticString? = nil, _ value: StaticString) {
    begin(key)
    quoted(value)
    needsComma = true
  }

  private mutating func group(
    _ key: StaticString?,
    _ opening: UInt8,
    _ closing: UInt8,
    _ content: (inout JSONBytes) -> Void
  ) {
    begin(key)
    bytes.append(opening)
    needsComma = false
    content(&self)
    bytes.append(closing)
    needsComma = true
  }

  private mutating func begin(_ key: StaticString?) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
    guard let key else { return }
    quoted(key)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func quoted(_ text: StaticString) {
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func digits(_ value: Int64) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}
