extension JSONValue {
  /// The elements of the array.
  ///
  /// - Throws: `JSONError` H-JSON-5 for any other kind.
  public func elements() throws(JSONError) -> JSONElements {
    try require(.array)
    return JSONElements(of: self)
  }

  /// The members of the object.
  ///
  /// - Throws: `JSONError` H-JSON-5 for any other kind.
  public func members() throws(JSONError) -> JSONMembers {
    try require(.object)
    return JSONMembers(of: self)
  }

  /// A reader that takes the object's members by key and refuses those that nobody asked for.
  ///
  /// - Parameter rule: The rule that missing and unknown keys are refused with.
  /// - Returns: A reader at the first member.
  /// - Throws: `JSONError` H-JSON-5 for any other kind.
  public func object(rule: String = "H-JSON-8") throws(JSONError) -> JSONObjectReader {
    JSONObjectReader(self, members: try members(), rule: rule)
  }

  /// The value of a key, or `nil` if the object has no such key.
  ///
  /// - Throws: `JSONError` H-JSON-5 if the value is no object.
  /// - Complexity: O(*k*) for *k* members.
  public func member(_ key: StaticString) throws(JSONError) -> JSONValue? {
    for member in try members() where member.hasKey(key) { return member.value }
    return nil
  }

  /// The place of the value in the document, such as `timeline[17].sourceOrder`.
  ///
  /// - Complexity: O(*n*) in the number of the document's values.
  public var path: String {
    var path = JSONPath()
    var container = 0
    while container < index {
      container = child(of: container, &path)
    }
    return path.text
  }

  /// The child of a container that is the value or holds it.
  private func child(of container: Int, _ path: inout JSONPath) -> Int {
    let isObject = tape.isObject(at: container)
    var position = 0
    var child = container + (isObject ? 2 : 1)
    while tape.end(at: child) <= index {
      child = tape.end(at: child) + (isObject ? 1 : 0)
      position += 1
    }
    if isObject {
      path.append(key: tape.decodedBytes(at: child - 1))
    } else {
      path.append(index: position)
    }
    return child
  }
}
