import FrameMetrics
import Testing

@testable import Reporting

@Suite struct NumberTextTests {
  @Test func `A whole number has no fraction, another one its shortest digits`() {
    #expect(
      [0, 224, -3, 0.1, 166.5, 1e16].map(NumberText.text) == [
        "0", "224", "-3", "0.1", "166.5", "1e+16",
      ]
    )
  }

  @Test func `People read thousandths and the unit`() throws {
    let third = try #require(Measure(nearest: 1.0 / 3, unit: .points))
    #expect(NumberText.rounded(third) == "0.333 pt")
    #expect(NumberText.rounded(.count(7)) == "7")
    #expect(NumberText.rounded(Measure(parts: 500_000, unit: .score)) == "0.5")
  }
}
