import ChatData
import Testing

@testable import HistoryImport

@Suite struct ImportReportTests {
  @Test func `The report says what was kept, skipped and changed and holds no text`() throws {
    let history = try Sample.imported(Sample.bytes("conversations.json"), .chatGPT)
    #expect(
      history.report.lines == [
        "chatgpt: 6 rows kept of 2 conversations, conversation 1: 1 user, 2 activity, "
          + "1 agent-reply, 2 thinking",
        "skipped: 3 node of another branch", "skipped: 1 content/audio_asset_pointer",
        "skipped: 1 content/user_editable_context", "skipped: 1 hidden message",
        "skipped: 1 other conversation", "2 times rounded to whole ms",
      ]
    )
    #expect(history.report.count(of: .activity) == 2)
  }

  @Test func `Nothing that did not happen is told`() throws {
    #expect(try Sample.imported("", .codex).report.lines == ["codex: 0 rows kept of 0 lines"])
    var report = ImportReport(format: .claudeCode)
    report.unreadTimes = 1
    report.shortened = 2
    #expect(
      report.lines.dropFirst() == [
        "1 time not understood, the one before stands instead",
        "2 tool texts cut to 16384 bytes",
      ]
    )
  }
}
