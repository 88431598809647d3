import Testing

@testable import timeline_bench

@Suite struct SimulateOutboxOptionsTests {
  @Test func `20,000 seeds from 0 are the default, one with a seed alone`() throws {
    #expect(try SimulateOutboxOptions([]).seeds == 0..<20_000)
    #expect(try SimulateOutboxOptions(["--seed", "7"]).seeds == 7..<8)
    #expect(try SimulateOutboxOptions(["--seed", "7", "--seeds", "3"]).seeds == 7..<10)
    #expect(try SimulateOutboxOptions([]).mutant == nil)
  }

  @Test func `A seed is repeated with its defect`() throws {
    let options = try SimulateOutboxOptions(["--mutant", "noHeadBlock"])
    let command = "timeline-bench simulate outbox --seed 4 --mutant noHeadBlock"
    #expect(options.command(ofSeed: 4) == command)
  }

  @Test(arguments: [
    ["--seeds", "0"], ["--seed", "-1"], ["--mutant", "noHeadBlok"], ["--jobs", "x"], ["7"],
    ["--fast"],
  ])
  func `What is no number, defect or option is refused`(arguments: [String]) {
    #expect(throws: UsageError.self) { try SimulateOutboxOptions(arguments) }
  }
}
