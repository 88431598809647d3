internal import StrictJSON

/// Values of records that others made: absent where they are not what is looked for.
extension JSONValue {
  /// The value of a key; `nil` if there is none or the value is no object.
  func at(_ key: StaticString) -> JSONValue? {
    guard kind == .object, let found = try? member(key) else { return nil }
    return found
  }

  /// The bytes of a string, or `nil` for anything else.
  var text: [UInt8]? { kind == .string ? try? bytes() : nil }

  /// The bytes of a string at a key, or `nil`.
  func text(_ key: StaticString) -> [UInt8]? { at(key)?.text }

  /// The elements of an array, none for anything else.
  var list: [JSONValue] {
    guard kind == .array, let elements = try? elements() else { return [] }
    return Array(elements)
  }

  /// Whether the value is `true`.
  var isTrue: Bool { kind == .boolean && (try? bool()) == true }

  /// Whether a key is `true`.
  func isTrue(_ key: StaticString) -> Bool { at(key)?.isTrue ?? false }

  /// Whether the value at a key is this string.
  func has(_ key: StaticString, _ word: StaticString) -> Bool { at(key)?.isString(word) ?? false }
}
