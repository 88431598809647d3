/// Bytes of JSON, put together by hand: the desktop shares no code with the phone.
///
/// All words on the wire are plain ASCII, so nothing has to be escaped.
struct WireText {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ more: [UInt8]) {
    bytes.append(contentsOf: more)
  }

  mutating func add(_ number: Int) {
    if number >= 10 { add(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// A member of letters: its key, a colon and the quoted words.
  mutating func text(_ key: StaticString, _ parts: (inout WireText) -> Void) {
    add("\"")
    add(key)
    add("\":\"")
    parts(&self)
    add("\",")
  }

  mutating func number(_ key: StaticString, _ number: Int) {
    add("\"")
    add(key)
    add("\":")
    add(number)
    add(",")
  }

  /// Ends an object or array whose last member left a comma.
  mutating func close(_ end: StaticString) {
    if bytes.last == UInt8(ascii: ",") { bytes.removeLast() }
    add(end)
  }
}
