import ChatScenarios
import Experiments
import Testing
import TimelineUnits

@testable import timeline_bench

@Suite struct StreamLinesTests {
  private func lines(bytes: Int, of count: Int, falls: Int) throws -> [String] {
    var result = try Results.result("input/stream-reply", revealMs: 128, [])
    result.inputName = "chat.json"
    result.entry.streams = [
      StreamedText(item: ItemID(rawValue: 7), bytes: bytes, byteCount: count, falls: falls)
    ]
    return StreamLines.of(result)
  }

  @Test func `A row that arrived whole and only grew is no line`() throws {
    #expect(try lines(bytes: 900, of: 900, falls: 0) == [])
  }

  @Test func `A row that was cut is a line with both numbers of bytes`() throws {
    #expect(
      try lines(bytes: 900, of: 4_000, falls: 0) == [
        "note: input/stream-reply (chat.json): 900 of 4000 bytes of the streamed row arrive before "
          + "its stream ends"
      ]
    )
  }

  @Test(arguments: [(1, "once"), (3, "3 times")])
  func `A row that sank is a line with how often`(falls: Int, words: String) throws {
    #expect(
      try lines(bytes: 9, of: 9, falls: falls) == [
        "note: input/stream-reply (chat.json): the streamed row gets lower \(words), as the text "
          + "after demands"
      ]
    )
  }
}
