import ChatData
import ChatScenarios
import TestSupport
import Testing

@testable import timeline_bench

@Suite struct ImportCommandTests {
  private let folder = TemporaryFolder()
  private let samples = CommandProcess.root + "/Tests/Fixtures/Imports/"

  private func run(_ arguments: String...) -> CommandProcess.Result {
    CommandProcess().run(["import"] + arguments)
  }

  private func history(_ path: String) throws -> HistoryEnvelope {
    try HistoryEnvelope.decode(InputFile.read(path, as: path))
  }

  @Test(arguments: [
    ("codex.jsonl", 10), ("codex-first.jsonl", 2), ("claude-code.jsonl", 10),
    ("conversations.json", 6),
  ])
  func `A sample becomes a history that is told on standard error alone`(
    name: String,
    rows: Int
  ) throws {
    let output = folder.path + "/made/history.json"
    let result = run(samples + name, "-o", output)
    #expect(result.code == 0)
    #expect(result.output.isEmpty)
    #expect(result.lines.first?.contains("\(rows) rows kept") == true)
    #expect(result.lines.last == "history: \(output), \(rows) rows")
    #expect(try history(output).rows.count == rows)
  }

  @Test func `A folder of Markdown is a history of replies`() throws {
    for name in ["b.md", "a.md"] { folder.write("notes/" + name, name) }
    let output = folder.path + "/history.json"
    #expect(run(folder.path + "/notes", "-o", output).code == 0)
    #expect(try history(output).rows.map(\.text) == [Array("a.md".utf8), Array("b.md".utf8)])
  }

  @Test func `A conversation and the last rows can be chosen`() throws {
    let output = folder.path + "/history.json"
    let file = samples + "conversations.json"
    #expect(run(file, "--conversation", "2", "--last", "1", "-o", output).code == 0)
    let last = try history(output)
    #expect(last.rows.map(\.text) == [Array("Tea, of course.".utf8)])
    #expect(last.hasOlderEntries)
  }

  /// PRIV-1.
  @Test func `No line about an import holds text or ids of the chat`() {
    let output = folder.path + "/history.json"
    for name in ["codex.jsonl", "claude-code.jsonl", "conversations.json"] {
      let told = run(samples + name, "-o", output).complaints
      for word in ["clock", "salt", "Bread", "toolu_1", "call_1", "0199-aaaa", "srv"] {
        #expect(!told.contains(word), "\(name) \(word)")
      }
    }
  }

  @Test func `An export runs as it is, and what was skipped is told once`() {
    let out = folder.path + "/out"
    let file = samples + "codex.jsonl"
    let result = CommandProcess().run(["run", "--input", file, "--out", out])
    #expect(result.code == 0 || result.code == 2)
    #expect(result.lines.contains("codex.jsonl: skipped: 2 session_meta"))
    #expect(result.output.contains("input/open"))
  }

  @Test func `Each wrong use is one line and writes nothing`() throws {
    let output = folder.path + "/history.json"
    let line = #"{"type":"user","sessionId":"s","message":{"content":"one"}}"#
    let broken = folder.write("broken.jsonl", line + "\n{\"type\":\"user\",\"type\":1}\n")
    let empty = folder.write("empty.jsonl", #"{"type":"mode","sessionId":"s"}"#)
    let uses: [(arguments: [String], message: String)] = [
      ([], "import takes one file"), (["a", "b", "-o", output], "import takes one file"),
      ([broken], "-o HISTORY.json"), ([broken, "-o", folder.path + "/"], "-o HISTORY.json"),
      (
        [broken, "-o", output],
        "broken.jsonl: byte \(line.utf8.count + 16): H-JSON-2: line 2: the key stands twice "
          + "in its object; remove the line to import the rest"
      ),
      ([samples + "none.jsonl", "-o", output], "no such file"),
      ([broken, "--format", "codx", "-o", output], "unknown format codx"),
      ([broken, "--last", "0", "-o", output], "--last: 0 is no whole number"),
      ([broken, "--conversation", "1", "-o", output], "a claude-code export holds one chat"),
      ([samples + "conversations.json", "--conversation", "3", "-o", output], "the file has 2"),
      ([folder.write("a.txt", "text"), "-o", output], "tried codex"),
      ([CommandProcess.root + "/Benchmarks/Corpora/chat.json", "-o", output], "a history already"),
    ]
    for use in uses {
      let result = CommandProcess().run(["import"] + use.arguments)
      #expect(result.code == 1, "\(use.message)")
      #expect(result.lines.count == 1 && result.lines[0].contains(use.message), "\(result.lines)")
    }
    #expect(run(empty, "-o", output).lines.last?.contains("no rows to keep") == true)
    #expect(InputFile.kind(of: output) == nil)
  }

  @Test func `A history that would be refused is not written`() {
    let output = folder.path + "/history.json"
    let text = String(repeating: "a", count: 12 << 20)
    for index in 0..<6 { folder.write("long/\(index).md", text) }
    let result = run(folder.path + "/long", "-o", output)
    #expect(result.code == 1)
    #expect(result.lines.last?.contains("keep fewer rows with --last N") == true)
    #expect(InputFile.kind(of: output) == nil)
    #expect(run(folder.path + "/long", "-o", output, "--last", "2").code == 0)
  }
}
