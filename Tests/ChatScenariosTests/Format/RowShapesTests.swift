import MarkdownRows
import Testing
import TimelineUnits

@testable import ChatScenarios

/// Covers `RowShapes+JSON`.
@Suite struct RowShapesTests {
  private func row(_ widthPt: Int64, _ kind: RowKind = .agentReply) -> RowLines {
    RowLines(
      kind: kind,
      height: .points(50),
      blocks: [
        BlockLines(
          kind: .paragraph,
          left: .points(16),
          top: .points(10),
          width: .points(300),
          height: .points(22),
          lineHeight: .points(22),
          lines: [.points(widthPt)]
        ),
        BlockLines(
          kind: .codeBlock,
          left: .points(16),
          top: .points(40),
          width: .points(300),
          height: .points(4),
          lineHeight: .points(2),
          lines: []
        ),
      ]
    )
  }

  private func width(_ points: Int64, _ rows: RowLines?...) -> WidthLines {
    WidthLines(width: .points(points), rows: rows)
  }

  /// BM-DATA-3.
  @Test func `4 rows of 2 runs that look like 2 are 2 shapes in quarters of a point`() {
    let shapes = RowShapes([
      [width(390, row(100), nil, row(200))], [width(744, row(200), row(100))],
    ])
    #expect(shapes.shapes.count == 2)
    #expect(
      shapes.shapes[0]
        == [1, 200, 0, 64, 40, 1_200, 88, 88, 1, 400, 2, 64, 32, 1_200, 16, 8, 0]
    )
    #expect(shapes.runs[0].map(\.width) == [.points(390)])
    #expect(shapes.runs[0][0].rows.map(\.row) == [0, 2])
    #expect(shapes.runs[1][0].rows.map(\.shape) == [1, 0])
    #expect(shapes.word(ofRow: 2, inRun: 0) == "answer")
    #expect(shapes.word(ofRow: 1, inRun: 0) == nil)
  }

  @Test func `A row that is seen at 2 widths has a shape at each, and 1 word`() throws {
    let both = [width(402, row(300), nil), width(744, row(200), row(200, .user))]
    let shapes = RowShapes([both])
    #expect(shapes.shapes.count == 3)
    #expect(shapes.runs[0].map { $0.rows.map(\.shape) } == [[0], [1, 2]])
    #expect(shapes.word(ofRow: 1, inRun: 0) == "message")
    #expect(try RowShapes(shapes.json(), at: "f") == shapes)
  }

  @Test func `What was written is read back, and a kept run keeps its shapes only`() throws {
    let shapes = RowShapes([[width(390, row(100))], [], [width(390, nil, row(200, .user))]])
    #expect(try RowShapes(shapes.json(), at: "f") == shapes)
    let kept = shapes.keeping([2, 1])
    #expect(kept.shapes == [shapes.shapes[1]])
    #expect(kept.runs.map { $0.map { $0.rows.map(\.row) } } == [[[1]], []])
    #expect(kept.word(ofRow: 1, inRun: 0) == "message")
  }

  @Test func `13 files that are no shapes are refused with their place`() {
    let shapes = ["[[9,1]]", "[[1]]", "[[1,1,0,0,0,1,1,1,5,1]]", "[[1,1,0,-1,0,1,1,1,0]]"]
    let runs = [
      "[[[390,0,1]]]", "[[[390,3,0,3,0]]]", "[[[390,3]]]", "[[[]]]", "[[[0,3,0]]]", "[[3,0]]",
      "[[[390,0,0],[390,0,0]]]",
    ]
    let files =
      ["{}", #"{"schema":"timelinebench.lines/1","shapes":[],"runs":[]}"#]
      + shapes.map { #"{"schema":"timelinebench.lines/2","shapes":\#($0),"runs":[]}"# }
      + runs.map { #"{"schema":"timelinebench.lines/2","shapes":[[1,1]],"runs":\#($0)}"# }
    for text in files {
      #expect(throws: InputError.self) { try RowShapes(Array(text.utf8), at: "lines.json") }
    }
  }
}
