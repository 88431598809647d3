import BenchmarkKit
import Experiments
import Reporting
import Testing

/// Covers `CostFigure`.
@Suite struct CostPictureTests {
  private let record = BenchRecord(
    toolchain: "t",
    buildMode: "release",
    hashMode: "random",
    entries: [
      BenchEntry(name: "layout/stream-1000", unit: "µs", kind: .time, figure: 0.25),
      BenchEntry(name: "layout/stream-100000", unit: "µs", kind: .time, figure: nil),
      BenchEntry(name: "markdown/cold", unit: "×", kind: .ratio, bar: .atMost(6), figure: 3),
      BenchEntry(name: "data/rows", unit: "µs", kind: .time, figure: 7),
    ]
  )

  @Test func `Figures of a record are those of its known cases that have one, with their bars`() {
    #expect(
      CostPicture.figures(of: record) == [
        CostFigure(name: "layout/stream-1000", value: 0.25),
        CostFigure(name: "markdown/cold", value: 3, limit: 6),
      ]
    )
  }

  @Test func `A picture without a figure is none`() {
    let figures = CostPicture.figures(of: record)
    #expect(CostPicture.layout(figures, machine: "m")?.contains("last row grows") == true)
    #expect(CostPicture.measuring(figures, machine: "m")?.contains(">3×</text>") == true)
    #expect(CostPicture.layout([figures[1]], machine: "m") == nil)
    #expect(CostPicture.measuring([figures[0]], machine: "m") == nil)
  }
}
