import ChatData
import HistoryImport
import StrictJSON
import Testing

@Suite struct HistoryImporterTests {
  @Test func `A file cut into chunks of 1 to 70 bytes gives what it gives whole`() throws {
    for sample in Sample.files {
      let bytes = try Sample.bytes(sample.name)
      let whole = try Sample.imported(bytes, sample.format)
      for chunk in [1, 2, 3, 7, 64, 70, 4_096] {
        let cut = try Sample.imported(bytes, sample.format, chunk: chunk)
        #expect(cut == whole, "\(sample.name) in chunks of \(chunk)")
      }
    }
  }

  @Test func `Every sample is a history that is written and read again unchanged`() throws {
    for sample in Sample.files {
      let history = try Sample.imported(Sample.bytes(sample.name), sample.format)
      let envelope = history.envelope()
      #expect(try HistoryEnvelope.decode(envelope.encode()) == envelope, "\(sample.name)")
      #expect(envelope.rows.count == history.rows.count)
    }
  }

  @Test func `A sample cut at any byte is imported or refused inside and never traps`() throws {
    for sample in Sample.files {
      let bytes = try Sample.bytes(sample.name)
      var imported = 0
      for end in stride(from: 0, to: bytes.count, by: 31) {
        let text = String(decoding: bytes[..<end], as: UTF8.self)
        if let error = Sample.refusal(text, sample.format, chunk: 512) {
          #expect((0...end).contains(error.byteOffset), "\(sample.name) \(end)")
        } else {
          imported += 1
        }
      }
      let isLines = sample.format != .chatGPT
      #expect((imported > 0) == isLines, "\(sample.name)")
    }
  }

  @Test(arguments: [ExportFormat.codex, .claudeCode])
  func `The third line is broken and the error names line, byte, rule and way out`(
    format: ExportFormat
  ) {
    let start = "{\"type\":\"a\"}\n\n"
    for (line, rule, inside) in [
      ("{\"a\":1,\"a\":2}", "H-JSON-2", 7), ("{\"a\":\"\\ud800\"}", "H-JSON-1", 6),
      ("{\"a\":tru}", "H-JSON-1", 5), ("[1]", "J-15", 0), ("{\"a\":1", "H-JSON-1", 6),
      ("{\"a\":1e999}", "H-JSON-1", 5), ("{} {}", "H-JSON-1", 3), ("\u{feff}{}", "H-JSON-1", 0),
    ] {
      for end in ["", "\n{}\n"] {
        for chunk in [5, 1 << 20] {
          let error = Sample.refusal(start + line + end, format, chunk: chunk)
          #expect(error?.rule == rule, "\(line)")
          #expect(error?.byteOffset == start.utf8.count + inside, "\(line)")
          #expect(error?.piece == "line 3", "\(line)")
          #expect(error?.message.hasSuffix("; remove the line to import the rest") == true)
        }
      }
    }
  }

  @Test func `Bytes and values are counted for each line and not for the file`() throws {
    var limits = JSONLimits.imports
    limits.maximumBytes = 20
    limits.maximumNodes = 3
    func imported(_ text: String) throws(ImportError) -> ImportedHistory {
      var importer = HistoryImporter(.codex, limits: limits)
      try importer.feed(Array(text.utf8))
      return try importer.finish()
    }
    let line = #"{"a":1,"b":"12345"}"# + "\n"
    #expect(try imported(String(repeating: line, count: 100)).report.pieces == 100)
    let long = #expect(throws: ImportError.self) {
      try imported(line + #"{"a":1,"b":"1234567"}"#)
    }
    #expect(long?.rule == "H-JSON-7")
    #expect(long?.byteOffset == 20)
    #expect(long?.piece == "line 2")
    let many = #expect(throws: ImportError.self) { try imported(line + "{\"a\":[1,2]}") }
    #expect(many?.rule == "H-JSON-7")
    #expect(many?.byteOffset == 28)
  }

  @Test func `A file without lines has no rows`() throws {
    for text in ["", "\n", " \r\n\t\n"] {
      #expect(try Sample.imported(text, .codex).rows == [])
      #expect(try Sample.imported(text, .claudeCode).report.pieces == 0)
      #expect(Sample.refusal(text, .chatGPT)?.rule == "H-JSON-1")
    }
  }
}
