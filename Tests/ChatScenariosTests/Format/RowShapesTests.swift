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

  /// BM-DATA-3.
  @Test func `4 rows of 2 runs that look like 2 are 2 shapes in quarters of a point`() {
    let shapes = RowShapes([[row(100), nil, row(200)], [row(200), row(100)]])
    #expect(shapes.shapes.count == 2)
    #expect(
      shapes.shapes[0]
        == [1, 200, 0, 64, 40, 1_200, 88, 88, 1, 400, 2, 64, 32, 1_200, 16, 8, 0]
    )
    #expect(shapes.runs[0].map(\.row) == [0, 2])
    #expect(shapes.runs[1].map(\.shape) == [1, 0])
    #expect(shapes.word(ofShape: 0) == "answer")
  }

  @Test func `What was written is read back, and a kept run keeps its shapes only`() throws {
    let shapes = RowShapes([[row(100)], [], [nil, row(200, .user)]])
    #expect(try RowShapes(shapes.json(), at: "f") == shapes)
    let kept = shapes.keeping([2, 1])
    #expect(kept.shapes == [shapes.shapes[1]])
    #expect(kept.runs.map { $0.map(\.row) } == [[1], []])
    #expect(kept.word(ofShape: 0) == "message")
  }

  @Test func `8 files that are no shapes are refused with their place`() {
    let broken = [
      "{}", #"{"schema":"x","shapes":[],"runs":[]}"#,
      #"{"schema":"timelinebench.lines/1","shapes":[[9,1]],"runs":[]}"#,
      #"{"schema":"timelinebench.lines/1","shapes":[[1]],"runs":[]}"#,
      #"{"schema":"timelinebench.lines/1","shapes":[[1,1,0,0,0,1,1,1,5,1]],"runs":[]}"#,
      #"{"schema":"timelinebench.lines/1","shapes":[[1,1,0,-1,0,1,1,1,0]],"runs":[]}"#,
      #"{"schema":"timelinebench.lines/1","shapes":[[1,1]],"runs":[[0,1]]}"#,
      #"{"schema":"timelinebench.lines/1","shapes":[[1,1]],"runs":[[3,0,3,0]]}"#,
    ]
    for text in broken {
      #expect(throws: InputError.self) { try RowShapes(Array(text.utf8), at: "lines.json") }
    }
    let odd = #"{"schema":"timelinebench.lines/1","shapes":[[1,1]],"runs":[[3]]}"#
    #expect(throws: InputError.self) { try RowShapes(Array(odd.utf8), at: "lines.json") }
  }
}
