/// Writes one JSON document, with keys in the order in which they are written.
///
///     var writer = JSONWriter(.pretty)
///     writer.object { writer in
///       writer.member("schema", "timelinebench.run/1")
///       writer.member("values") { writer in writer.array { $0.value(1.5) } }
///     }
///     let bytes = writer.finish()
///
/// Text keeps its UTF-8, and only what JSON demands is escaped.
///
/// Source: J-14.
public struct JSONWriter: Sendable {
  /// How a document is laid out.
  public enum Style: Sendable {
    /// No white space at all.
    case compact
    /// One value per line, nested by 2 spaces, and a line feed at the end.
    case pretty
  }

  private let style: Style
  private var bytes: [UInt8] = []
  private var open: [Container] = []
  private var isKeyed = false

  private struct Container {
    let isObject: Bool
    var count = 0
  }

  /// Creates the writer of an empty document.
  ///
  /// - Parameters:
  ///   - style: How the document is laid out.
  ///   - capacity: How many bytes there is room for before anything has to be moved.
  public init(_ style: Style = .pretty, capacity: Int = 240) {
    self.style = style
    bytes.reserveCapacity(capacity)
  }

  /// The finished document.
  ///
  /// - Precondition: exactly one value was written at the root.
  public consuming func finish() -> [UInt8] {
    precondition(open.isEmpty && !bytes.isEmpty, "a document is one complete value")
    if style == .pretty { bytes.append(UInt8(ascii: "\n")) }
    return bytes
  }

  /// Writes an object whose members the function writes.
  public mutating func object<Failure: Error>(
    _ members: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try container(isObject: true, members)
  }

  /// Writes an array whose elements the function writes.
  public mutating func array<Failure: Error>(
    _ elements: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try container(isObject: false, elements)
  }

  /// Writes a value: an element of the open array, the value of the key just written, or the root.
  public mutating func value(_ value: some JSONWritable) {
    value.write(to: &self)
  }

  /// Writes a key; its value follows.
  ///
  /// - Precondition: an object is open, and the key before has its value.
  public mutating func key(_ key: some Sequence<UInt8>) {
    precondition(open.last?.isObject == true && !isKeyed, "a key stands in an object")
    separate()
    appendText(key)
    bytes.append(UInt8(ascii: ":"))
    if style == .pretty { bytes.append(UInt8(ascii: " ")) }
    isKeyed = true
  }

  /// Writes a key and its value.
  public mutating func member(_ key: String, _ value: some JSONWritable) {
    self.key(key.utf8)
    value.write(to: &self)
  }

  /// Writes a key and the one value that the function writes.
  public mutating func member<Failure: Error>(
    _ key: String,
    _ value: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    self.key(key.utf8)
    try value(&self)
  }

  /// Writes a key and a string of UTF-8 bytes; bytes that are not UTF-8 become U+FFFD.
  @specialized(where Text == [UInt8])
  @specialized(where Text == UnsafeBufferPointer<UInt8>)
  public mutating func member<Text: Sequence<UInt8>>(_ key: String, text: Text) {
    self.key(key.utf8)
    self.text(text)
  }

  /// Writes a string of UTF-8 bytes; bytes that are not UTF-8 become U+FFFD.
  @specialized(where Text == [UInt8])
  public mutating func text<Text: Sequence<UInt8>>(_ text: Text) {
    beginValue()
    appendText(text)
  }

  /// Writes bytes that are one JSON value already, as they are.
  @specialized(where Value == [UInt8])
  @specialized(where Value == ArraySlice<UInt8>)
  public mutating func raw<Value: Sequence<UInt8>>(_ value: Value) {
    beginValue()
    bytes.append(contentsOf: value)
  }

  /// Writes bytes that are members of the open object already, with commas between, as they are.
  ///
  /// - Precondition: an object is open, and the key before has its value.
  @specialized(where Members == [UInt8])
  public mutating func rawMembers<Members: Collection<UInt8>>(_ members: Members) {
    precondition(open.last?.isObject == true && !isKeyed, "members stand in an object")
    guard !members.isEmpty else { return }
    separate()
    bytes.append(contentsOf: members)
  }

  /// Writes all digits of a whole number.
  mutating func digits(of magnitude: UInt64, isNegative: Bool) {
    beginValue()
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    var power: UInt64 = 1
    while magnitude / power >= 10 { power *= 10 }
    while power > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(magnitude / power % 10))
      power /= 10
    }
  }

  mutating func token(_ token: String) {
    beginValue()
    bytes.append(contentsOf: token.utf8)
  }
}

extension JSONWriter {
  private mutating func container<Failure: Error>(
    isObject: Bool,
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    beginValue()
    bytes.append(UInt8(ascii: isObject ? "{" : "["))
    open.append(Container(isObject: isObject))
    let depth = open.count
    try body(&self)
    precondition(open.count == depth && !isKeyed, "a container is left as it was entered")
    let isEmpty = open.removeLast().count == 0
    if !isEmpty { breakLine() }
    bytes.append(UInt8(ascii: isObject ? "}" : "]"))
  }

  private mutating func beginValue() {
    if isKeyed {
      isKeyed = false
    } else if let last = open.last {
      precondition(!last.isObject, "a value in an object has a key")
      separate()
    } else {
      precondition(bytes.isEmpty, "a document is one value")
    }
  }

  /// Puts the comma and the line break before an element or a member.
  private mutating func separate() {
    let last = open.count - 1
    if open[last].count > 0 { bytes.append(UInt8(ascii: ",")) }
    open[last].count += 1
    breakLine()
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in open { bytes.append(contentsOf: [0x20, 0x20]) }
  }

  private mutating func appendText(_ text: some Sequence<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    let isPlain =
      text.withContiguousStorageIfAvailable { append($0) }
      ?? Array(text).withUnsafeBufferPointer { append($0) }
    if !isPlain { repair(from: start) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends runs of plain bytes as a whole.
  ///
  /// - Returns: Whether all bytes are ASCII.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var runStart = 0
    var all: UInt8 = 0
    for index in text.indices {
      let byte = text[index]
      all |= byte
      guard JSONWriter.isEscaped(byte) else { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart..<index]))
      appendEscape(byte)
      runStart = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart...]))
    return all < 0x80
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
    case 0x08: bytes.append(contentsOf: "\\b".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case 0x0a: bytes.append(contentsOf: "\\n".utf8)
    case 0x0c: bytes.append(contentsOf: "\\f".utf8)
    case 0x0d: bytes.append(contentsOf: "\\r".utf8)
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }

  /// Replaces what is not UTF-8 in the text from a place on.
  private mutating func repair(from start: Int) {
    let text = bytes[start...]
    guard String(validating: text, as: UTF8.self) == nil else { return }
    bytes.replaceSubrange(start..., with: Array(String(decoding: text, as: UTF8.self).utf8))
  }
}
