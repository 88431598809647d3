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
  public init(_ style: Style = .pretty) {
    self.style = style
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
  public mutating func member(_ key: String, text: some Sequence<UInt8>) {
    self.key(key.utf8)
    self.text(text)
  }

  /// Writes a string of UTF-8 bytes; bytes that are not UTF-8 become U+FFFD.
  public mutating func text(_ text: some Sequence<UInt8>) {
    beginValue()
    appendText(text)
  }

  /// Writes bytes that are one JSON value already, as they are.
  public mutating func raw(_ value: some Sequence<UInt8>) {
    beginValue()
    bytes.append(contentsOf: value)
  }

  /// Writes bytes that are members of the open object already, with commas between, as they are.
  ///
  /// - Precondition: an object is open, and the key before has its value.
  public mutating func rawMembers(_ members: some Collection<UInt8>) {
    precondition(open.last?.isObject == true && !isKeyed, "members stand in an object")
    guard !members.isEmpty else { return }
    separate()
    bytes.append(contentsOf: members)
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
    if text.withContiguousStorageIfAvailable({ append($0) }) == nil {
      Array(text).withUnsafeBufferPointer { append($0) }
    }
    repair(from: start)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends runs of plain bytes as a whole.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    var runStart = 0
    for (index, byte) in text.enumerated() where JSONWriter.isEscaped(byte) {
      bytes.append(contentsOf: text[runStart..<index])
      appendEscape(byte)
      runStart = index + 1
    }
    bytes.append(contentsOf: text[runStart...])
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
    guard text.contains(where: { $0 >= 0x80 }), String(validating: text, as: UTF8.self) == nil
    else { return }
    bytes.replaceSubrange(start..., with: Array(String(decoding: text, as: UTF8.self).utf8))
  }
}
