import ChatScenarios
import Testing
import TimelineTrace

/// The page on traces says what the reader and writer do.
@Suite struct TracePageTests {
  private func page() throws -> [Substring] {
    let path = CommandProcess.root + "/Benchmarks/Traces/README.md"
    return String(decoding: try InputFile.read(path, as: path), as: UTF8.self)
      .split(separator: "\n")
  }

  /// Each record's name and fields as the golden files write them.
  private func written() throws -> [String: String] {
    let folder = CommandProcess.root + "/Tests/Golden"
    var records: [String: String] = [:]
    for name in try InputFile.names(inFolder: folder, as: folder) {
      let text = String(decoding: try InputFile.read(folder + "/" + name, as: name), as: UTF8.self)
      for line in text.split(separator: "\n")
      where !line.hasPrefix("#") && !line.hasPrefix("timelinetrace") {
        let words = line.split(separator: " ")
        let fields = words.dropFirst(2).map { $0.prefix { $0 != "=" } }
        records[String(words[1])] = fields.joined(separator: " ")
      }
    }
    return records
  }

  @Test func `Fields of every record that a golden file holds stand in the table, in order`() throws
  {
    let page = try page()
    let start = try #require(page.firstIndex { $0.hasPrefix("| record | fields |") })
    let rows = page[start...].filter { $0.hasPrefix("| `") }
    let records = try written()
    #expect(records.count > 15)
    for (name, fields) in records {
      let row = rows.first { $0.split(separator: "|")[0].contains("`\(name)`") }
      let cell = row.map { $0.split(separator: "|")[1] } ?? ""
      let documented = cell.filter { $0 != "`" && $0 != "–" }.split(separator: " ")
      #expect(documented.joined(separator: " ") == fields, "\(name)")
    }
  }

  @Test func `The form's name is that of the reader`() throws {
    #expect(try page().contains { $0.contains("`timelinetrace/1`") })
    let text =
      "timelinetrace/1\n0 began width=1 height=1 insetTop=0 insetLeft=0 insetBottom=0 "
      + "insetRight=0 scale=1 refresh=1 estimate=1 renderInterval=1\n0 ended\n"
    #expect(throws: Never.self) { try TraceText.parse(Array(text.utf8)) }
  }
}
