public import StrictJSON

extension JSONObjectReader {
  /// Takes the name of the format and its version, which every file states.
  ///
  /// - Parameter schema: The format that is read, such as `timelinebench.run/1`.
  /// - Throws: `JSONError` by FORMAT-4 if the file states none or another one.
  /// - Complexity: O(*m*), where *m* is the number of the object's members.
  public mutating func requireFormat(_ schema: String) throws(JSONError) {
    _ = try format(among: [schema])
  }

  /// Takes the name of the format and its version where files of several are read.
  ///
  /// - Parameter schemas: The formats that are read.
  /// - Returns: Which of them the file states, as its place in the list.
  /// - Throws: `JSONError` by FORMAT-4 if the file states none or another one.
  /// - Complexity: O(*m* + *s*) for *m* members of the object and *s* formats.
  public mutating func format(among schemas: [String]) throws(JSONError) -> Int {
    let version = try required("schema")
    let name = try version.string()
    guard let place = schemas.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else {
      let formats = schemas.joined(separator: " or ")
      throw version.error(rule: FormatRule.version, "the format must be \(formats)")
    }
    return place
  }
}
