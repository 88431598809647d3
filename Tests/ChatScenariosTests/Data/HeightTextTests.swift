import Testing
import TimelineUnits

@testable import ChatScenarios

@Suite struct HeightTextTests {
  @Test func `A height comes back from its text, whatever look it has`() {
    for height in [Length(units: 1), .points(60), Limits.rowHeight] {
      #expect(HeightText.height(of: Array(HeightText.text(of: height).utf8)) == height)
      let text = HeightText.text(of: height, look: "pending")
      #expect(HeightText.height(of: Array(text.utf8)) == height)
      #expect(text != HeightText.text(of: height))
    }
  }

  @Test func `A text that states no height is one unit tall`() {
    #expect(HeightText.height(of: []) == Length(units: 1))
    #expect(HeightText.height(of: Array("x".utf8)) == Length(units: 1))
  }
}
