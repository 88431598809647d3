public import StrictJSON

extension JSONObjectReader {
  /// Takes the name of the format and its version, which every file states.
  ///
  /// - Parameters:
  ///   - schema: The format that is read, such as `timelinebench.run/1`.
  ///   - other: Another format that the caller reads too, named in the error.
  /// - Throws: `JSONError` by FORMAT-4 if the file states none or another one.
  /// - Complexity: O(*m*), where *m* is the number of the object's members.
  public mutating func requireFormat(
    _ schema: String,
    or other: String? = nil
  ) throws(JSONError) {
    let version = try required("schema")
    guard try version.string().utf8.elementsEqual(schema.utf8) else {
      let formats = schema + (other.map { " or " + $0 } ?? "")
      throw version.error(rule: FormatRule.version, "the format must be \(formats)")
    }
  }
}
