import Experiments
import Testing

@testable import Reporting

@Suite struct RunLabelsTests {
  @Test func `Runs of one scenario are told apart by input and by number`() throws {
    var inputs = try (0..<2).map { _ in try Records.entry("input/open") }
    inputs[0].input = RunInput(index: 0, digest: 1)
    inputs[1].input = RunInput(index: 1, digest: 2)
    let runs = try inputs + [Records.entry("a/b"), Records.entry("a/b"), inputs[1]]
    #expect(
      RunLabels.of(runs) == [
        "input/open input 1", "input/open input 2", "a/b", "a/b #2", "input/open input 2 #2",
      ]
    )
  }
}
