import Experiments
import Testing
import TimelineUnits

@Suite struct PhaseChargeTests {
  @Test func `Of 1 to 100 ms the middle is 50, p95 is 95, the most 100, the sum 5,050 ms`() {
    let charge = PhaseCharge((1...100).reversed().map { .milliseconds($0) })
    #expect(charge?.count == 100)
    #expect(charge?.p50 == .milliseconds(50))
    #expect(charge?.p95 == .milliseconds(95))
    #expect(charge?.maximum == .milliseconds(100))
    #expect(charge?.sum == .milliseconds(5_050))
  }

  @Test func `One charge is every percentile of itself, and none is nothing`() {
    let charge = PhaseCharge([.milliseconds(7)])
    #expect(charge?.p50 == charge?.p95 && charge?.p95 == charge?.maximum)
    #expect(PhaseCharge([]) == nil)
  }
}
