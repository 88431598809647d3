import ChatScenarios
import Experiments
import Testing
import TimelineSimulation
import TimelineUnits

@testable import Reporting

@Suite struct ReproduceCommandTests {
  @Test func `The command names device, constants and seed, quoted for a shell`() throws {
    let constants = [ConstantSetting(key: "reveal.passDelay", text: "48 ms")]
    var run = try Records.entry(device: "iPhone 17", constants: constants)
    run.input = RunInput(index: 0, digest: 1)
    #expect(
      ReproduceCommand.text(of: run)
        == "timeline-bench run reveal/long-history --input FILE --device 'iPhone 17' "
        + "--set 'reveal.passDelay=48 ms' --seed 7"
    )
    run.reducesMotion = true
    run.costs = CostProfile(name: "stated", cost: WorkCost(measure: .milliseconds(2)))
    let text = ReproduceCommand.text(of: run)
    #expect(text.contains("--set 'cost.measure=2 ms' --reduce-motion --seed 7"))
    run.device = "a'b"
    #expect(ReproduceCommand.text(of: run).contains("--device 'a'\\''b'"))
  }
}
