public import StrictJSON

extension InputFile {
  /// What a reader makes of a file of JSON.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - place: How an error names the file.
  ///   - limits: What the file may hold.
  ///   - read: Reads the value that the file is.
  /// - Returns: What `read` gave.
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  /// - Complexity: O(*b*), where *b* is the number of bytes, and what `read` takes.
  public static func json<Value>(
    _ bytes: [UInt8],
    at place: String,
    limits: JSONLimits = .default,
    _ read: (JSONValue) throws(JSONError) -> Value
  ) throws(InputError) -> Value {
    do {
      return try read(JSONDocument(bytes, limits: limits).root)
    } catch {
      throw InputError(place: place, json: error)
    }
  }
}
