internal import CSimdJSON

/// A value of a document: a cursor that keeps the document alive.
///
/// Every question about its content is typed: the answer or a `JSONError` that names rule, byte
/// offset and path. There is no `Equatable` conformance: values compare by what they decode to.
public struct JSONValue: Sendable {
  let tape: JSONTape
  let index: Int

  init(tape: JSONTape, index: Int) {
    self.tape = tape
    self.index = index
  }

  /// What the value is.
  public var kind: JSONKind {
    switch tape.kind(at: index) {
    case CSJ_NULL: .null
    case CSJ_FALSE, CSJ_TRUE: .boolean
    case CSJ_SIGNED, CSJ_UNSIGNED, CSJ_DOUBLE: .number
    case CSJ_ARRAY: .array
    case CSJ_OBJECT: .object
    default: .string
    }
  }

  /// Where the value's first token starts in the document, in bytes.
  public var byteOffset: Int { tape.byteOffset(at: index) }

  /// Whether the value is `null`.
  public var isNull: Bool { kind == .null }

  /// The document's own bytes of the value, from its first to its last byte.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  public var rawBytes: [UInt8] { Array(tape.token(at: index)) }

  /// Appends the document's own bytes of the value to a buffer.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  public func appendRawBytes(to buffer: inout [UInt8]) {
    buffer.append(contentsOf: tape.token(at: index))
  }

  /// An error at the value's place, for a decoder that refuses what it holds.
  ///
  /// - Complexity: O(*n*) in the number of the document's values, for the path.
  public func error(rule: String, _ message: String) -> JSONError {
    JSONError(rule: rule, byteOffset: byteOffset, path: path, message: message)
  }

  /// The error for a value of another kind than a decoder needs.
  public func error(rule: String, expected: String) -> JSONError {
    error(rule: rule, "expected \(expected), found \(kind.phrase)")
  }

  func require(_ kind: JSONKind) throws(JSONError) {
    guard self.kind == kind else {
      throw error(rule: "H-JSON-5", expected: kind.phrase)
    }
  }
}
