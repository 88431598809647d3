import Testing

@testable import Reporting

@Suite struct CSVTextTests {
  /// INJ-6.
  @Test func `What a spreadsheet would take for a formula begins with a quote`() {
    #expect(
      ["=1", "+1", "-1", "@a", "\ta"].map(CSVText.field) == [
        "'=1", "'+1", "'-1", "'@a", "'\ta",
      ]
    )
  }

  @Test func `Commas, quotes and line breaks stand in quotes`() {
    #expect(
      ["a", "a,b", "a\"b", "a\nb"].map(CSVText.field) == [
        "a", "\"a,b\"", "\"a\"\"b\"", "\"a\nb\"",
      ]
    )
    #expect(CSVText.field("\ra") == "\"'\ra\"")
    #expect(CSVText.line(["a", "b"]) == "a,b\r\n")
  }
}
