import TestSupport
import ChatScenarios
import Glibc
import TestSupport
import Testing

@Suite struct ReplayCommandTests {
  private let folder = TemporaryFolder()
  private let command = CommandProcess()
  private var out: String { folder.path + "/run" }

  private func made(_ arguments: String...) {
    #expect([0, 2].contains(command.run(["run", "--quiet", "--out", out] + arguments).code))
  }

  @Test func `A run with other constants, device and Reduce Motion comes out the same`() {
    made(
      "reveal/*",
      "follow/reduce-motion",
      "render/streaming-row",
      "--device",
      "iPhone SE 3",
      "--set",
      "reveal.passDelay=48ms",
      "--reduce-motion"
    )
    let result = command.run("replay", out)
    #expect(result.code == 0)
    #expect(
      result.output.hasPrefix("replay: ") && result.output.hasSuffix(" the same, 0 different\n")
    )
  }

  @Test func `Rows from text and an own input come out the same, from another folder, too`() {
    made("corpus/open-chat")
    #expect(command.run("replay", out).code == 0)
    let file = folder.write("a.md", "# Title\n\nText of a reply.\n")
    made("input/open", "--input", file)
    let without = command.run("replay", out)
    #expect(without.code == 1)
    #expect(
      without.complaints.contains("input/open ran over input 1; give the inputs with --input")
    )
    #expect(command.run("replay", out, "--input", file).code == 0)
    let other = command.run("replay", out, "--input", folder.write("b.md", "Other text.\n"))
    #expect(other.code == 1)
    #expect(other.complaints.contains("this is another input than input/open was run over"))
  }

  @Test func `A saved trace finds its record, and one that lies alone is given its scenario`() {
    made("reveal/rows-settle", "--set", "reveal.stillPasses=5")
    let saved = command.run("replay", out + "/traces/reveal/rows-settle.trace")
    #expect(saved.code == 0)
    #expect(saved.output.hasPrefix("reveal/rows-settle: "))
    let trace = out + "/traces/reveal/all-ready.trace"
    made("reveal/all-ready")
    let golden = folder.path + "/elsewhere.trace"
    #expect(system("cp '\(trace)' '\(golden)'") == 0)
    #expect(command.run("replay", golden, "--scenario", "reveal/all-ready").code == 0)
    let alone = command.run("replay", golden)
    #expect(alone.code == 1 && alone.complaints.contains("with --scenario NAME"))
  }

  @Test func `A trace of something else ends with exit code 3 and names the first record`() {
    let golden = CommandProcess.root + "/Tests/Golden/reveal-rows-settle.txt"
    let result = command.run("replay", golden, "--scenario", "reveal/all-ready")
    #expect(result.code == 3)
    #expect(result.lines.count == 1)
    #expect(result.complaints.contains("; record "))
    #expect(result.complaints.contains("timeline-bench replay "))
    #expect(result.output == "replay: 0 the same, 1 different\n")
  }

  @Test func `A record whose digest was changed ends with exit code 3`() throws {
    made("reveal/all-ready")
    let text = String(decoding: try InputFile.read(out + "/run.json", as: ""), as: UTF8.self)
    let start = try #require(text.firstRange(of: "\"digest\": \"")).upperBound
    let end = text.index(start, offsetBy: 16)
    let changed = text.replacingCharacters(in: start..<end, with: "0000000000000abc")
    let result = command.run("replay", folder.write("b/run.json", changed))
    #expect(result.code == 3)
    #expect(result.complaints.contains("the digest was 0000000000000abc and is "))
  }

  @Test(arguments: [
    (["replay"], "replay what?"),
    (["replay", "/proc/none.trace"], "/proc/none.trace: no such file"),
    (["replay", "Tests/Golden/reveal-all-ready.txt", "--scenario", "x"], "--scenario: x is no"),
  ])
  func `Wrong arguments are told in one line`(arguments: [String], message: String) {
    let result = command.run(arguments)
    #expect(result.code == 1 && result.lines.count == 1)
    #expect(result.complaints.hasPrefix("timeline-bench: " + message), "\(result.complaints)")
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
