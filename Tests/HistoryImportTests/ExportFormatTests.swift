import HistoryImport
import Testing

@Suite struct ExportFormatTests {
  @Test func `Every format is found by its word and by no other`() {
    for format in ExportFormat.allCases {
      #expect(ExportFormat(named: format.name.description) == format)
      #expect(ExportFormat.tried.contains("\(format.name) ("))
    }
    for word in ["", "Codex", "claude", "json"] { #expect(ExportFormat(named: word) == nil) }
  }
}
