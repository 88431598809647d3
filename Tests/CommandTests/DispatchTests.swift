import Testing

/// What the first words of the arguments lead to.
@Suite struct DispatchTests {
  private let command = CommandProcess()

  @Test func `Without arguments it prints what it is for, and ends well`() {
    let result = command.run()
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("timeline-bench runs chat timelines"))
    #expect(result.output == command.run("--help").output)
    #expect(result.output == command.run("help").output)
    #expect(command.run("--version").output.hasPrefix("timeline-bench "))
  }

  @Test(arguments: ["run", "list", "explain", "simulate"])
  func `Every subcommand has a help of its own, with examples and options`(subcommand: String) {
    let result = command.run(subcommand, "--help")
    #expect(result.code == 0)
    #expect(result.output.contains("EXAMPLES"))
    #expect(result.output.contains("OPTIONS"))
    #expect(result.output == command.run("help", subcommand).output)
  }

  @Test(arguments: [
    (["rnu"], "unknown subcommand rnu; nearest: run"),
    (["--versoin"], "unknown option --versoin; nearest: --version"),
    (["run", "--inptu", "x"], "unknown option --inptu; nearest: --input"),
    (["run", "reveal/all-raedy"], "unknown scenario; nearest: reveal/all-ready"),
    (["run", "revael/*"], "no scenario matches; nearest: reveal/*"),
    (["run", "--set", "reveal.passDelay="], "--set reveal.passDelay=: it has no value; write it"),
    (["run", "--set", "cost.render="], "--set cost.render=: it has no value; write it as KEY="),
    (["run", "--set", "=1"], "--set =1: it has no key; write it as KEY=VALUE"),
    (["run", ""], "an argument is empty, where a name or a file is needed"),
    (["explain", "--", ""], "an argument is empty, where a name or a file is needed"),
    ([""], "the subcommand is empty; --help names them"),
    (["run", "--set", "reveal.passdelay=1"], "unknown key; nearest: reveal.passDelay"),
    (["run", "--set", "reveal.passDelay=9s"], "9000 ms lies outside the range 4 ms to 500 ms"),
    (["run", "--device", "iPhone 71"], "unknown device iPhone 71; nearest: iPhone 11"),
    (["run", "--input", "/none.md"], "/none.md: no such file"),
    (["run", "--input", "/dev/zero"], "/dev/zero: this is a device, a file is needed"),
    (["run", "none.json"], "none.json: no such file"),
    (["run", "--scenarios", "/none"], "/none"),
    (["run", "input/open"], "input/open runs over your own rows; give them with --input FILE"),
    (["list", "kyes"], "nearest: keys"),
    (["explain", "reveal.mss"], "nothing is called reveal.mss; nearest: reveal.ms"),
    (["explain", "H-SETTLE-99"], "nothing is called H-SETTLE-99; nearest: H-SETTLE-9"),
    (["explain"], "explain what?"),
    (["run", "rows-settle"], "unknown scenario; nearest: reveal/rows-settle"),
    (["explain", "rows-settle"], "rows-settle; nearest: reveal/rows-settle"),
    (["xyzzyxyzzyxyzzy"], "'timeline-bench --help' names them"),
    (["--xyzzyxyzzyxyzzy"], "'timeline-bench --help' names them"),
    (["help", "xyzzyxyzzyxyzzy"], "'timeline-bench --help' names them"),
    (["run", "--xyzzyxyzzyxyzzy"], "unknown option --xyzzyxyzzyxyzzy; --help names them"),
    (["run", "--device", "xyzzyxyzzyxyzzy"], "'timeline-bench list devices' names them"),
    (["run", "--set", "zq=1"], "unknown key; 'timeline-bench list keys' names them"),
    (["run", "xyzzyxyzzyxyzzyxyzzyxyzzyxyzzy"], "'timeline-bench list' names them"),
    (["simulate"], "simulate what? One of: screen, data, outbox"),
    (["simulate", "dat"], "simulate knows screen, data, outbox, not dat; nearest: data"),
    (
      ["simulate", "--seed=1", "data"],
      "simulate knows screen, data, outbox, not --seed=1; "
        + "'timeline-bench simulate --help' names them"
    ),
    (["bench", "zq"], "unknown suite zq; 'timeline-bench bench --help' names them"),
    (
      ["explain", "zqzqzqzqzqzqzqzqzqzqzqzq"],
      "'timeline-bench list scenarios|devices|keys|costs|metrics|rules' names them"
    ),
  ])
  func `A mistake is one line and exit code 1`(arguments: [String], line: String) {
    let result = command.run(arguments)
    #expect(result.code == 1)
    #expect(result.lines.count == 1)
    #expect(result.lines.first?.hasPrefix("timeline-bench: ") == true)
    #expect(result.complaints.contains(line), "\(result.complaints)")
    #expect(result.output == "")
  }
}
