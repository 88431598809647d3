import BenchmarkKit
import Testing

@Suite struct MeterTests {
  @Test func `A meter gives what its function reads`() {
    #expect(Meter(name: "seven", unit: "things") { 7 }.read() == 7)
  }

  @Test func `The clocks of the machine do not go back`() {
    for meter in [Meter.wall, .cpu] {
      let first = meter.read()
      #expect(meter.read() >= first)
      #expect(meter.unit == "ns")
    }
  }
}
