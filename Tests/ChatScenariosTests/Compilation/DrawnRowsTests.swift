import Testing
import TimelineUnits

@testable import ChatScenarios

@Suite struct DrawnRowsTests {
  @Test func `Each kind tells what it holds and nothing else`() {
    let texts = Scenarios.rows(["a", "b"])
    #expect(DrawnRows.stated.count == nil)
    #expect(DrawnRows.stated.height(at: 0) == nil)
    #expect(DrawnRows.heights([.points(3)]).count == 1)
    #expect(DrawnRows.heights([.points(3)]).height(at: 0) == .points(3))
    #expect(DrawnRows.heights([.points(3)]).text(at: 0) == nil)
    #expect(DrawnRows.texts(texts).count == 2)
    #expect(DrawnRows.texts(texts).text(at: 1) == texts[1])
    #expect(DrawnRows.texts(texts).height(at: 0) == nil)
  }
}
