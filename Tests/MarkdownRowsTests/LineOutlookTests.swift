import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct LineOutlookTests {
  private func isHeld(_ line: String, in fence: OpenFence? = nil) -> Bool {
    Array(line.utf8).withUnsafeBufferPointer { LineOutlook.isProvisional($0, in: fence) }
  }

  /// T-STREAM-15.
  @Test(arguments: [
    "", " ", "> ", "- ", "1. ", "> - ", "#", "######", "-", "--", "- -", "=", "***", "_ _", "+",
    "1", "123456789", "1.", "12)", "`", "``", "~", "```", "```swift", "~~~ a", "|", "|-", "| :-: |",
    "<", "<div", "<div> a", "[", "[a", "[a]", "[a]:", "[a]: /u 'b", "> #", "- |", "  `",
  ])
  func `A line that may still become another block is held`(_ line: String) {
    #expect(isHeld(line))
  }

  /// T-STREAM-15.
  @Test(arguments: [
    "a", "# a", "#a", "#######", "-a", "- a", "*a", "**a", "=a", "1a", "1. a", "1.a",
    "1234567890", "`a", "``a", "~a", "|a", "| a", "[a] b", "[a](b", "- [ ] a", "> a", "é", "(",
  ])
  func `Any other line is shown at once`(_ line: String) {
    #expect(!isHeld(line))
  }

  /// T-STREAM-15.
  @Test func `A line of 256 bytes may be held and one of 257 is shown`() {
    #expect(isHeld("<" + String(repeating: "a", count: 255)))
    #expect(!isHeld("<" + String(repeating: "a", count: 256)))
  }

  /// T-STREAM-15.
  @Test func `Inside a fence at the top level only a closing run is held`() {
    let fence = OpenFence(
      character: UInt8(ascii: "`"),
      length: 3,
      startLine: 1,
      endLine: 1,
      isNested: false
    )
    for line in ["", "`", "```", "``` ", "  ```"] { #expect(isHeld(line, in: fence)) }
    for line in ["#", "<div", "-", "~~~", "``` a", "`a", "|"] { #expect(!isHeld(line, in: fence)) }
    let nested = OpenFence(
      character: UInt8(ascii: "~"),
      length: 3,
      startLine: 1,
      endLine: 1,
      isNested: true
    )
    for line in ["~~", "#", "<div"] { #expect(isHeld(line, in: nested)) }
  }

  /// The kinds of the blocks that each byte displays, without repetitions.
  private func displayed(_ text: String, _ policy: ProvisionalLine) -> [[BlockKind]] {
    var row = StreamingDocument(policy: policy)
    var kinds: [[BlockKind]] = []
    for byte in text.utf8 {
      row.append([byte])
      let now = row.document.blocks.map(\.kind)
      if kinds.last != now { kinds.append(now) }
    }
    row.finish()
    let last = row.document.blocks.map(\.kind)
    if kinds.last != last { kinds.append(last) }
    return kinds
  }

  /// T-STREAM-17.
  @Test(arguments: [
    "#", "# b", "-", "- b", "=", "1", "1. b", "`", "``", "```", "```b", "~", "~~~", "|", "|-|",
    "<div", "<b>", "[b", "[b]", "[b] c", "+", "***", "**b**",
  ])
  func `After text, in every container, a block changes its kind only when a line ends`(
    _ line: String
  ) {
    for (before, indent) in [
      ("a\n", ""), ("a\n\n", ""), ("- a\n", "  "), ("- a\n\n", "  "), ("> a\n", "> "),
      ("|a|\n|-|\n", ""), ("```\na\n", ""), ("- ```\n  a\n", "  "),
    ] {
      let text = before + indent + line + "\n" + indent + "z\n"
      var row = StreamingDocument()
      var kinds: [BlockKind] = []
      for byte in text.utf8 {
        row.append([byte])
        let now = row.document.blocks.map(\.kind)
        let isLineEnd = byte == UInt8(ascii: "\n")
        for (old, new) in zip(kinds, now) where old != new {
          let shown = text.debugDescription
          #expect(isLineEnd && old == .paragraph, "\(old.name) to \(new.name) in \(shown)")
          // What follows has shifted.
          break
        }
        if now.count < kinds.count { #expect(isLineEnd, "\(text.debugDescription)") }
        kinds = now
      }
    }
  }

  /// T-STREAM-17.
  @Test func `Over 300 random joins no block but a paragraph changes its kind`() {
    var random = RandomSource(seed: 17)
    for _ in 0..<300 {
      let bytes = StreamingExamples.join(&random)
      var row = StreamingDocument()
      var kinds: [BlockKind] = []
      for byte in bytes {
        row.append([byte])
        guard !row.usesFullParses else { break }
        let now = row.document.blocks.map(\.kind)
        if let change = zip(kinds, now).first(where: { $0 != $1 }) {
          let shown = String(decoding: bytes, as: UTF8.self).debugDescription
          #expect(change.0 == .paragraph, "\(change.0.name) to \(change.1.name) in \(shown)")
        }
        kinds = now
      }
    }
  }

  /// B41.
  @Test func `A fence being typed never shows as text, and a closing one never as code`() {
    let text = "Look:\n\n```py\na = 1\nb = 2\n```\nDone."
    #expect(
      displayed(text, .held) == [
        [.paragraph], [.paragraph, .codeBlock], [.paragraph, .codeBlock, .paragraph],
      ]
    )
    var row = StreamingDocument()
    for byte in text.utf8 {
      row.append([byte])
      let document = row.document
      for block in document.blocks where block.kind == .codeBlock {
        let code = document.text[Int(block.text.lowerBound)..<Int(block.text.upperBound)]
        #expect(!code.contains(UInt8(ascii: "`")))
      }
    }
    // The fault itself: without holding, the marks show as a paragraph of their own first.
    #expect(displayed(text, .exact).contains([.paragraph, .paragraph]))
  }

  /// B42.
  @Test func `A lone dash under a line is never a heading, and a real underline is one`() {
    let text = "Plan\n- one\n- two\n- three\n  - four\n"
    #expect(!displayed(text, .held).contains { $0.contains(.heading) })
    #expect(displayed(text, .exact).contains { $0.contains(.heading) })
    #expect(displayed("Plan\n---\nx", .held).last == [.heading, .paragraph])
  }

  /// B43.
  @Test func `A table being typed is one table from its delimiter row's end on`() {
    let text = "|a|b|\n|-|-|\n|c|d|\n|e|f|\n|g|h|\n"
    let kinds = displayed(text, .held)
    #expect(kinds.prefix(2) == [[], [.paragraph]])
    for step in kinds.dropFirst(2) {
      #expect(step.filter { $0 == .table }.count == 1)
      #expect(!step.contains(.paragraph))
    }
    #expect(displayed(text, .exact).contains { $0.contains(.table) && $0.contains(.paragraph) })
  }
}
