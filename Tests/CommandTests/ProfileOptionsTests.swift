import ChatScenarios
import Experiments
import Testing

@testable import timeline_bench

@Suite struct ProfileOptionsTests {
  @Test func `Without more 10 rows are printed after 5 rounds, on this machine's clock`() throws {
    let options = try ProfileOptions(["reveal/*"])
    #expect(options.rowCount == 10 && options.rounds == 5 && options.clock == .host)
    #expect(options.run.scenarios == ["reveal/*"])
    #expect(!options.printsEach && !options.printsJSON && !options.includesText)
  }

  @Test func `Options that choose and change scenarios go to the run`() throws {
    let options = try ProfileOptions([
      "--device", "iPhone 17", "--set", "reveal.passDelay=16ms", "--seed", "7", "--cost",
      "modelled-phone", "--reduce-motion", "a/b", "--folded", "x", "--clock", "virtual",
    ])
    #expect(options.run.device == "iPhone 17" && options.run.seed == 7)
    #expect(options.run.cost == "modelled-phone" && options.run.reducesMotion)
    #expect(options.run.settings.map(\.key) == ["reveal.passDelay"])
    #expect(options.run.scenarios == ["a/b"] && options.clock == .virtual)
  }

  @Test(arguments: [
    (["--clock", "host"], "--clock goes with --folded"),
    (["--folded", "x", "--clock", "cpu"], "--clock: cpu is neither host nor virtual"),
    (["--rounds", "0"], "--rounds: 0 is no whole number from 1 to 1000"),
    (["--rows", "ten"], "--rows: ten is no whole number from 0 to 1000"),
    (["--folded", "x", "--perfetto", "x"], "--folded and --perfetto name one file"),
    (["--jobs", "2"], "unknown option --jobs; --help names them"),
  ])
  func `What does not fit is told in one line`(arguments: [String], message: String) {
    #expect {
      try ProfileOptions(arguments)
    } throws: { error in
      (error as? UsageError)?.message == message
    }
  }
}
