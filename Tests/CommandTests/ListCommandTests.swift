import ChatScenarios
import FrameMetrics
import Testing

@Suite struct ListCommandTests {
  private let command = CommandProcess()

  private func lines(_ what: String...) -> [String] {
    command.run(["list"] + what).output.split(separator: "\n").map(String.init)
  }

  @Test func `Every thing has a line, under a header`() {
    func entries(_ what: String) -> Int { lines(what).count { !$0.hasPrefix(" ") } }
    for what in ["scenarios", "devices", "keys", "costs", "metrics", "rules", "mutants"] {
      #expect(lines(what).allSatisfy { $0.count <= 100 }, "\(what)")
    }
    #expect(entries("devices") == DeviceTable.all.count + 1)
    #expect(entries("keys") == ConstantTable.all.count + CostTable.all.count + 1)
    #expect(entries("costs") == CostTable.all.count + 2)
    #expect(entries("metrics") == Metric.allCases.count + 1)
    #expect(entries("rules") == RuleTable.all.count + 1)
  }

  @Test func `Scenarios are what is listed without a word`() throws {
    #expect(lines() == lines("scenarios"))
    #expect(lines().contains { $0.hasPrefix("reveal/rows-settle ") })
    let folder = CommandProcess.root + "/Benchmarks/Scenarios"
    #expect(lines("--scenarios", folder) == lines())
    let count = try ScenarioCatalog(folder: folder).names.count
    #expect(lines().count { !$0.hasPrefix(" ") } == count + 1)
  }

  @Test func `The mutants of every part are listed`() {
    let lines = lines("mutants")
    for name in ["screen  heldUpdateLost", "data    pendingLost", "outbox  newKeyOnResend"] {
      #expect(lines.contains(name))
    }
  }

  @Test func `Keys stand beside their name in the app`() {
    let line = lines("keys").first { $0.hasPrefix("render.minInterval ") }
    #expect(line?.hasSuffix("; liveStreamingRenderMinInterval") == true)
  }

  @Test func `The long list names the rules and threads that scenarios cover`() {
    let lines = lines("--long")
    #expect(lines.contains { $0.hasPrefix("reveal/rows-settle: ") })
    #expect(lines.contains("  covers   H-SETTLE-2 H-SETTLE-5 H-REVEAL-1"))
    #expect(command.run("list", "keys", "--long").code == 1)
  }

  @Test func `Two words are one too many`() {
    #expect(command.run("list", "keys", "devices").code == 1)
  }
}
