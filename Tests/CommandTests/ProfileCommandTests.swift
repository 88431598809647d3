import BenchmarkKit
import ChatScenarios
import Experiments
import Glibc
import StrictJSON
import TestSupport
import Testing

@testable import timeline_bench

/// Covers `ProfileDocument`, `ProfileRowText`, `ProfileTable`, `ProfileText`.
@Suite struct ProfileCommandTests {
  private let folder = TemporaryFolder()
  private let command = CommandProcess()

  private func profile(_ arguments: String...) -> CommandProcess.Result {
    command.run(["profile", "--rounds", "1", "--quiet"] + arguments)
  }

  private func text(of file: String) throws -> String {
    String(decoding: try InputFile.read(file, as: file), as: UTF8.self)
  }

  @Test func `A scenario has a table on two clocks, a dearest frame and dearest rows`() {
    let result = profile("hitch/render-misses-60", "--cost", "modelled-slow-phone")
    #expect(result.code == 0 && result.complaints == "")
    for words in [
      "hitch/render-misses-60\n", "virtual time, ms (modelled)", "this machine, µs (samples)",
      "the frame that hurt most\n", "  virtual time, ", "  this machine, ", "because: ",
      "look: timeline-bench run hitch/render-misses-60 --cost ", "the dearest rows by this machine",
      "the dearest rows by virtual time", "Without an observer: ",
    ] { #expect(result.output.contains(words), "\(words)") }
    for phase in ["diff", "layout", "configure", "scroll", "trace", "other", "all"] {
      #expect(result.output.contains("\n\(phase) "), "\(phase)")
    }
    #expect(!result.output.contains("is free here"))
  }

  @Test(.enabled(if: AllocationCounter.countsMemory))
  func `Allocations stand by phase, those of parsing among them`() throws {
    let lines = profile("corpus/open-chat").output.split(separator: "\n")
    let head = try #require(lines.firstIndex { $0.contains("allocations") })
    let table = lines[head...].dropFirst().prefix { !$0.contains(":") }
    let parse = try #require(table.first { $0.hasPrefix("parse ") }).split(separator: " ")
    #expect(try #require(Int(parse[1])) > 69 && #require(Int(parse[2])) > 69 * 16)
  }

  @Test func `Where work is free the output says so and names --cost, and prints no figure for it`()
  {
    let result = profile("reveal/all-ready")
    #expect(result.output.contains("is free here"))
    #expect(result.output.contains("--cost modelled-slow-phone"))
    let layout = result.output.split(separator: "\n").first { $0.hasPrefix("layout ") }
    let virtual = layout?.split(separator: "|").dropFirst().first
    #expect(virtual?.split(separator: " ") == ["-", "-", "-", "-", "-"])
    #expect(!result.output.contains("the dearest rows by virtual time"))
    let priced = profile("reveal/all-ready", "--cost", "modelled-slow-phone")
    #expect(!priced.output.contains("is free here"))
    #expect(priced.output.contains("the dearest rows by virtual time"))
  }

  @Test func `Several scenarios are taken together, with --each one by one as well`() {
    let together = profile("reveal/all-ready", "reveal/rows-settle")
    #expect(together.output.hasPrefix("2 scenarios\n"))
    #expect(together.output.contains("\nscenario "))
    let each = profile("reveal/all-ready", "reveal/rows-settle", "--each")
    #expect(each.output.hasPrefix("reveal/all-ready\n"))
    #expect(each.output.contains("\nreveal/rows-settle\n"))
    #expect(each.output.contains("\n2 scenarios\n"))
  }

  @Test func `No line is wider than 100 columns; a long command goes on behind a backslash`() {
    let result = profile("hitch/*", "reveal/*", "--each", "--cost", "modelled-slow-phone")
    #expect(result.code == 0)
    for line in result.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    #expect(result.output.contains("    look: timeline-bench run "))
    #expect(result.output.contains(" \\\n          "))
  }

  @Test func `The command that it names shows the frame`() throws {
    let output = profile("hitch/render-misses-60", "--set", "reveal.passDelay=16ms").output
    let look = try #require(output.split(separator: "\n").first { $0.hasPrefix("    look: ") })
    let words = look.split(separator: " ").dropFirst(2).map(String.init)
    #expect(words.contains("reveal.passDelay=16ms"))
    let result = command.run(words)
    let head = try #require(output.firstRange(of: ": frame "))
    let number = output[head.upperBound...].prefix { $0.isNumber }
    #expect(result.code == 0 && result.output.contains("frame \(number) "))
  }

  @Test func `Folded stacks are lines with whole weights that add up to the table's sum`() throws {
    let file = folder.path + "/deep/a.folded"
    for clock in ["host", "virtual"] {
      let result = profile(
        "hitch/render-misses-60",
        "--json",
        "--folded",
        file,
        "--clock",
        clock
      )
      #expect(result.code == 0)
      let stacks = try text(of: file).split(separator: "\n")
      let weights = stacks.map { Int($0.split(separator: " ").last ?? "") }
      #expect(!stacks.isEmpty && weights.allSatisfy { ($0 ?? 0) > 0 })
      #expect(stacks.allSatisfy { $0.hasPrefix("hitch/render-misses-60;") })
      let root = try JSONDocument(Array(result.output.utf8)).root
      let runs = try #require(try root.member("runs"))
      let run = try #require(try Array(runs.elements()).first)
      let family: StaticString = clock == "host" ? "samples" : "measurements"
      let key: StaticString = clock == "host" ? "sumNs" : "sumMs"
      let phases = try #require(try run.member(family)?.member("phases")).elements()
      let sum = try phases.reduce(0.0) { try $0 + ($1.member(key)?.number() ?? 0) }
      let microseconds = clock == "host" ? sum / 1_000 : sum * 1_000
      let total = Double(weights.reduce(0) { $0 + ($1 ?? 0) })
      #expect(abs(total - microseconds) <= 11, "\(clock)")
    }
  }

  @Test func `A file that cannot be written leaves nothing behind and is told in one line`() {
    let result = profile("reveal/all-ready", "--folded", folder.path)
    #expect(result.code == 1 && result.output == "" && result.lines.count == 1)
    let names = (try? InputFile.names(inFolder: folder.path, as: "")) ?? []
    #expect(names == [])
  }

  @Test func `The traces for Perfetto have a host beside each run`() throws {
    let file = folder.path + "/trace.json"
    let result = profile("reveal/all-ready", "reveal/rows-settle", "--perfetto", file)
    #expect(result.code == 0)
    let text = try text(of: file)
    #expect(text.contains("\"host: reveal/all-ready\"") && text.contains("\"name\":\"shift\""))
    if system("python3 -c 'pass' >/dev/null 2>&1") == 0 {
      let checker = CommandProcess.root + "/Tests/Exports/check.py"
      #expect(system("python3 '\(checker)' perfetto '\(file)'") == 0)
    }
  }

  @Test func `The document keeps what is exact from what is sampled, and names its schema`() throws
  {
    let result = profile("reveal/all-ready", "--json")
    let root = try JSONDocument(Array(result.output.utf8)).root
    #expect(try root.member("schema")?.string() == "timelinebench.profile/1")
    let runs = try #require(try root.member("runs"))
    let run = try #require(try Array(runs.elements()).first)
    #expect(try run.member("digest")?.string().utf8.count == 16)
    let measurements = try #require(try run.member("measurements"))
    let exact = try measurements.members().map { String(decoding: $0.key, as: UTF8.self) }
    #expect(exact == ["hasCosts", "phases", "frame", "rows"])
    let record = command.run("run", "reveal/all-ready", "--json", "--out", folder.path + "/out")
    let digest = try #require(try run.member("digest")?.string())
    #expect(record.output.contains(digest))
  }

  @Test func `Own rows are named by hashes, and their text is shown only if it is asked for`()
    throws
  {
    let table = "|quetzal-cell|b|\n|-|-|\n|c|d|"
    let words = (0..<40).map { "quetzal\($0)" }.joined(separator: " ")
    let file = folder.write("quetzal-name.md", words + "\n\n" + table)
    let folded = folder.path + "/a.folded"
    let perfetto = folder.path + "/a.json"
    let plain = profile("--input", file, "--folded", folded, "--perfetto", perfetto)
    let json = profile("--input", file, "--json")
    #expect(plain.code == 0 && json.code == 0)
    for phase in ["decode", "parse", "shape", "fit"] {
      #expect(plain.output.contains("\n\(phase) "), "\(phase)")
    }
    #expect(plain.output.contains("agentReply") && plain.output.contains("table cells"))
    #expect(plain.output.contains(" not in the cache"))
    // The console names the file that the user named; nothing else does.
    let written = try text(of: folded) + text(of: perfetto) + json.output
    #expect(!written.contains("quetzal"))
    let shown = plain.output.replacing("quetzal-name.md", with: "")
    #expect(!shown.contains("quetzal"))
    // The control: the test can see text where there is some.
    let asked = profile("--input", file, "--include-text")
    #expect(asked.output.contains("quetzal0 quetzal1"))
    #expect(profile("--input", file, "--include-text", "--json").output.contains("quetzal-cell"))
  }

  @Test func `Runs of one name have titles of their own`() throws {
    let plan = try RunPlan(
      RunOptions([
        "reveal/all-ready", CommandProcess.root + "/Benchmarks/Scenarios/reveal/all-ready.json",
      ])
    )
    let titles = ProfileCommand.titles(of: plan.runs + plan.runs)
    #expect(Set(titles).count == titles.count && titles[0] == "reveal/all-ready")
  }

  @Test func `A share is in whole percent, and a little is more than nothing`() {
    #expect(ProfileTable.share(1, of: 3) == "33%")
    #expect(ProfileTable.share(1, of: 1_000) == "<1%")
    #expect(ProfileTable.share(0, of: 5) == "0%" && ProfileTable.share(1, of: 0) == "0%")
  }
}
