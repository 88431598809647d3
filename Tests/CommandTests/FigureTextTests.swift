import Testing

@testable import timeline_bench

@Suite struct FigureTextTests {
  @Test(arguments: [
    (0.0, "0"), (0.0301, "0.0301"), (0.286, "0.286"), (1.0, "1"), (2.5, "2.5"), (12.34, "12.3"),
    (99.96, "100"), (100.4, "100"), (58_714.7, "58715"),
  ])
  func `Figures have three digits that count and no zeros behind them`(
    figure: Double,
    text: String
  ) {
    #expect(FigureText.text(figure) == text)
  }

  @Test func `What is no figure is written as 0`() {
    #expect(FigureText.text(.nan) == "0")
    #expect(FigureText.text(-1) == "0")
  }
}
