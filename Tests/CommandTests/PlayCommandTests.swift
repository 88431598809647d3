import TestSupport
import Testing

/// Covers `ScreenPicture`.
@Suite struct PlayCommandTests {
  private let folder = TemporaryFolder()
  private let command = CommandProcess()

  @Test func `Without a terminal the mount, the reveal and the end are printed`() {
    let result = command.run("play", "reveal/all-ready")
    #expect(result.code == 0)
    let captions = result.output.split(separator: "\n").filter { $0.contains(" ms · frame ") }
    #expect(captions.count == 3)
    #expect(captions.first?.contains("covered") == true)
    #expect(captions.last?.contains("shown") == true)
    #expect(result.output.contains(" row "))
  }

  @Test func `A tick is one line of JSON, the same from a scenario and from its saved run`() {
    let out = folder.path + "/run"
    #expect(command.run("run", "--quiet", "--out", out, "reveal/all-ready").code == 0)
    let ticks = ["--tick", "0", "--tick", "200000000"]
    let fresh = command.run(["play", "reveal/all-ready"] + ticks)
    let saved = command.run(["play", "reveal/all-ready", "--run", out] + ticks)
    #expect(fresh.output == saved.output)
    let lines = fresh.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("{\"frame\":") == true)
  }

  /// BM-RTEST-2.
  @Test func `A message whose receipt is lost waits in the outbox, and leaves it`() {
    let times = ["--at", "900ms", "--at", "20s", "--at", "44s"]
    let result = command.run(["play", "outbox/receipt-lost"] + times)
    let captions = result.output.split(separator: "\n").filter { $0.contains(" ms · frame ") }
    #expect(captions.map { $0.hasSuffix(" · 1 in the outbox") } == [false, true, false])
    let state = command.run("play", "outbox/receipt-lost", "--tick", "14112000000").output
    #expect(state.contains("\"outbox\":[[0,705600000,0,1,"))
  }

  @Test func `Wrong words are told in one line`() {
    for arguments in [
      ["play"], ["play", "reveal/*"], ["play", "reveal/all-redy"],
      ["play", "reveal/all-ready", "--at", "soon"], ["play", "reveal/all-ready", "--tick", "-1"],
      ["play", "reveal/all-ready", "--speed", "0"],
      ["play", "reveal/all-ready", "--at", "1s", "--tick", "1"],
    ] {
      let result = command.run(arguments)
      #expect(result.code == 1)
      #expect(result.output.isEmpty)
      #expect(result.complaints.split(separator: "\n").count == 1)
    }
  }
}
