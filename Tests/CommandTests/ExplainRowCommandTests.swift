import MarkdownRows
import TestSupport
import Testing

@testable import timeline_bench

@Suite struct ExplainRowCommandTests {
  private let command = CommandProcess()
  private let folder = TemporaryFolder()

  private func explain(_ arguments: String...) -> CommandProcess.Result {
    command.run(["explain", "row"] + arguments)
  }

  /// PRIV-1.
  @Test func `A row's blocks are printed, and none of its text`() {
    let file = folder.write("secret.md", "# Xylophone\n\n- zebra `quagga`\n\n![okapi](gnu.png)\n")
    let result = explain("--input", file, "--width", "390")
    #expect(result.code == 0)
    for part in ["row 1 of 1, agentReply", "heading", "  item", "image box", "no guard tripped"] {
      #expect(result.output.contains(part))
    }
    for word in ["Xylophone", "zebra", "quagga", "okapi", "gnu"] {
      #expect(!result.output.contains(word))
    }
  }

  @Test func `Rows are counted from 1, and a width in points can be given`() {
    let chat = CommandProcess.root + "/Benchmarks/Corpora/chat.json"
    let result = explain("--input", chat, "--row", "2", "--width=320.5")
    #expect(result.output.contains("row 2 of "))
    #expect(result.output.contains("width   320.5 pt"))
  }

  /// T-GUARD-1.
  @Test func `A tripped guard is named with its rule`() {
    let file = folder.write("signs.md", String(repeating: "@", count: 300))
    let output = explain("--input", file).output
    #expect(output.contains("T-GUARD-12 (atSigns): laid out as plain text"))
  }

  /// T-FONT-5.
  @Test func `A metrics file takes the place of fonts, if it has what the row needs`() {
    let styles = #""styles":[{"style":"regular","standard":5}]"#
    let advances = #"{"schema":"timelinebench.metrics/1","advances":{"unitsPerEm":10,\#(styles)}}"#
    let row = folder.write("a.md", "one two")
    let file = folder.write("m.json", advances)
    #expect(explain("--input", row, "--metrics", file).output.contains("metrics file"))
    let corpus = CommandProcess.root + "/Benchmarks/Metrics/corpus.json"
    #expect(explain("--input", row, "--metrics", corpus).code == 5)
  }

  @Test func `Each wrong use is one line that says what is wrong`() {
    let file = folder.write("a.md", "one")
    let empty = folder.write("b.md", "")
    let uses: [(arguments: [String], message: String)] = [
      ([], "--input FILE"),
      (["--input", file, "--row", "2"], "--row: 2 is no row; the input has 1 row"),
      (["--input", file, "--row", "0"], "--row: 0 is no row"),
      (["--input", file, "--row", "x"], "--row: x is no row"),
      (["--input", file, "--width", "0"], "--width: 0 is no width from 1 to 10000 pt"),
      (["--input", file, "--width", "nan"], "--width: nan is no width"),
      (["--input", file, "reveal.ms"], "takes no further names"),
      (["--input", "/none.md"], "/none.md"),
      (["--input", empty], empty),
    ]
    for use in uses {
      let result = command.run(["explain", "row"] + use.arguments)
      #expect(result.code == 1)
      #expect(result.lines.count == 1 && result.lines[0].contains(use.message))
      #expect(result.output.isEmpty)
    }
    #expect(command.run("explain", "reveal.ms", "--row", "1").code == 1)
  }
}
