import ChatData
import HistoryImport
import Testing

@Suite struct ClaudeReaderTests {
  @Test func `A session of 24 lines gives the rows of the branch that was spoken last`() throws {
    let history = try Sample.imported(Sample.bytes("claude-code.jsonl"), .claudeCode)
    #expect(
      Sample.lines(history) == [
        "user: Repair the clock test, see the picture.⏎⏎*[image]*",
        "thinking: The zone may be wrong.",
        "agent-reply: I look at **both** places.",
        "activity: **Bash**⏎⏎```json⏎{\"command\":\"swift test\",\"description\":\"Run\"}⏎```⏎⏎"
          + "```⏎1 test failed⏎```",
        "activity: **Read**⏎⏎```json⏎{\"file_path\":\"Clock.swift\"}⏎```⏎⏎"
          + "```⏎let zone = local⏎⏎*[image]*⏎```",
        "agent-reply: The zone was local; now it is UTC.",
        "system: Conversation compacted",
        "system: This session continues an earlier one: the clock test was repaired.",
        "user: Thanks!",
        "agent-reply: You are welcome.",
      ]
    )
    #expect(
      Sample.skipped(history) == [
        "2 row of another branch", "2 sidechain", "1 assistant/redacted_thinking",
        "1 file-history-snapshot", "1 injected context", "1 progress", "1 queue-operation",
        "1 repeated record", "1 summary", "1 system/turn_duration", "1 user/isMeta",
      ]
    )
    #expect(history.rows[8].timestamp == 1_772_434_800_000)
    #expect(history.report.pieces == 24)
  }

  @Test func `Records of any other shape are skipped and counted, never refused`() throws {
    let lines = [
      "{}", #"{"type":"user"}"#, #"{"type":"assistant","message":{"content":[{"type":"x y"},4]}}"#,
      #"{"type":"user","message":{"content":[{"type":"document"}]},"timestamp":"soon"}"#,
      #"{"type":"user","message":{"content":[{"type":"text","text":"<system-reminder>n</s>"},"#
        + #"{"type":"text","text":"typed"}]},"timestamp":1.25}"#,
      #"{"type":"system","content":"<local-command-stdout>x"}"#,
      #"{"type":"assistant","message":{"content":[{"type":"thinking","thinking":" "}]}}"#,
      #"{"type":"user","message":{"content":[{"type":"tool_result","#
        + #""content":[{"type":"audio"}]}]}}"#,
    ]
    let history = try Sample.imported(lines.joined(separator: "\n"), .claudeCode)
    #expect(Sample.lines(history) == ["user: typed"])
    #expect(
      Sample.skipped(history) == [
        "1 assistant/unnamed", "1 assistant/untyped", "1 injected context", "1 system/untyped",
        "1 thinking without text", "1 tool_result/audio", "1 untyped", "1 user/document",
      ]
    )
    #expect(history.report.unreadTimes == 1)
    #expect(history.rows[0].timestamp == 1_250)
    #expect(history.report.roundedTimes == 0)
  }
}
