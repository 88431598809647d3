import BenchmarkKit
import Experiments
import Testing

@testable import timeline_bench

@Suite struct BenchFindingTableTests {
  private func finding(_ verdict: BenchFinding.Verdict, what: String = "retains") -> BenchFinding {
    BenchFinding(name: "a/b", what: what, tier: .counted, base: 10, head: 12, verdict: verdict)
  }

  @Test func `What is the same is only counted; the rest is a line each`() {
    let lines = BenchFindingTable([finding(.same), finding(.same), finding(.worse)]).text(
      within: 100
    )
    #expect(lines.count == 3)
    #expect(lines[1].contains("x1.200, +20.0 %") && lines[1].hasSuffix("WORSE"))
    #expect(lines[2] == "2 exact or counted figures are the same")
    let one = BenchFindingTable([finding(.same)]).text(within: 100)
    #expect(one == ["1 exact or counted figure is the same"])
  }

  @Test func `A case that got worse is one line, with the command that repeats it`() {
    let lines = BenchFindingTable.faults(
      [finding(.worse, what: "allocations"), finding(.worse), finding(.same)],
      base: "main",
      repeating: ["--tier", "counted", "--samples", "3"]
    )
    #expect(
      lines == [
        "a/b: allocations grew from 10 to 12, and 1 more; "
          + "timeline-bench bench --case a/b --compare main --tier counted --samples 3"
      ]
    )
  }

  @Test func `A time that is told has a unit, and a line says what it is a multiple of`() {
    let told = BenchFinding(
      name: "a/b",
      what: "time",
      tier: .timed,
      unit: "× reference",
      base: 2,
      head: 3,
      verdict: .told
    )
    let lines = BenchFindingTable([told]).text(within: 100)
    #expect(lines[1].contains("2     3  × reference  x1.500, +50.0 %  told only"))
    #expect(lines[2].hasPrefix("told only: times of other runs, as multiples of a fixed piece"))
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  /// BM-PRIN-5.
  @Test func `Worse is 2, before what cannot be compared; nothing compared is 5`() {
    #expect(BenchFindingTable.code(of: [finding(.same), finding(.better)]) == .pass)
    #expect(BenchFindingTable.code(of: [finding(.notComparable(field: "x"))]) == .missing)
    let both = [finding(.notComparable(field: "x")), finding(.worse)]
    #expect(BenchFindingTable.code(of: both) == .missed)
    #expect(BenchFindingTable.code(of: []) == .missing)
    #expect(BenchFindingTable.code(of: [finding(.told)]) == .pass)
  }
}
