import ChatScenarios
import TestSupport
import Testing

/// A folder of scenarios of one's own, with budgets in it, through every command that takes one.
@Suite struct OwnScenariosTests {
  private let folder = TemporaryFolder()
  private let command = CommandProcess()
  private var own: String { folder.path + "/mine" }

  private func made() {
    #expect(command.run("new", "my/first", "--scenarios", own).code == 0)
    #expect(command.run("new", "my/second", "--scenarios", own).code == 0)
  }

  private func budgets(_ text: String) {
    folder.write("mine/Budgets/my.json", text)
  }

  @Test func `run, gate, list, explain and tune take the folder and its budgets`() {
    made()
    let out = folder.path + "/out"
    let run = command.run("run", "--scenarios", own, "--out", out)
    #expect(run.code == 0 && run.output.contains("run: 2 passed, 0 failed"), "\(run.complaints)")
    let gate = command.run("gate", "--scenarios", own, "my/first", "--no-baseline")
    #expect(gate.code == 0 && gate.output.contains("gate: 1 passed, 0 failed, 0 skipped"))
    let list = command.run("list", "--scenarios", own)
    #expect(list.output.contains("my/first") && list.output.contains("my/second"))
    let explain = command.run("explain", "my/first", "--scenarios", own)
    #expect(explain.output.contains("timeline-bench run my/first --scenarios \(own)"))
    let metric = command.run("explain", "reveal.ms", "--scenarios", own)
    #expect(metric.output.contains("≤ 1000 ms in my/first"))
    let tune = command.run(
      "tune",
      "--vary",
      "reveal.stillPasses=2,3",
      "--scenarios",
      own,
      "--out",
      out,
      "--quiet"
    )
    #expect(tune.code == 0, "\(tune.complaints)")
    #expect(command.run("replay", out).code == 0)
  }

  @Test func `profile takes the folder, for all of its scenarios or one`() {
    made()
    let profile = ["profile", "--rounds", "1", "--quiet", "--scenarios", own]
    let all = command.run(profile)
    #expect(all.code == 0 && all.output.hasPrefix("2 scenarios\n"), "\(all.complaints)")
    #expect(all.output.contains("my/first") && all.output.contains("my/second"))
    let one = command.run(profile + ["my/first"])
    #expect(one.code == 0 && one.output.hasPrefix("my/first\n"))
    // The command that shows the frame takes the folder as well.
    let look = one.output.firstRange(of: "look: ").map { one.output[$0.upperBound...] } ?? ""
    #expect(look.contains("--scenarios") && look.contains(own))
    #expect(command.run(profile + ["reveal/all-ready"]).code == 1)
  }

  @Test func `A budget that is missed ends with exit code 2 and a command that repeats it`() {
    made()
    budgets(
      #"{"schema":"timelinebench.budgets/1","scenarios":{"first":{"reveal.ms":{"atMost":1}}}}"#
    )
    let gate = command.run("gate", "my/first", "--scenarios", own)
    #expect(gate.code == 2)
    #expect(gate.complaints.contains("timeline-bench run my/first --scenarios \(own)"))
  }

  @Test(arguments: [
    ["run"], ["gate"], ["list"], ["explain", "reveal.ms"],
    ["tune", "--vary", "reveal.stillPasses=2,3"],
  ])
  func `Unknown metrics, scenarios and families are named by each of them`(arguments: [String]) {
    made()
    for (text, message) in [
      (
        #""first":{"reveal.mss":{"atMost":1}}"#,
        "FORMAT-3: scenarios.first[\"reveal.mss\"]: unknown metric"
      ),
      (#""frist":{"reveal.ms":{"atMost":1}}"#, "there is no scenario frist; nearest: first"),
    ] {
      budgets(#"{"schema":"timelinebench.budgets/1","scenarios":{\#(text)}}"#)
      let result = command.run(arguments + ["--scenarios", own])
      #expect(result.code == 1 && result.lines.count == 1)
      #expect(result.complaints.contains(message), "\(result.complaints)")
      #expect(result.complaints.contains("mine/Budgets/my.json: byte "))
    }
    folder.write("mine/Budgets/other.json", #"{"schema":"timelinebench.budgets/1"}"#)
    budgets(#"{"schema":"timelinebench.budgets/1"}"#)
    let result = command.run(arguments + ["--scenarios", own])
    #expect(result.complaints.contains("there are no scenarios of a family other"))
  }

  @Test func `A scenario of one's own may draw on the shipped chat`() {
    let text = """
      {"schema":"timelinebench.scenario/1","title":"A","device":"plain","durationMs":500,\
      "rows":[{"corpus":"chat","pick":{"last":3}}]}
      """
    folder.write("mine/my/chat.json", text)
    let result = command.run(
      "run",
      "--quiet",
      "--scenarios",
      own,
      "--out",
      folder.path + "/out"
    )
    #expect(result.code == 0 || result.code == 5, "\(result.complaints)")
    #expect(result.complaints.isEmpty || result.code == 5)
  }
}
