import FrameMetrics
import Testing

@testable import timeline_bench

@Suite struct VerdictTableTests {
  private func results() throws -> [RunResult] {
    [
      try Results.result("a/kept", revealMs: 128, [Budget(.revealMs, .equals, value: 128)]),
      try Results.result("a/missed", revealMs: 160, [Budget(.revealMs, .equals, value: 128)]),
      try Results.result("a/unjudged", revealMs: 2_016, []),
    ]
  }

  @Test func `A line for each run, then the count`() throws {
    let lines = VerdictTable(try results(), hasColor: false).lines
    #expect(
      lines == [
        "scenario    device  reveal ms  renders/s  lag pt  drift pt  shift pt  measures  "
          + "budgets  verdict",
        "a/kept      plain         128          -       -         -         -         0  "
          + "    1/1  pass",
        "a/missed    plain         160          -       -         -         -         0  "
          + "    0/1  fail",
        "a/unjudged  plain        2016          -       -         -         -         0  "
          + "    0/0  not judged",
        "",
        "run: 1 passed, 1 failed, 1 without a budget; 15 s of chat, each run twice",
      ]
    )
  }

  @Test func `Where there is no room the measures, then the device are left out`() throws {
    let results = try results()
    var heads: [[Bool]] = []
    for width in [110, 90, 77, 70] {
      let table = VerdictTable(results, hasColor: false, within: width).table
      #expect(table.allSatisfy { $0.count <= width })
      let words = table.dropLast(3).joined(separator: " ")
      heads.append(["device", "measures"].map { word in words.contains(word) })
    }
    #expect(heads == [[true, true], [true, true], [true, false], [false, false]])
  }

  @Test func `Colour marks the verdicts and changes nothing else`() throws {
    let plain = VerdictTable(try results(), hasColor: false).lines
    let colored = VerdictTable(try results(), hasColor: true).lines
    #expect(colored[1].hasSuffix("\u{1b}[32mpass\u{1b}[0m"))
    #expect(colored[2].hasSuffix("\u{1b}[31mfail\u{1b}[0m"))
    #expect(colored[3].hasSuffix("\u{1b}[33mnot judged\u{1b}[0m"))
    #expect(colored.map { $0.replacing(/\u{1b}\[[0-9]+m/, with: "") } == plain)
  }

  @Test func `A run that cannot be repeated failed, whatever its budgets say`() throws {
    let budget = Budget(.revealMs, .equals, value: 128)
    let result = try Results.result("a/b", revealMs: 128, [budget], isRepeatable: false)
    let lines = VerdictTable([result], hasColor: false).lines
    #expect(lines[2].hasSuffix("not repeatable"))
    #expect(lines[4].hasPrefix("run: 0 passed, 1 failed"))
  }
}
