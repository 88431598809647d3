import TestSupport
import ChatScenarios
import Glibc
import TestSupport
import Testing

/// Covers `ReplaySource`, `ImageFile`.
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
    #expect(command.run("replay", out).code == 0)
    let without = command.run("replay", out, "--anew")
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
    let image = out + "/traces/reveal/all-ready.image"
    #expect(system("cp '\(image)' '\(folder.path)/elsewhere.image'") == 0)
    let both = command.run("replay", golden)
    #expect(both.code == 0 && both.output.hasPrefix("elsewhere.trace: "))
  }

  @Test func `An option that would be ignored is named`() {
    made("reveal/all-ready")
    let trace = out + "/traces/reveal/all-ready"
    for option in [
      ["--anew"], ["--input", "x"], ["--scenario", "a/b"], ["--scenarios", "x"],
      ["--metrics", "x"],
    ] {
      let image = command.run(["replay", trace + ".image"] + option)
      #expect(image.code == 1 && image.lines.count == 1)
      #expect(image.complaints.contains("\(option[0]): an image holds its whole run"))
    }
    for more in [[], ["--anew"]] {
      let record = command.run(["replay", out, "--scenario", "reveal/all-ready"] + more)
      #expect(record.code == 1 && record.complaints.contains("--scenario goes with a trace"))
    }
    let input = command.run("replay", out, "--anew", "--input", "x.md")
    #expect(input.code == 1 && input.complaints.contains("--input: none of these runs was over"))
    #expect(command.run("replay", trace + ".trace", "--input", "x.md").code == 1)
    let file = folder.write("a.md", "Text of a reply.\n")
    made("input/open", "--input", file)
    let two = command.run("replay", out, "--input", file, "--input", file)
    #expect(two.code == 1 && two.complaints.contains("were over 1 input, more are given"))
  }

  private static let own = """
    {"schema":"timelinebench.scenario/1","title":"My own","device":"plain","durationMs":900,\
    "rows":[{"heightPt":{"base":44,"step":37,"modulo":260},"count":40}],\
    "events":[{"atMs":300,"event":"drag","fromPt":100,"toPt":400,"durationMs":300}]}
    """

  @Test func `Own scenarios come out the same from their image, without their folder`() throws {
    let file = folder.write("mine/my/own.json", ReplayCommandTests.own)
    made("my/own", "--scenarios", folder.path + "/mine", "--set", "reveal.stillPasses=4")
    #expect(system("rm -r '\(folder.path)/mine'") == 0)
    let result = command.run("replay", out)
    #expect(result.code == 0 && result.output.hasSuffix("replay: 1 the same, 0 different\n"))
    folder.write("mine/my/own.json", ReplayCommandTests.own)
    #expect(command.run("replay", out, "--scenarios", folder.path + "/mine").code == 0)
    made(file)
    #expect(command.run("replay", out).code == 0)
  }

  @Test func `The log of what went in gives the digest of its trace, or of the one that is said`() {
    made("reveal/rows-settle")
    let image = out + "/traces/reveal/rows-settle.image"
    let result = command.run("replay", image)
    #expect(result.code == 0)
    let digest = result.output.split(separator: "digest ").last?.prefix(16) ?? ""
    let copy = folder.path + "/alone.image"
    #expect(system("cp '\(image)' '\(copy)'") == 0)
    let alone = command.run("replay", copy)
    #expect(alone.code == 1 && alone.complaints.contains("say its digest with --digest HEX"))
    #expect(command.run("replay", copy, "--digest", String(digest)).code == 0)
    let other = command.run("replay", copy, "--digest", "0000000000000abc")
    #expect(other.code == 3)
    #expect(other.complaints.hasSuffix("timeline-bench replay \(copy) --digest 0000000000000abc\n"))
    #expect(command.run("replay", copy, "--digest", "abc").code == 1)
  }

  @Test func `A trace that is cut off or missing in part is never the same`() throws {
    made("reveal/all-ready", "reveal/rows-settle")
    let trace = out + "/traces/reveal/all-ready.trace"
    let bytes = try InputFile.read(trace, as: trace)
    for count in [1, 40, bytes.count / 2, bytes.count - 1] {
      folder.write("run/traces/reveal/all-ready.trace", bytes.prefix(count))
      let result = command.run("replay", out)
      #expect(result.code == 1 && result.lines.count == 1 && result.output.isEmpty)
      #expect(result.complaints.contains("reveal/all-ready.trace: "), "\(result.complaints)")
    }
  }

  @Test func `An image that is cut off or changed is told, and never runs into a trap`() throws {
    made("reveal/all-ready")
    let name = "run/traces/reveal/all-ready.image"
    let bytes = try InputFile.read(folder.path + "/" + name, as: name)
    for (count, message) in [
      (5, "this is no image of a run"), (9, "the image is cut off"),
      (bytes.count - 1, "the image is cut off"),
    ] {
      folder.write(name, bytes.prefix(count))
      let result = command.run("replay", out)
      #expect(result.code == 1 && result.complaints.contains(message), "\(result.complaints)")
    }
    folder.write(name, bytes + [0])
    #expect(command.run("replay", out).complaints.contains("bytes are left behind the image"))
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
