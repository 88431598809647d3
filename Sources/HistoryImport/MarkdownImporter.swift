internal import ChatData

/// Turns Markdown files into a history: one reply for each.
///
/// Source: J-15.
public struct MarkdownImporter {
  private var rows = RowCollector(format: .markdown)
  private var files = 0

  /// Creates an importer without files.
  public init() {}

  /// Adds a file behind those before; one without text makes no row and is counted.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, in UTF-8.
  ///   - repairs: How many parts of it were no UTF-8 and were replaced, for the report.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func add(_ bytes: [UInt8], repairs: Int = 0) {
    files += 1
    rows.report.repairs += repairs
    rows.begin(files)
    if !rows.add(.agentReply, bytes) { rows.skip("file without text") }
  }

  /// Ends the files.
  public consuming func finish() -> ImportedHistory { rows.finish(pieces: files) }
}
