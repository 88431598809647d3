import BenchmarkKit
import Testing

@testable import timeline_bench

@Suite struct LabTableTests {
  private func labCase(_ name: String, _ figure: Double?) -> BenchmarkCase {
    BenchmarkCase(name: "layout/strategies/" + name, unit: "µs", bar: .atMost(1)) { _ in figure }
  }

  @Test func `A strategy's operation is one line, with a column per size and a dash for none`() {
    let suite = BenchmarkSuite(
      name: "layout/strategies",
      summary: "A test.",
      cases: [
        labCase("tree/query-1000", 0.5), labCase("tree/query-10000", 2),
        labCase("array/query-1000", 30), labCase("array/query-10000", nil),
      ]
    )
    let lines = LabTable(suite).text
    #expect(lines.count == 3)
    #expect(lines[1].contains("tree") && lines[1].contains("0.5") && lines[1].contains("2"))
    #expect(lines[2].contains("array") && lines[2].contains("30") && lines[2].hasSuffix("–"))
  }
}
