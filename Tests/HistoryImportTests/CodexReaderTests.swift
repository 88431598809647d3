import ChatData
import HistoryImport
import Testing

@Suite struct CodexReaderTests {
  @Test func `A rollout of 24 lines gives 10 rows and tells the 11 records that it skipped`() throws
  {
    let history = try Sample.imported(Sample.bytes("codex.jsonl"), .codex)
    #expect(
      Sample.lines(history) == [
        "user: Why does the clock test fail? See the picture.⏎⏎*[image]*",
        "thinking: **Looking at the test**",
        "activity: **shell**⏎⏎```⏎{\"command\":[\"swift\",\"test\"]}⏎```⏎⏎"
          + "```⏎{\"output\":\"1 test failed\\n\",\"metadata\":{\"exit_code\":1,"
          + "\"duration_seconds\":3.9}}⏎```",
        "activity: **apply_patch**⏎⏎```⏎*** Begin Patch⏎*** Update File: Clock.swift⏎"
          + "*** End Patch⏎```⏎⏎```⏎Success⏎```",
        "activity: **shell**⏎⏎```sh⏎git status⏎```⏎⏎```⏎clean⏎⏎*[image]*⏎```",
        "activity: **web_search**⏎⏎```⏎leap seconds⏎```",
        "agent-reply: The test compared **local** times.⏎⏎- fixed the zone⏎- ran it again",
        "system: Summary: the clock test was fixed.",
        "user: Thanks, add a note.",
        "agent-reply: Added.",
      ]
    )
    #expect(
      Sample.skipped(history) == [
        "2 session_meta", "1 event_msg/agent_message", "1 event_msg/token_count",
        "1 event_msg/user_message", "1 injected context", "1 message/developer",
        "1 reasoning without text", "1 response_item/ghost_snapshot", "1 turn_context",
        "1 world_state",
      ]
    )
    #expect(history.report.pieces == 24)
    #expect(history.rows[0].timestamp == 1_772_355_601_000)
    #expect(history.rows[8].timestamp == 1_772_438_405_000)
  }

  @Test func `Items of the first versions stand without a record around them`() throws {
    let history = try Sample.imported(Sample.bytes("codex-first.jsonl"), .codex)
    #expect(Sample.lines(history) == ["user: Say hello.", "agent-reply: Hello."])
    #expect(
      Sample.skipped(history)
        == ["3 record_type/state", "1 reasoning without text", "1 session_meta"]
    )
    #expect(history.rows.map(\.timestamp) == [1_748_779_200_000, 1_748_779_200_000])
  }

  @Test func `Output without a call is a row of its own and a second output too`() throws {
    let call = #"{"type":"function_call","name":"a*b `c","call_id":"1","arguments":""}"#
    let output = #"{"type":"function_call_output","call_id":"1","output":{"content":"x"}}"#
    let history = try Sample.imported(
      [output, call, output, output].joined(separator: "\n"),
      .codex
    )
    #expect(
      Sample.lines(history)
        == ["activity: ```⏎x⏎```", "activity: **abc**⏎⏎```⏎x⏎```", "activity: ```⏎x⏎```"]
    )
  }

  @Test func `Records of any other shape are skipped and counted, never refused`() throws {
    let lines = [
      "{}", #"{"type":7}"#, #"{"type":"message"}"#, #"{"type":"new_thing","payload":{"a":1.5}}"#,
      #"{"type":"response_item","payload":{"type":"message","role":"assistant","content":[]}}"#,
      #"{"type":"response_item","payload":{"type":"secret words of a chat"}}"#,
      #"{"type":"response_item","payload":{}}"#, #"{"type":"compacted","payload":{}}"#,
      #"{"type":"response_item","payload":{"type":"message","role":"user","#
        + #""content":[{"type":"input_audio"},{"type":"input_text","text":"a"},"b",3]}}"#,
      #"{"type":"response_item","payload":{"type":"message","role":"user","content":"c"}}"#,
    ]
    let history = try Sample.imported(lines.joined(separator: "\r\n"), .codex)
    #expect(
      Sample.lines(history) == ["system: *Context compacted*", "user: a⏎⏎b", "user: c"]
    )
    #expect(
      Sample.skipped(history) == [
        "2 response_item/untyped", "1 content/input_audio", "1 content/untyped",
        "1 message without text", "1 message/untyped", "1 new_thing", "1 response_item/unnamed",
        "1 untyped",
      ]
    )
  }
}
