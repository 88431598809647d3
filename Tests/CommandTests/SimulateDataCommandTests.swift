import Testing

/// Covers `SimulateCommand`, `SimulateDataRequest`, `SimulateDataSummary`.
@Suite struct SimulateDataCommandTests {
  private func run(_ arguments: String...) -> CommandProcess.Result {
    CommandProcess().run(["simulate", "data"] + arguments)
  }

  @Test func `Seeds that hold are told with digest and coverage, the same in two processes`() {
    let result = run("--seeds", "5")
    #expect(result.code == 0)
    // Three past seeds run before.
    #expect(result.output.hasPrefix("8 seeds, "))
    #expect(result.output.contains(" 0 violations, digest "))
    #expect(result.output.contains(" of 62 transitions taken 10 times or more"))
    #expect(result.output == run("--seeds", "5").output)
    #expect(run("--seed", "5").output.hasPrefix("1 seed, "))
    #expect(run("--seed", "5", "--coverage").output.contains("  eventAdopted: "))
  }

  @Test func `A mutant ends with exit code 3, the shortest steps and a command that repeats it`() {
    let result = run("--seeds", "100", "--mutant", "pendingLost")
    #expect(result.code == 3)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.contains(" rule=H-SCHED-9 at ") == true)
    #expect((3...14).contains(lines.count))
    let repeated = lines.last?.split(separator: " ").dropFirst(2).map(String.init) ?? []
    #expect(repeated.first == "simulate")
    #expect(CommandProcess().run(repeated).output == result.output)
  }

  @Test(arguments: [
    (["--seeds", "0"], "--seeds: 0 is no whole number from 1 to 10000000"),
    (["--seeds", "x"], "--seeds: x is no whole number from 1 to 10000000"),
    (["--seed", "-1"], "--seed: -1 is no whole number from 0"),
    (["--seed", "--seeds"], "--seed needs a value: --seed S; --seeds behind it is an option"),
    (["--mutant", "heldUpdateLost"], "has no heldUpdateLost; it belongs to 'simulate screen'"),
    (["--mutant", "zzz"], "simulate data has no zzz; 'timeline-bench list mutants' names them"),
    (
      ["--mutant", "pendingLots"],
      "--mutant: simulate data has no pendingLots; nearest: pendingLost"
    ),
    (["--keep", "1"], "--keep names steps of one seed: give --seed S"),
    (["--seed", "1", "--keep", "1,,2"], "expected positions with commas between, such as 0,7,12"),
    (["seven"], "simulate data takes options only, not seven"),
  ])
  func `A wrong argument is one line and exit code 1`(arguments: [String], line: String) {
    let result = CommandProcess().run(["simulate", "data"] + arguments)
    #expect(result.code == 1)
    #expect(result.lines.count == 1)
    #expect(result.complaints.contains(line), "\(result.complaints)")
    #expect(result.output.isEmpty)
  }
}
