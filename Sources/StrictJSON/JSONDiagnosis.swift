/// The second reading of a document that was refused: finds the first fault in document order.
///
/// simdjson checks UTF-8, strings and brackets in a first stage of its own, which knows no places,
/// and reports what its second stage meets first. This scan is slower, needs no stack of calls, and
/// names the exact byte. It accepts and refuses exactly the documents that the walk does.
///
/// Source: H-JSON-8.
package struct JSONDiagnosis {
  let bytes: [UInt8]
  let limits: JSONLimits
  let maximumDepth: Int
  var position = 0
  /// The decoded bytes of the string that was read last.
  var decoded: [UInt8] = []
  private var frames: [Frame] = []
  private var valueCount = 0

  private struct Frame {
    let isObject: Bool
    var count = 0
    var key: [UInt8] = []
    /// Only asked for membership; its order never shows.
    var keys: Set<[UInt8]> = []
  }

  private enum State {
    case value
    case firstElement
    case firstKey
    case key
    case afterValue
    case end
  }

  /// The first fault of a document, or `nil` if it has none.
  package static func firstFault(
    in bytes: [UInt8],
    limits: JSONLimits = .default
  ) -> JSONError? {
    var diagnosis = JSONDiagnosis(
      bytes: bytes,
      limits: limits,
      maximumDepth: JSONTape.depth(of: limits)
    )
    do {
      try diagnosis.run()
      return nil
    } catch {
      return error
    }
  }

  private init(bytes: [UInt8], limits: JSONLimits, maximumDepth: Int) {
    self.bytes = bytes
    self.limits = limits
    self.maximumDepth = maximumDepth
  }

  private mutating func run() throws(JSONError) {
    guard bytes.count <= limits.maximumBytes else {
      let message = "a document has at most \(limits.maximumBytes) bytes"
      throw fault(rule: "H-JSON-7", at: max(0, limits.maximumBytes), message)
    }
    guard !bytes.starts(with: [0xef, 0xbb, 0xbf]) else {
      throw fault(at: 0, "a byte-order mark")
    }
    var state = State.value
    while state != .end {
      skipBlanks()
      state = try step(state)
    }
  }

  private mutating func step(_ state: State) throws(JSONError) -> State {
    switch state {
    case .value: return try value()
    case .firstElement:
      return current == UInt8(ascii: "]") ? close() : try value()
    case .firstKey:
      return current == UInt8(ascii: "}") ? close() : try key()
    case .key: return try key()
    case .afterValue: return try afterValue()
    case .end: return .end
    }
  }

  private mutating func value() throws(JSONError) -> State {
    let start = position
    guard let first = current else { throw endFault() }
    if let last = frames.indices.last, !frames[last].isObject { frames[last].count += 1 }
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return try open(isObject: first == UInt8(ascii: "{"))
    case UInt8(ascii: "\""):
      try string()
    default:
      try scalar()
    }
    try countValue(at: start)
    return .afterValue
  }

  private mutating func open(isObject: Bool) throws(JSONError) -> State {
    guard frames.count < maximumDepth else {
      throw fault(rule: "H-JSON-7", at: position, "nested deeper than \(maximumDepth) levels")
    }
    try countValue(at: position)
    frames.append(Frame(isObject: isObject))
    position += 1
    return isObject ? .firstKey : .firstElement
  }

  private mutating func close() -> State {
    frames.removeLast()
    position += 1
    return .afterValue
  }

  private mutating func countValue(at start: Int) throws(JSONError) {
    guard valueCount < limits.maximumNodes else {
      let message = "a document has at most \(limits.maximumNodes) values"
      throw fault(rule: "H-JSON-7", at: start, message)
    }
    valueCount += 1
  }

  private mutating func key() throws(JSONError) -> State {
    let start = position
    guard let first = current else { throw endFault() }
    guard first == UInt8(ascii: "\"") else { throw fault(at: start, "expected a key") }
    let last = frames.count - 1
    guard frames[last].count < limits.maximumKeys else {
      let message = "an object has at most \(limits.maximumKeys) members"
      throw fault(rule: "H-JSON-7", at: start, message)
    }
    try string()
    frames[last].count += 1
    frames[last].key = decoded
    guard frames[last].keys.insert(decoded).inserted else {
      throw fault(rule: "H-JSON-2", at: start, "the key stands twice in its object")
    }
    skipBlanks()
    guard let colon = current else { throw endFault() }
    guard colon == UInt8(ascii: ":") else { throw fault(at: position, "expected a colon") }
    position += 1
    return .value
  }

  private mutating func afterValue() throws(JSONError) -> State {
    guard let frame = frames.last else {
      guard current == nil else { throw fault(at: position, "something follows the document") }
      return .end
    }
    guard let next = current else { throw endFault() }
    if next == UInt8(ascii: frame.isObject ? "}" : "]") { return close() }
    guard next == UInt8(ascii: ",") else {
      throw fault(at: position, "expected a comma or a closing bracket")
    }
    position += 1
    return frame.isObject ? .key : .value
  }

  private mutating func skipBlanks() {
    while let byte = current, JSONDiagnosis.isBlank(byte) { position += 1 }
  }
}

extension JSONDiagnosis {
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
  }

  func endFault() -> JSONError {
    fault(at: bytes.count, "the document ends early")
  }

  func fault(rule: String = "H-JSON-1", at offset: Int, _ message: String) -> JSONError {
    JSONError(rule: rule, byteOffset: offset, path: path, message: message)
  }

  /// The place of the open value.
  private var path: String {
    var path = JSONPath()
    for frame in frames where frame.count > 0 {
      if frame.isObject {
        path.append(key: frame.key)
      } else {
        path.append(index: frame.count - 1)
      }
    }
    return path.text
  }
}
