import StrictJSON
import Testing
import TimelineUnits

@testable import MarkdownRows

/// What a browser did with texts, as `Tests/Oracle/record.py` recorded it.
struct OracleFixture {
  struct Paragraph {
    var size: Int64
    var document: MarkdownDocument
    var natural: Double
    var lines: [Int]
    var starts: [[Int]]
  }

  struct Document {
    var name: String
    var text: [UInt8]
    /// The heights of the top-level blocks in pt, one list a block and one entry a width.
    var heights: [[Double]]
  }

  var browser = ""
  var widths: [Int] = []
  var paragraphs: [Paragraph] = []
  var documents: [Document] = []

  init() throws {
    let path = "\(TestFile.repository)/Tests/Oracle/chromium.json"
    let bytes = try #require(TestFile.bytes(path))
    let root = try JSONDocument(bytes).root
    func member(_ value: JSONValue, _ key: StaticString) throws -> JSONValue {
      try #require(try value.member(key))
    }
    func integers(_ value: JSONValue) throws -> [Int] {
      try value.elements().map { Int(try $0.exactInteger()) }
    }
    browser = try member(root, "browser").string()
    widths = try integers(try member(root, "widths"))
    for entry in try member(root, "paragraphs").elements() {
      var text: [UInt8] = []
      var runs: [StyleRun] = []
      for run in try member(entry, "runs").elements() {
        let parts = try run.elements().map { $0 }
        let name = try parts[0].string()
        let style = try #require(FaceStyle.allCases.first { "\($0)" == name })
        runs.append(StyleRun(start: UInt32(text.count), style: style))
        text += try parts[1].bytes()
      }
      paragraphs.append(
        Paragraph(
          size: try member(entry, "size").exactInteger(),
          document: OracleFixture.paragraph(text, runs),
          natural: try member(entry, "natural").number(),
          lines: try integers(try member(entry, "lines")),
          starts: try member(entry, "starts").elements().map { try integers($0) }
        )
      )
    }
    for entry in try member(root, "documents").elements() {
      documents.append(
        Document(
          name: try member(entry, "name").string(),
          text: try member(entry, "text").bytes(),
          heights: try member(entry, "heights").elements().map { block in
            try block.elements().map { try $0.number() }
          }
        )
      )
    }
  }

  private static func paragraph(_ text: [UInt8], _ runs: [StyleRun]) -> MarkdownDocument {
    var block = Block(kind: .paragraph, depth: 0)
    block.end = 1
    block.text = 0..<UInt32(text.count)
    block.runs = 0..<UInt32(runs.count)
    return MarkdownDocument(text: text, blocks: [block], runs: runs, byteCount: text.count)
  }
}
