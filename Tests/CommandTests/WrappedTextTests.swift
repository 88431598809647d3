import Testing

@testable import timeline_bench

@Suite struct WrappedTextTests {
  @Test func `A line is broken between words and goes on two blanks further in`() {
    #expect(
      WrappedText.lines("  one two three four", within: 11) == [
        "  one two", "    three", "    four",
      ]
    )
    #expect(WrappedText.lines("a bb ccc", within: 4, indent: 0) == ["a bb", "ccc"])
  }

  @Test func `What fits stays as it is, blanks too, and a wide word stays whole`() {
    #expect(WrappedText.lines("  key    value", within: 14) == ["  key    value"])
    #expect(WrappedText.lines("see abcdefgh", within: 6) == ["see", "  abcdefgh"])
    #expect(WrappedText.lines("", within: 6) == [""])
  }

  @Test func `A command is broken where a shell takes its lines as one, and never in quotes`() {
    let command = "run --device 'iPhone 17 Pro' --set a.b=1; play $'x\\x0a' 'it'\\''s one'"
    #expect(
      WrappedText.command(command, after: "  look: ", within: 24) == [
        "  look: run --device \\", "        'iPhone 17 Pro' \\", "        --set a.b=1; \\",
        "        play $'x\\x0a' \\", "        'it'\\''s one'",
      ]
    )
    #expect(WrappedText.command("run a", after: "look: ", within: 11) == ["look: run a"])
    #expect(WrappedText.command("run abc d", after: "", within: 8) == ["run \\", "abc d"])
  }

  @Test func `Words are kept in their order, for 40 widths`() {
    let line = "recommended: reveal.stillPasses 3 -> 2, worse in nothing that was looked at"
    for width in 1...40 {
      let lines = WrappedText.lines(line, within: width)
      let words = lines.joined(separator: " ").split(separator: " ")
      #expect(words == line.split(separator: " "))
      #expect(lines.allSatisfy { $0.count <= width || $0.split(separator: " ").count == 1 })
    }
  }
}
