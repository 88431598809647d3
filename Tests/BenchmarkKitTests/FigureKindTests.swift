import BenchmarkKit
import Testing

@Suite struct FigureKindTests {
  @Test func `Times and ratios are timed, amounts of work are exact, and others are unknown`() {
    #expect(FigureKind(unit: "µs") == .time)
    #expect(FigureKind(unit: "× real time") == .time)
    #expect(FigureKind(unit: "dictionaries") == .ratio)
    #expect(FigureKind(unit: "nodes") == .count)
    #expect(FigureKind(unit: "furlongs") == nil)
    #expect(FigureKind.allCases.map(\.tier) == [.timed, .timed, .exact])
  }
}
