import Testing
import TimelineUnits

@testable import HistoryImport

/// Covers `BracketScan`.
@Suite struct ElementSplitterTests {
  private func elements(_ text: String, chunk: Int = 1_000) throws -> [Piece] {
    let bytes = Array(text.utf8)
    var splitter = ElementSplitter(maximumBytes: 100)
    var pieces: [Piece] = []
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      splitter.take(Array(bytes[start..<min(start + chunk, bytes.count)]))
      while let piece = try splitter.next() { pieces.append(piece) }
    }
    if let piece = try splitter.end() { pieces.append(piece) }
    return pieces
  }

  @Test func `Elements are told apart by commas outside of strings and brackets`() throws {
    let inner = [
      "{}", #"{"a":[1,2,{"b":"]},["}]}"#, #""x\"],\\""#, " 7 ", "[[],[]]", "null", #"{"\\":"\\"}"#,
    ]
    let text = " [" + inner.joined(separator: ",") + "] \n"
    for chunk in [1, 2, 3, 5, 1_000] {
      let pieces = try elements(text, chunk: chunk)
      #expect(pieces.map { String(decoding: $0.bytes, as: UTF8.self) } == inner)
      #expect(pieces.map(\.number) == Array(1...7))
      for piece in pieces {
        let place = Array(text.utf8)[piece.byteOffset...].prefix(piece.bytes.count)
        #expect(Array(place) == piece.bytes)
      }
    }
  }

  @Test func `Any other root is one piece`() throws {
    for text in [#" {"a":[1]}"#, "7", "nonsense, and more"] {
      for chunk in [1, 1_000] {
        let pieces = try elements(text, chunk: chunk)
        #expect(pieces.map(\.kind) == [.whole])
        #expect(pieces[0].byteOffset == (text.hasPrefix(" ") ? 1 : 0))
      }
    }
  }

  @Test func `An empty array has no elements and a comma without one has a blank piece`() throws {
    for text in ["[]", " [ ]\n", "[\n\n]"] { #expect(try elements(text) == []) }
    for text in ["[,]", "[1,]", "[,1]", "[1,,2]"] {
      #expect(try elements(text).contains { $0.isBlank }, "\(text)")
    }
  }

  @Test(arguments: [("", 0), ("  ", 2), ("[", 1), ("[1", 2), ("[{]", 3), ("[1]x", 3), ("[] []", 3)])
  func `What ends early or goes on is refused at its byte`(text: String, byteOffset: Int) {
    for chunk in [1, 1_000] {
      let error = #expect(throws: ImportError.self) { try elements(text, chunk: chunk) }
      #expect(error?.rule == "H-JSON-1")
      #expect(error?.byteOffset == byteOffset)
    }
  }

  @Test func `An element of 100 bytes passes and one of 101 is refused at its start`() throws {
    let short = "\"" + String(repeating: "a", count: 98) + "\""
    let long = "\"" + String(repeating: "a", count: 99) + "\""
    for chunk in [1, 7, 1_000] {
      #expect(try elements("[1,\(short)]", chunk: chunk).count == 2)
      let error = #expect(throws: ImportError.self) { try elements("[1,\(long)]", chunk: chunk) }
      #expect(error?.rule == "H-JSON-7")
      #expect(error?.byteOffset == 3)
      #expect(error?.piece == "element 2")
    }
  }
}
