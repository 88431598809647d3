import Testing

@testable import Experiments

@Suite struct MetricChangeTests {
  @Test func `A change says which side has the metric, in how many scenarios, and the way out`() {
    let new = MetricChange(metric: "reveal.ms", isNew: true, scenarios: 2).message
    #expect(new.hasPrefix("2 scenarios have this new metric, which the baseline has nowhere"))
    let gone = MetricChange(metric: "reveal.ms", isNew: false, scenarios: 3).message
    #expect(gone.hasPrefix("3 scenarios of the baseline have this metric, and no run has it"))
    #expect([new, gone].allSatisfy { $0.hasSuffix("'timeline-bench accept --reason TEXT'") })
  }
}
