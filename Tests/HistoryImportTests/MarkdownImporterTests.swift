import ChatData
import HistoryImport
import Testing

@Suite struct MarkdownImporterTests {
  @Test func `Each file is a reply and one without text is counted`() throws {
    var importer = MarkdownImporter()
    for text in ["# A\n", " \n", "b"] { importer.add(Array(text.utf8)) }
    let history = importer.finish()
    #expect(Sample.lines(history) == ["agent-reply: # A⏎", "agent-reply: b"])
    #expect(history.rows.map(\.id) == [Array("1".utf8), Array("3".utf8)])
    #expect(Sample.skipped(history) == ["1 file without text"])
    #expect(history.report.lines[0] == "markdown: 2 rows kept of 3 files: 2 agent-reply")
  }
}
