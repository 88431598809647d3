import ChatScenarios
import TestSupport
import Testing

/// No output holds text of rows unless it was asked for.
@Suite struct PrivacyTests {
  private static let canaries = [
    "quetzal-text", "quetzal-code", "quetzal-link", "quetzal-alt", "quetzal-id", "quetzal-user",
    "quetzal-run", "quetzal-title",
  ]
  private let folder = TemporaryFolder()

  private func envelope(_ more: String = "") -> String {
    let reply = #"""
      ## quetzal-title\n\nquetzal-text `quetzal-code` [a](https://quetzal-link.example) \#
      ![quetzal-alt](x.png)
      """#
    return """
      {"boundaryToken":"b","codexSessionId":null,"loadState":"available",\
      "storageFormat":"indexed","loadedEntries":2,"hasOlderEntries":false,"oldestCursor":null,\
      "timeline":[{"type":"user","id":"quetzal-id","origin":"canonical","sourceOrder":[1],\
      "timestamp":1,"text":"quetzal-user"},{"type":"agent-reply","id":"2","origin":"canonical",\
      "sourceOrder":[2],"timestamp":2,"runId":"quetzal-run","text":"\(reply)"\(more)}],\
      "liveOverlay":{"settlementEpoch":0,"revision":0,"blocks":[]},"runtime":null,"activeRun":null}
      """
  }

  private func canaries(in text: String) -> [String] {
    PrivacyTests.canaries.filter { canary in
      let forms = [canary, canary.uppercased(), base64(canary), percent(canary)]
      return forms.contains { text.contains($0) }
    }
  }

  private func percent(_ text: String) -> String {
    text.utf8.map { "%" + String($0, radix: 16) }.joined()
  }

  /// The base64 form of the canary's first bytes, without padding that its place would change.
  private func base64(_ text: String) -> String {
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let bytes = Array(text.utf8.prefix(9))
    return stride(from: 0, to: 9, by: 3).map { start in
      let value = bytes[start..<start + 3].reduce(0) { $0 << 8 | Int($1) }
      return String([18, 12, 6, 0].map { signs[value >> $0 & 63] })
    }.joined()
  }

  private func outputs(_ name: String, _ text: String, _ options: [String] = []) -> String {
    let file = folder.write(name, text)
    let out = folder.path + "/out"
    let result = CommandProcess().run(
      ["run", "--input", file, "--json", "--out", out] + options
    )
    let plain = CommandProcess().run(["run", "--input", file, "--out", out] + options)
    let record = (try? InputFile.read(out + "/run.json", as: "record")) ?? []
    return result.output + result.complaints + plain.output + plain.complaints
      + String(decoding: record, as: UTF8.self)
  }

  /// PRIV-1, PRIV-4.
  @Test func `Nothing that is printed or written about a chat holds its text or its ids`() {
    let text = outputs("chat.json", envelope())
    #expect(text.contains("input/stream-reply"))
    #expect(canaries(in: text) == [])
  }

  @Test func `Nothing that is printed or written about a Markdown file holds its text`() {
    let text = outputs("a.md", PrivacyTests.canaries.joined(separator: "\n\n"))
    #expect(text.contains("input/open"))
    #expect(canaries(in: text) == [])
  }

  @Test func `Nothing that is printed or written about an export holds its text or its ids`() {
    let lines = [
      #"{"type":"user","uuid":"quetzal-id","sessionId":"quetzal-run","cwd":"/quetzal-link","#
        + #""message":{"content":"quetzal-user"}}"#,
      #"{"type":"quetzal alt","sessionId":"s","summary":"quetzal-title"}"#,
      #"{"type":"assistant","uuid":"a","parentUuid":"quetzal-id","message":{"content":["#
        + #"{"type":"tool_use","id":"quetzal-id","name":"quetzal-code","input":"quetzal-alt"},"#
        + #"{"type":"text","text":"quetzal-text and some more words to stream"}]}}"#,
    ]
    let text = outputs("session.jsonl", lines.joined(separator: "\n"))
    #expect(text.contains("input/open"))
    #expect(text.contains("skipped: 1 unnamed"))
    #expect(canaries(in: text) == [])
    let broken = lines.joined(separator: "\n") + "\n{\"quetzal-id\":\"quetzal-text\",}"
    #expect(canaries(in: outputs("broken.jsonl", broken)) == [])
  }

  @Test func `No line about a broken chat holds its text`() {
    for broken in [
      envelope(#","text":"quetzal-text""#), envelope(#","x":"quetzal-text"#),
      envelope().replacing("\"user\"", with: "\"quetzal-user\""),
      envelope().replacing("[1]", with: "[\"quetzal-id\"]"),
    ] {
      let text = outputs("broken.json", broken)
      #expect(text.contains("byte "))
      #expect(canaries(in: text) == [])
    }
  }

  /// PRIV-4: the control that the other tests can fail.
  @Test func `With --include-text the record holds the text and says so at its top`() {
    let text = outputs("chat.json", envelope(), ["--include-text"])
    #expect(text.hasPrefix("{\n  \"schema\": \"timelinebench.run/1\",\n  \"includesText\": true,"))
    #expect(
      canaries(in: text) == [
        "quetzal-text", "quetzal-code", "quetzal-link", "quetzal-alt", "quetzal-user",
        "quetzal-title",
      ]
    )
  }
}
