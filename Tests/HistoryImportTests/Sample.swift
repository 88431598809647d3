import ChatData
import HistoryImport
import TestSupport
import Testing

/// Exports in the forms that the tools write, with contents made up for the tests.
enum Sample {
  static let files: [(name: String, format: ExportFormat)] = [
    ("codex.jsonl", .codex), ("codex-first.jsonl", .codex), ("claude-code.jsonl", .claudeCode),
    ("conversations.json", .chatGPT),
  ]

  private static let folder =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    + "/Tests/Fixtures/Imports"

  /// The bytes of a sample.
  static func bytes(_ name: String) throws -> [UInt8] {
    try #require(TextFile.read("\(folder)/\(name)"))
  }

  /// Imports bytes that come in chunks of a size.
  static func imported(
    _ bytes: [UInt8],
    _ format: ExportFormat,
    conversation: Int = 1,
    chunk: Int = 1 << 20
  ) throws(ImportError) -> ImportedHistory {
    var importer = HistoryImporter(format, conversation: conversation)
    var start = 0
    while start < bytes.count {
      let end = min(start + chunk, bytes.count)
      try importer.feed(Array(bytes[start..<end]))
      start = end
    }
    return try importer.finish()
  }

  static func imported(
    _ text: String,
    _ format: ExportFormat,
    conversation: Int = 1
  ) throws(ImportError) -> ImportedHistory {
    try imported(Array(text.utf8), format, conversation: conversation)
  }

  /// What refuses a text, or `nil` if it is imported.
  static func refusal(
    _ text: String,
    _ format: ExportFormat,
    conversation: Int = 1,
    chunk: Int = 1 << 20
  ) -> ImportError? {
    do throws(ImportError) {
      _ = try imported(Array(text.utf8), format, conversation: conversation, chunk: chunk)
      return nil
    } catch {
      return error
    }
  }

  /// The rows as `type: text`, line ends as `⏎`.
  static func lines(_ history: ImportedHistory) -> [String] {
    history.rows.map { row in
      let text = String(decoding: row.text, as: UTF8.self).replacing("\n", with: "⏎")
      return "\(row.type.name): \(text)"
    }
  }

  /// What was skipped as `count name`.
  static func skipped(_ history: ImportedHistory) -> [String] {
    history.report.skipped.sorted.map { "\($0.count) \($0.name)" }
  }
}
