import ChatData
import HistoryImport

/// Fuzzes bytes to an export of each format: nothing may trap, errors lie inside the input, where
/// the input is cut changes nothing, and a history is written and read again unchanged.
///
/// The first byte chooses the format, the second the size of the chunks.
@_cdecl("LLVMFuzzerTestOneInput")
public func importOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  guard input.count > 2 else { return 0 }
  let bytes = Array(input.dropFirst(2))
  _ = FormatGuess.of(bytes)
  let formats = ExportFormat.allCases
  let format = formats[Int(input[0]) % formats.count]
  guard format != .markdown else {
    var importer = MarkdownImporter()
    importer.add(bytes)
    check(importer.finish())
    return 0
  }
  let whole = imported(bytes, format, chunk: bytes.count)
  let cut = imported(bytes, format, chunk: Int(input[1]) + 1)
  precondition(whole == cut, "where the input is cut changes nothing")
  if case .success(let history) = whole { check(history) }
  return 0
}

private func imported(
  _ bytes: [UInt8],
  _ format: ExportFormat,
  chunk: Int
) -> Result<ImportedHistory, ImportError> {
  do throws(ImportError) {
    var importer = HistoryImporter(format)
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      try importer.feed(Array(bytes[start..<min(start + chunk, bytes.count)]))
    }
    return .success(try importer.finish())
  } catch {
    precondition((0...bytes.count).contains(error.byteOffset), "an error lies inside its input")
    return .failure(error)
  }
}

private func check(_ history: ImportedHistory) {
  _ = history.report.lines
  let envelope = history.envelope()
  let written = envelope.encode()
  guard let again = try? HistoryEnvelope.decode(written) else {
    preconditionFailure("a history is read again")
  }
  precondition(again.encode() == written, "a history is read as it was written")
}
