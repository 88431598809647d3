public import HistoryImport
internal import TimelineUnits

/// Reads exports of chat tools from files, piece by piece.
///
/// No error holds text of a row.
///
/// Source: J-15, PRIV-1.
public enum ExportLoader {
  /// Reads an export.
  ///
  /// - Parameters:
  ///   - path: The path of a file, or of a folder of Markdown files.
  ///   - format: The format, or `nil` to find it out from the first bytes.
  ///   - conversation: The conversation to take, from 1; default: the first.
  /// - Returns: The rows in display order and the report.
  /// - Throws: `InputError` for what cannot be read or is no export, and with line and byte for
  ///   what is broken.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public static func load(
    _ path: String,
    format: ExportFormat? = nil,
    conversation: Int? = nil
  ) throws(InputError) -> ImportedHistory {
    let isFolder = InputFile.kind(of: path) == .folder
    if format == .markdown || format == nil && (isFolder || isMarkdown(path)) {
      guard conversation == nil else { throw notSeveral(path, .markdown) }
      return try markdown(path)
    }
    var digest: StableHash?
    return try file(path, format, conversation, &digest)
  }

  /// Reads a file if its ending or its first bytes say that it is an export with records.
  ///
  /// - Throws: as `load`.
  static func recognized(
    _ path: String,
    _ digest: inout StableHash
  ) throws(InputError) -> ImportedHistory? {
    guard InputFile.kind(of: path) == .file else { return nil }
    if !InputFile.hasEnding(path, ".jsonl") {
      guard InputFile.hasEnding(path, ".json"), case .export = try guess(path) else { return nil }
    }
    var sum: StableHash? = digest
    let history = try file(path, nil, nil, &sum)
    digest = sum ?? digest
    return history
  }

  private static func guess(_ path: String) throws(InputError) -> FormatGuess {
    var guess = FormatGuess.unknown
    try InputFile.readChunks(path, as: path) { chunk throws(InputError) in
      guess = .of(chunk)
      return false
    }
    return guess
  }

  private static func file(
    _ path: String,
    _ format: ExportFormat?,
    _ conversation: Int?,
    _ digest: inout StableHash?
  ) throws(InputError) -> ImportedHistory {
    var importer: HistoryImporter?
    var sum = digest
    try InputFile.readChunks(path, as: path) { chunk throws(InputError) in
      if importer == nil {
        let known: ExportFormat
        if let format { known = format } else { known = try found(chunk, at: path) }
        if known != .chatGPT, conversation != nil { throw notSeveral(path, known) }
        importer = HistoryImporter(known, conversation: conversation ?? 1)
      }
      if sum != nil { for byte in chunk { sum?.combine(byte) } }
      do throws(ImportError) { try importer?.feed(chunk) } catch { throw fault(error, at: path) }
      return true
    }
    digest = sum
    guard let importer else { throw InputError(place: path, message: "the file is empty") }
    do throws(ImportError) { return try importer.finish() } catch { throw fault(error, at: path) }
  }

  /// The format that the first bytes of a file say.
  private static func found(_ start: [UInt8], at place: String) throws(InputError) -> ExportFormat {
    switch FormatGuess.of(start) {
    case .export(let format): return format
    case .history:
      throw InputError(place: place, message: "this is a history already; 'run --input' reads it")
    case .unknown:
      throw InputError(
        place: place,
        rule: "J-15",
        message: "no known export; tried \(ExportFormat.tried); 'import --format' names one"
      )
    }
  }

  private static func markdown(_ path: String) throws(InputError) -> ImportedHistory {
    var files = [path]
    if InputFile.kind(of: path) == .folder {
      let names = try InputFile.names(
        inFolder: path,
        as: path,
        ofEndings: InputLoader.markdownEndings
      )
      files = names.map { path + "/" + $0 }
      guard !files.isEmpty else {
        throw InputError(place: path, message: "there are no .md files in this folder")
      }
    }
    var importer = MarkdownImporter()
    for file in files {
      let text = RepairedText(try InputFile.read(file, as: file))
      importer.add(text.bytes, repairs: text.repairs)
    }
    return importer.finish()
  }

  private static func isMarkdown(_ name: String) -> Bool {
    InputLoader.markdownEndings.contains { InputFile.hasEnding(name, $0) }
  }

  private static func notSeveral(_ place: String, _ format: ExportFormat) -> InputError {
    InputError(place: place, message: "--conversation: a \(format.name) export holds one chat")
  }

  private static func fault(_ error: ImportError, at place: String) -> InputError {
    InputError(
      place: place,
      byteOffset: error.byteOffset,
      rule: error.rule,
      message: error.piece + ": " + error.message
    )
  }
}
