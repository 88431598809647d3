import Testing

@testable import timeline_bench

@Suite struct SimulateOutboxTests {
  private let command = CommandProcess()

  @Test func `200 seeds hold, and two processes of 1 and 2 workers print the same`() {
    let first = command.run("simulate", "outbox", "--seeds", "200", "--jobs", "1")
    let second = command.run("simulate", "outbox", "--seeds", "200", "--jobs", "2")
    #expect(first.code == 0)
    #expect(first.output.contains("verdict: every invariant held"))
    #expect(first.output.contains("\ndigest: "))
    #expect(first.output == second.output)
  }

  @Test func `The canary ends with exit 3, its script and the command that repeats it`() {
    let first = command.run("simulate", "outbox", "--seeds", "50", "--mutant", "everyThirdTwice")
    #expect(first.code == 3)
    #expect(first.output.contains("rule=H-OUTBOX-I1"))
    let last = first.output.split(separator: "\n").last.map(String.init) ?? ""
    #expect(last.hasPrefix("timeline-bench simulate outbox --seed "))
    let arguments = last.split(separator: " ").dropFirst().map(String.init)
    let again = command.run(arguments)
    #expect(again.code == 3)
    let lines = first.output.split(separator: "\n").drop { !$0.hasPrefix("seed=") }
    #expect(again.output.hasSuffix(lines.joined(separator: "\n") + "\n"))
  }
}
