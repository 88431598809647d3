import BenchmarkKit
import Experiments
import Testing

@testable import timeline_bench

@Suite struct BenchFindingTableTests {
  private func finding(_ verdict: BenchFinding.Verdict, what: String = "retains") -> BenchFinding {
    BenchFinding(name: "a/b", what: what, tier: .counted, base: 10, head: 12, verdict: verdict)
  }

  @Test func `What is the same is only counted; the rest is a line each`() {
    let lines = BenchFindingTable([finding(.same), finding(.same), finding(.worse)]).text
    #expect(lines.count == 3)
    #expect(lines[1].contains("x1.200, +20.0 %") && lines[1].hasSuffix("WORSE"))
    #expect(lines[2] == "2 exact or counted figures are the same")
  }

  @Test func `A case that got worse is one line, with the command that repeats it`() {
    let lines = BenchFindingTable.faults(
      [finding(.worse, what: "allocations"), finding(.worse), finding(.same)],
      base: "main"
    )
    #expect(
      lines == [
        "a/b: allocations grew from 10 to 12, and 1 more; "
          + "timeline-bench bench --case 'a/b' --compare 'main'"
      ]
    )
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
