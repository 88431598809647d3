/// Takes the members of an object by key, so that a format's exact key set is enforced while it is
/// read.
///
///     var object = try value.object()
///     let at = try object.required("atMs").exactInteger()
///     let label = try object.optional("label")?.string()
///     try object.finish()
///
/// `finish()` refuses a member that was not asked for. A tolerant format leaves it out.
///
/// Source: J-11.
public struct JSONObjectReader: Sendable {
  /// The object itself.
  public let value: JSONValue
  private let rule: String
  private let members: [JSONMember]
  private var isTaken: [Bool]
  private var asked: [String] = []
  /// Where the search for a key begins: behind the member that was taken last.
  private var cursor = 0

  init(_ value: JSONValue, members: JSONMembers, rule: String) {
    self.value = value
    self.rule = rule
    self.members = Array(members)
    isTaken = [Bool](repeating: false, count: members.count)
  }

  /// The value of a key that must be present.
  ///
  /// - Throws: `JSONError` at the object's opening brace if the key is missing.
  /// - Complexity: O(*k*) for *k* members; O(1) if keys are asked for in document order.
  public mutating func required(_ key: String) throws(JSONError) -> JSONValue {
    guard let found = optional(key) else {
      throw value.error(rule: rule, "the key \"\(key)\" is missing")
    }
    return found
  }

  /// The value of a key that must be present and may be `null`, which is returned as `nil`.
  ///
  /// - Throws: `JSONError` at the object's opening brace if the key is missing.
  /// - Complexity: as `required(_:)`.
  public mutating func nullable(_ key: String) throws(JSONError) -> JSONValue? {
    let found = try required(key)
    return found.isNull ? nil : found
  }

  /// The value of a key, or `nil` if the key is absent; `null` is a value like any other.
  ///
  /// - Complexity: as `required(_:)`.
  public mutating func optional(_ key: String) -> JSONValue? {
    asked.append(key)
    for step in members.indices {
      let position = (cursor + step) % members.count
      guard members[position].keyBytes.elementsEqual(key.utf8) else { continue }
      isTaken[position] = true
      cursor = position + 1
      return members[position].value
    }
    return nil
  }

  /// Refuses the first member that was not asked for, with the nearest key that was.
  ///
  /// - Throws: `JSONError` at the unknown key.
  public func finish() throws(JSONError) {
    guard let position = isTaken.firstIndex(of: false) else { return }
    let member = members[position]
    throw member.unknownKey(rule: rule, known: asked)
  }
}
