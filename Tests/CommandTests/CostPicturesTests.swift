import BenchmarkKit
import Reporting
import Testing

@testable import timeline_bench

@Suite struct CostPicturesTests {
  @Test func `The pictures show the figures that are there, and name the machine and the day`()
    throws
  {
    let pictures = CostPictures(
      [
        CostFigure(name: "layout/query-1000", value: 0.05, limit: 0.2),
        CostFigure(name: "layout/query-100000", value: 0.1, limit: 0.2),
        CostFigure(name: "markdown/warm-uax14", value: 1.75, limit: 2.5),
        CostFigure(name: "markdown/other", value: 99, limit: nil),
      ],
      machine: "x86_64, 2 processors",
      date: "2026-11-30"
    )
    #expect(pictures.files.map(\.name) == ["layout.svg", "measuring.svg"])
    let texts = pictures.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts[0].contains("row at an offset: 2 times the cost for 100 times the rows"))
    #expect(texts[1].contains(">1.75×</text>") && !texts[1].contains("99"))
    for text in texts { #expect(text.contains("x86_64, 2 processors") && text.utf8.count < 30_000) }
    #expect(pictures.page.contains { $0.hasPrefix("Measured on 2026-11-30: x86_64") })
  }

  @Test func `A build without optimisation measures nothing`() {
    #if DEBUG
    #expect(throws: UsageError.self) { try CostPictures.checkBuild() }
    #endif
  }

  /// The cases that the pictures show are cases of the suites.
  @Test func `A mistyped case would leave a hole in a picture, and there is none`() throws {
    let names = try [BenchSuites.layout, .markdown].flatMap { suite in
      try suite.suite(scenarios: nil).cases.map(\.name)
    }
    #expect(CostPicture.shown.count == 21)
    for name in CostPicture.shown { #expect(names.contains(name)) }
  }
}
