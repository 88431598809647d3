import ChatData
import ChatScenarios
import HistoryImport
import TestSupport
import Testing

@Suite struct ExportLoaderTests {
  private let folder = TemporaryFolder()
  private let session = #"{"type":"user","sessionId":"s","message":{"content":"one"}}"#

  private func refusal(_ path: String, format: ExportFormat? = nil) -> String? {
    do throws(InputError) {
      _ = try ExportLoader.load(path, format: format)
      return nil
    } catch {
      return error.description.replacing(folder.path + "/", with: "")
    }
  }

  @Test func `The first bytes say the format, whatever the file is called`() throws {
    let history = try ExportLoader.load(folder.write("chat.txt", session))
    #expect(history.report.format == .claudeCode)
    #expect(history.rows.count == 1)
  }

  @Test func `A format that is named is not asked for`() throws {
    let file = folder.write("chat.jsonl", session)
    #expect(try ExportLoader.load(file, format: .codex).rows == [])
    #expect(try ExportLoader.load(file, format: .markdown).rows.count == 1)
    #expect(refusal(file, format: .chatGPT)?.contains("mapping") == true)
  }

  @Test func `A file of more than one chunk is read to its end`() throws {
    let text = String(repeating: "a", count: 3_000)
    let line = session.replacing("one", with: text) + "\n"
    let file = folder.write("long.jsonl", String(repeating: line, count: 1_000))
    let history = try ExportLoader.load(file)
    #expect(history.rows.count == 1_000)
    #expect(history.rows.allSatisfy { $0.text.count == 3_000 })
  }

  @Test func `Each bad file is one line`() {
    #expect(refusal(folder.path + "/none") == "none: no such file")
    #expect(refusal(folder.write("a", "")) == "a: the file is empty")
    #expect(
      refusal(folder.write("b", "text"))
        == "b: J-15: no known export; tried codex (lines with type and payload), claude-code "
        + "(lines with type and sessionId), chatgpt (conversations with mapping), markdown "
        + "(.md files); 'import --format' names one"
    )
    #expect(refusal(folder.makeFolder("c")) == "c: there are no .md files in this folder")
    #expect(refusal("/dev/null") == "/dev/null: this is a device, a file is needed")
    #expect(
      refusal(folder.write("d", session + "\n]"))
        == "d: byte \(session.utf8.count + 1): H-JSON-1: line 2: expected a value; "
        + "remove the line to import the rest"
    )
  }

  @Test func `Only a data export holds several conversations`() {
    let file = folder.write("chat.jsonl", session)
    #expect(throws: InputError.self) { try ExportLoader.load(file, conversation: 1) }
    #expect(throws: InputError.self) {
      try ExportLoader.load(folder.write("a.md", "x"), conversation: 1)
    }
  }
}
