import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct InputGuardTests {
  private func reason(_ text: String) -> GuardReason? { InputGuard.check(Array(text.utf8)) }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// T-GUARD-4.
  @Test func `A row of 65,536 bytes passes and one of 65,537 trips`() {
    let line = repeated("a", 1_023) + "\n"
    #expect(reason(repeated(line, 64)) == nil)
    #expect(reason(repeated(line, 64) + "a") == .rowBytes)
  }

  /// T-GUARD-5.
  @Test func `4,000 lines pass and 4,001 trip, whatever ends them`() {
    for lineEnd in ["\n", "\r", "\r\n"] {
      #expect(reason(repeated("a" + lineEnd, 4_000)) == nil)
      #expect(reason(repeated("a" + lineEnd, 4_000) + "a") == .lines)
    }
  }

  /// T-GUARD-6.
  @Test func `A line of 4,096 bytes passes and one of 4,097 trips`() {
    #expect(reason("x\n" + repeated("a", 4_096) + "\n") == nil)
    #expect(reason("x\n" + repeated("a", 4_097) + "\n") == .inlineRun)
    #expect(reason("x\n" + repeated("a", 4_097)) == .inlineRun)
  }

  /// T-GUARD-14.
  @Test func `A line inside a fence may have 16,384 bytes and not one more`() {
    for opening in ["```\n", "   ~~~~ swift\n", "x\n\n```swift\n"] {
      #expect(reason(opening + repeated("a", 16_384) + "\n") == nil)
      #expect(reason(opening + repeated("a", 16_385) + "\n") == .fencedLine)
    }
  }

  /// T-GUARD-14.
  @Test(arguments: [
    "    ```\n", "> ```\n", "- ```\n", "``\n", "```a`b\n", "- a\n  ```\n", "<div>\n\n```\n",
    "```\n```\n", "~~~\n~~~~  \n",
  ])
  func `A line after what is no fence of its own keeps the limit of 4,096`(_ opening: String) {
    #expect(reason(opening + repeated("a", 4_097)) == .inlineRun)
  }

  /// T-GUARD-14.
  @Test(arguments: ["````\n```\n", "```\n~~~\n", "```\n    ```\n", "```\n``` x\n", "```\n<div>\n"])
  func `A fence stays open over a line that does not close it`(_ opening: String) {
    #expect(reason(opening + repeated("a", 4_097)) == nil)
  }

  /// T-GUARD-7.
  @Test func `64 pipes in a line pass and 65 trip, but not inside a fence`() {
    #expect(reason(repeated("a|", 64)) == nil)
    #expect(reason(repeated("a|", 65)) == .pipes)
    #expect(reason("```\n" + repeated("a|", 65)) == nil)
  }

  /// T-GUARD-8.
  @Test func `A table of 10,000 cells passes and one of 10,001 trips`() {
    let header = repeated("|x", 50) + "|\n" + repeated("|-", 50) + "|\n"
    #expect(reason(header + repeated("a\n", 198)) == nil)
    #expect(reason(header + repeated("a\n", 199)) == .tableCells)
    #expect(reason(header + repeated("a\n", 198) + "\n" + repeated("a\n", 500)) == nil)
    let bare = "x|y\n-|-\n"
    #expect(reason(bare + repeated("a\n", 3_998)) == nil)
  }

  /// T-GUARD-9.
  @Test func `32 container markers pass and 33 trip`() {
    for marker in [">", "> ", "- ", "* ", "+ ", "1. ", "12) "] {
      #expect(reason(repeated(marker, 32) + "a") == nil)
      #expect(reason(repeated(marker, 33) + "a") == .nesting)
    }
    #expect(reason(repeated("- ", 32) + "-\n") == .nesting)
    #expect(reason(repeated("-", 200)) == nil)
    #expect(reason(repeated("1", 200)) == nil)
  }

  /// T-GUARD-10.
  @Test func `128 leading spaces pass and 129 trip, but not inside a fence`() {
    #expect(reason(repeated(" ", 128) + "a") == nil)
    #expect(reason(repeated(" ", 129) + "a") == .indentation)
    #expect(reason(repeated("\t", 33) + "a") == .indentation)
    #expect(reason("```\n" + repeated(" ", 200) + "a") == nil)
  }

  /// T-GUARD-11.
  @Test func `64 link reference definitions pass and 65 trip`() {
    #expect(reason(repeated("[a]: /u\n", 64)) == nil)
    #expect(reason(repeated("[a]: /u\n", 65)) == .references)
    #expect(reason(repeated("> - [a]: /u\n", 65)) == .references)
    #expect(reason("```\n" + repeated("[a]: /u\n", 65)) == nil)
  }

  /// T-GUARD-11.
  @Test func `Definitions of 4,096 bytes together pass and one byte more trips`() {
    let half = "[a]: /" + repeated("u", 2_042) + "\n"
    #expect(reason(repeated(half, 2)) == nil)
    #expect(reason(half + "[a]: /" + repeated("u", 2_043)) == .references)
  }

  /// T-GUARD-12, MD-G3.
  @Test func `256 at signs pass and 257 trip, inside a fence too`() {
    #expect(reason(repeated("a@\n", 256)) == nil)
    #expect(reason(repeated("a@\n", 257)) == .atSigns)
    #expect(reason("```\n" + repeated("a@\n", 257)) == .atSigns)
  }

  /// MD-G1, MD-G2, MD-G4.
  @Test(arguments: [
    ("<?", GuardReason.declarations, 256), ("<!A ", .declarations, 256),
    ("![", .imageMarks, 256), ("(", .parentheses, 64), (")", .parentheses, 64),
    ("()", .parentheses, 32),
  ])
  func `A counter over the whole row trips one past its limit`(
    _ unit: String,
    _ expected: GuardReason,
    _ limit: Int
  ) {
    #expect(reason("x " + repeated(unit, limit)) == nil)
    #expect(reason("x " + repeated(unit, limit + 1)) == expected)
    #expect(reason("```\n" + repeated(unit, limit + 1)) == expected)
  }

  /// MD-G5.
  @Test func `1,024 closing brackets pass, and 1,025 trip only with a definition mark`() {
    #expect(reason(repeated("a]\n", 1_100)) == nil)
    #expect(reason("]: x\n" + repeated("a]\n", 1_023)) == nil)
    #expect(reason("]: x\n" + repeated("a]\n", 1_024)) == .closingBrackets)
    #expect(reason(repeated("a]\n", 1_024) + "]: x") == .closingBrackets)
  }

  /// T-GUARD-2.
  @Test func `2,000 random rows trip alike whole, byte by byte and in random pieces`() {
    var random = RandomSource(seed: 7)
    let units = [
      "a", " ", "\n", "\r", "\r\n", "> ", "- ", "1. ", "```", "~~~", "|", "-", ":", "[a]:", "]",
      "<", "<?", "<!", "![", "@", "(", ")", "    ", "\t", "é", "\n\n", "| - |\n",
    ]
    var limits = MarkdownLimits()
    limits.rowBytes = 220
    limits.lines = 24
    limits.inlineRun = 40
    limits.pipesPerLine = 6
    limits.tableCells = 20
    limits.nesting = 3
    limits.references = 3
    limits.referenceBytes = 30
    limits.atSigns = 6
    limits.fencedLine = 60
    limits.declarations = 6
    limits.imageMarks = 6
    limits.parentheses = 4
    limits.closingBrackets = 6
    var seen = Array(repeating: 0, count: 32)
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      let favourite = units[random.below(units.count)]
      for _ in 0..<random.within(1...120) {
        let unit = random.chance(1, in: 3) ? favourite : units[random.below(units.count)]
        bytes += Array(unit.utf8)
      }
      let whole = InputGuard.check(bytes, limits: limits)
      seen[Int(whole?.rawValue ?? 0)] += 1
      var single = InputGuard(limits: limits)
      var tripped: GuardReason?
      for byte in bytes {
        single.scan([byte])
        if let tripped { #expect(single.reason == tripped) }
        tripped = single.reason
      }
      #expect(single.reason == whole)
      var pieces = InputGuard(limits: limits)
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + random.within(1...20))
        pieces.scan(bytes[start..<end])
        start = end
      }
      #expect(pieces.reason == whole)
    }
    for reason in GuardReason.allCases {
      #expect(seen[Int(reason.rawValue)] > 0, "\(reason.name) never tripped")
    }
  }
}
