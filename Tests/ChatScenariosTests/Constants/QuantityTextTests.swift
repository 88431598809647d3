import Testing

@testable import ChatScenarios

@Suite struct QuantityTextTests {
  @Test(arguments: [
    ("48ms", 48, "ms"), ("0.5 s", 0.5, "s"), ("  7 ", 7, ""), ("80pt/s", 80, "pt/s"),
    ("1/4s", 0.25, "s"), ("1/2 pt/s", 0.5, "pt/s"), ("-3ms", -3, "ms"), ("63 passes", 63, "passes"),
  ])
  func `A number, a fraction and a unit are read`(text: String, value: Double, unit: String) {
    #expect(QuantityText.parse(text) == QuantityText.Quantity(value: value, unit: unit))
  }

  @Test(arguments: [
    "", " ", "ms", "1.", ".5s", "1e3ms", "1/0s", "1/s2", "--1", "1 2", "1,5s", "0x10", "1..2",
    "NaN", "1ms;", "1234567890123456789012345ms",
  ])
  func `Anything else is no quantity`(text: String) {
    #expect(QuantityText.parse(text) == nil)
  }

  @Test func `Counts of parts are written exactly, as a decimal or as a fraction`() {
    #expect(QuantityText.text(of: 705_600_000, perUnit: 705_600_000) == "1")
    #expect(QuantityText.text(of: 176_400_000, perUnit: 705_600_000) == "0.25")
    #expect(QuantityText.text(of: 117_600_000, perUnit: 705_600_000) == "1/6")
    #expect(QuantityText.text(of: 96, perUnit: 192) == "0.5")
    #expect(QuantityText.text(of: -64, perUnit: 192) == "-1/3")
    #expect(QuantityText.text(of: 0, perUnit: 192) == "0")
  }
}
