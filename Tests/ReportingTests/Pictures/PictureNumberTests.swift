import Testing

@testable import Reporting

@Suite struct PictureNumberTests {
  @Test func `Coordinates have at most one digit behind the point`() {
    let texts = [0, 1, -1, 0.04, 0.06, 12.34, -12.36, 99.95].map(PictureNumber.coordinate)
    #expect(texts == ["0", "1", "-1", "0", "0.1", "12.3", "-12.4", "100"])
  }

  @Test func `Labels have thousands apart and at most three digits behind the point`() {
    let texts = [0, 7, 1_000, 1_234_567, 0.5, 0.0301, -2.25, 999.9996].map(PictureNumber.label)
    #expect(texts == ["0", "7", "1,000", "1,234,567", "0.5", "0.03", "−2.25", "1,000"])
  }
}
