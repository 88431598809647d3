import Testing
import TestSupport

@Suite struct MarbleLineTests {
  private static func error(of text: String) -> MarbleError? {
    do throws(MarbleError) {
      _ = try MarbleLine(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `A line has one tick for each dash, letter and group, and an end`() throws {
    let line = try MarbleLine("-a[b2]- c|")
    #expect(line.ticks == [[], ["a"], ["b", "2"], [], ["c"]])
    #expect(line.isEnded)
    #expect(line.text == "-a[b2]-c|")
    #expect(try !MarbleLine("--").isEnded)
    #expect(try MarbleLine("").ticks.isEmpty)
  }

  @Test func `What is not a line is refused with its column`() {
    let cases: [(String, Int, MarbleError.Reason)] = [
      ("a+b", 1, .unknownMark), ("[a[b]]", 2, .nestedGroup), ("a]", 1, .noGroup),
      ("[a-]", 2, .openGroup), ("[ab", 3, .openGroup), ("[a|", 2, .openGroup),
      ("a|-", 2, .afterEnd),
    ]
    for (text, column, reason) in cases {
      #expect(MarbleLineTests.error(of: text) == MarbleError(column: column, reason: reason))
    }
  }

  @Test func `A mismatch shows both lines and a caret under the first tick that differs`() throws {
    let expected = try MarbleLine("a-[bc]-d|")
    let got = try MarbleLine("a-b-[de]-|")
    let text = MarbleLine.mismatch(expected: expected, got: got)
    #expect(text == "\nexpected a-[bc]-d   | \ngot      a-b   -[de]-|\n           ^")
    #expect(MarbleLine.mismatch(expected: got, got: got) == nil)
  }
}
