internal import ChatScenarios
internal import MarkdownRows
internal import StrictJSON

extension MetricsFile {
  /// Reads a file of metrics.
  ///
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  static func read(_ path: String) throws(InputError) -> MetricsFile {
    let bytes = try InputFile.read(path, as: path)
    do {
      return try MetricsFile(bytes)
    } catch {
      let place = error.path.isEmpty ? "" : error.path + ": "
      throw InputError(
        place: path,
        byteOffset: error.byteOffset,
        rule: error.rule,
        message: place + error.message
      )
    }
  }
}
