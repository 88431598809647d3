import HistoryImport
import Testing

@Suite struct FormatGuessTests {
  private func guess(_ text: String) -> FormatGuess { .of(Array(text.utf8)) }

  @Test func `Every sample is told from its first line and from a part of it`() throws {
    for sample in Sample.files {
      let bytes = try Sample.bytes(sample.name)
      #expect(FormatGuess.of(bytes) == .export(sample.format), "\(sample.name)")
      if sample.name != "codex-first.jsonl" {
        #expect(FormatGuess.of(Array(bytes.prefix(120))) != .unknown, "\(sample.name)")
      }
    }
  }

  @Test(arguments: [
    #"{"timestamp":"t","type":"session_meta","payload":{"base":""#,
    "{\n  \"payload\": 1", #"{"record_type":"state"}"#,
  ])
  func `Codex is told by its payload`(text: String) {
    #expect(guess(text) == .export(.codex))
  }

  @Test(arguments: [
    #"{"type":"summary","summary":"s","leafUuid":"u"}"#, #"{"type":"mode","sessionId":"s"}"#,
    "{\"unknown\":1}\n{\"type\":\"user\",\"uuid\":\"u\"}", #"{"sessionId":"s","message":"#,
  ])
  func `Claude Code is told by its session`(text: String) {
    #expect(guess(text) == .export(.claudeCode))
  }

  @Test(arguments: ["[{\"title\":\"t\",\"mapping\":{", "{\"mapping\":{}}", "{\n \"mapping\":{\n"])
  func `ChatGPT is told by its mapping`(text: String) {
    #expect(guess(text) == .export(.chatGPT))
  }

  @Test(arguments: [
    #"{"boundaryToken":"b","timeline":[]}"#, "{\n  \"boundaryToken\": \"b\",\n  \"timeline\": [",
  ])
  func `A history is told from an export`(text: String) {
    #expect(guess(text) == .history)
  }

  @Test(arguments: [
    "", " \n", "# Title", "7", "[1]", "{}", "{\"type\":1}", "{\"a\":", "{\"pay\":\"",
  ])
  func `Anything else is unknown`(text: String) {
    #expect(guess(text) == .unknown)
  }
}
