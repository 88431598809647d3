/// A key and its value.
public struct JSONMember: Sendable {
  /// The value.
  public let value: JSONValue

  init(value: JSONValue) {
    self.value = value
  }

  /// The decoded UTF-8 bytes of the key.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  public var key: [UInt8] { Array(keyBytes) }

  /// Where the key starts in the document, in bytes.
  public var keyOffset: Int { value.tape.byteOffset(at: value.index - 1) }

  /// Whether the key has exactly these UTF-8 bytes.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  public func hasKey(_ name: StaticString) -> Bool { keyBytes.isEqual(to: name) }

  /// Calls a function with the decoded UTF-8 bytes of the key, which it must not keep.
  public func withKeyBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(value.tape) { body(keyBytes) }
  }

  /// Appends the document's own bytes of the key and value, with a colon between, to a buffer.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  public func appendRawBytes(to buffer: inout [UInt8]) {
    let tape = value.tape
    buffer.append(contentsOf: tape.token(at: value.index - 1))
    buffer.append(UInt8(ascii: ":"))
    value.appendRawBytes(to: &buffer)
  }

  /// An error at the key's place.
  ///
  /// - Complexity: O(*n*) in the number of the document's values, for the path.
  public func error(rule: String, _ message: String) -> JSONError {
    JSONError(rule: rule, byteOffset: keyOffset, path: value.path, message: message)
  }

  var keyBytes: UnsafeBufferPointer<UInt8> {
    value.tape.decodedBytes(at: value.index - 1)
  }
}

extension JSONMember {
  /// The error of a key that its object does not have, with the nearest known key.
  ///
  /// - Complexity: O(*n*) in the number of the document's values, for the path.
  public func unknownKey(rule: String, known: [String]) -> JSONError {
    error(rule: rule, KeyDistance.unknownKey(key, known: known))
  }
}
