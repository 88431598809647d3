public import StrictJSON

/// Turns an export into a history while its bytes come in.
///
/// A machine without input and output: whoever reads the file feeds it, in chunks of any size, and
/// the result does not depend on where they were cut. It holds the rows that it keeps, the links
/// between records, and the one line or element that is not complete; never the file.
///
/// Source: J-15.
public struct HistoryImporter {
  private let limits: JSONLimits
  private var source: any PieceSource
  private var reader: any RecordReader
  private var pieces = 0

  /// Creates an importer of a file.
  ///
  /// - Parameters:
  ///   - format: The format of the file, not Markdown, for which there is `MarkdownImporter`.
  ///   - conversation: The conversation to take, from 1, where a file holds several.
  ///   - limits: The bounds of each line or top-level element.
  /// - Precondition: the format is not Markdown, and the conversation at least 1.
  public init(_ format: ExportFormat, conversation: Int = 1, limits: JSONLimits = .imports) {
    precondition(format != .markdown && conversation > 0, "a format with records")
    self.limits = limits
    switch format {
    case .codex: reader = CodexReader()
    case .claudeCode: reader = ClaudeReader()
    case .chatGPT, .markdown: reader = ChatGPTReader(conversation: conversation)
    }
    let isLines = format == .codex || format == .claudeCode
    source =
      isLines
      ? LineSplitter(maximumBytes: limits.maximumBytes)
      : ElementSplitter(maximumBytes: limits.maximumBytes)
  }

  /// Takes the next bytes of the file.
  ///
  /// - Throws: `ImportError` for the first piece that is broken; nothing is kept then.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func feed(_ chunk: [UInt8]) throws(ImportError) {
    source.take(chunk)
    while let piece = try source.next() { try read(piece) }
  }

  /// Ends the file.
  ///
  /// - Returns: The rows in display order, and the report.
  /// - Throws: `ImportError` if the file ends in the middle of something, or has no such
  ///   conversation.
  public consuming func finish() throws(ImportError) -> ImportedHistory {
    if let piece = try source.end() { try read(piece) }
    return try reader.finish(pieces: pieces)
  }

  private mutating func read(_ piece: Piece) throws(ImportError) {
    pieces += 1
    try reader.read(piece, limits: limits)
  }
}
