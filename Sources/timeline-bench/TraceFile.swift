internal import ChatScenarios
internal import TimelineTrace

/// Traces in files, in either of their forms.
enum TraceFile {
  /// Reads a trace in its binary or its text form.
  ///
  /// - Throws: `InputError` with the byte offset of the first flaw.
  static func read(_ path: String) throws(InputError) -> Trace {
    let bytes = try InputFile.read(path, as: path)
    let comments = commentLength(of: bytes)
    let rest = bytes[comments...]
    let isText = rest.starts(with: "timelinetrace/".utf8)
    do throws(TraceError) {
      return isText ? try TraceText.parse(Array(rest)) : try Trace(bytes: bytes)
    } catch {
      throw InputError(
        place: path,
        byteOffset: error.byteOffset + (isText ? comments : 0),
        rule: "BM-TIER-1",
        message: error.reason.message.description
      )
    }
  }

  /// The length of the comment lines before a text form.
  private static func commentLength(of bytes: [UInt8]) -> Int {
    var start = 0
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return start }
      start = end + 1
    }
    return start
  }
}
