import ChatScenarios
import Testing
import TimelineUnits

@Suite struct InputLimitTests {
  /// LIM-1, LIM-7.
  @Test func `A file and a folder have at most 64 MiB, a row 4 MiB, a sixteenth of it`() {
    #expect(InputLimit.file.bytes == 64 << 20)
    #expect(InputLimit.folder.bytes == InputLimit.file.bytes)
    #expect(InputLimit.row.bytes == 4 << 20)
    #expect(InputLimit.row.bytes * 16 == InputLimit.file.bytes)
    #expect(InputLimit.row.bytes < Limits.jsonStringBytes)
  }

  @Test func `A refusal names place, rule, size, limit and the way out`() {
    #expect(
      InputLimit.row.refusal(of: 4_194_305, at: "a.md").description
        == "a.md: LIM-7: the row has 4194305 bytes, the most is 4194304; "
        + "shorten it or leave it out"
    )
    #expect(
      InputLimit.folder.refusal(of: 67_108_865, at: "chats").description
        == "chats: LIM-1: the .md files together have 67108865 bytes, the most is 67108864; "
        + "take fewer of them"
    )
  }

  @Test func `Each rule that a limit names has a sentence`() {
    for limit in [InputLimit.file, .folder, .row] {
      #expect(InputLimit.ids.contains(limit.rule))
      #expect(InputLimit.sentence(of: limit.rule) != nil)
    }
    #expect(InputLimit.sentence(of: "LIM-99") == nil)
  }
}
