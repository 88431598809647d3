import ChatData
import HistoryImport
import Testing

@Suite struct ImportedHistoryTests {
  @Test func `The last rows can be taken alone and say that there are older ones`() throws {
    var importer = MarkdownImporter()
    for text in ["a", "b", "c"] { importer.add(Array(text.utf8)) }
    let history = importer.finish()
    #expect(history.envelope().rows.count == 3)
    #expect(!history.envelope().hasOlderEntries)
    let last = history.envelope(last: 2)
    #expect(last.rows.map(\.text) == [Array("b".utf8), Array("c".utf8)])
    #expect(last.hasOlderEntries)
    #expect(last.lacksOlderCursor)
    #expect(history.envelope(last: 9).rows.count == 3)
  }
}
