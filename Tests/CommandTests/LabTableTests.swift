import BenchmarkKit
import Testing

@testable import timeline_bench

@Suite struct LabTableTests {
  private func labCase(
    _ name: String,
    _ figure: Double?,
    predicted: Double? = nil
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: "layout/strategies/" + name,
      unit: "µs",
      bar: .atMost(1),
      prediction: { predicted },
      run: { _ in figure }
    )
  }

  @Test func `A strategy's operation is one line, with a column per size and a dash for none`() {
    let suite = BenchmarkSuite(
      name: "layout/strategies",
      summary: "A test.",
      cases: [
        labCase("tree/query-1000", 0.5), labCase("tree/query-10000", 2),
        labCase("array/query-1000", 30), labCase("array/query-10000", nil, predicted: 900),
      ]
    )
    let lines = LabTable(suite, figures: [0.5, 2, 30, nil]).text
    #expect(lines.count == 4)
    #expect(lines[1].contains("tree") && lines[1].contains("0.5") && lines[1].contains("2"))
    #expect(lines[2].contains("array") && lines[2].contains("30") && lines[2].hasSuffix("–"))
    #expect(lines[3] == "– array query, 10000 rows: predicted 900 µs an operation")
  }
}
