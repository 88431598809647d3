import ChatScenarios
import FrameMetrics
import Testing

@Suite struct ListCommandTests {
  private let command = CommandProcess()

  private func lines(_ what: String...) -> [String] {
    command.run(["list"] + what).output.split(separator: "\n").map(String.init)
  }

  @Test func `Every thing has a line, under a header`() {
    #expect(lines("devices").count == DeviceTable.all.count + 1)
    #expect(lines("keys").count == ConstantTable.all.count + CostTable.all.count + 1)
    #expect(lines("costs").count == CostTable.all.count + 2)
    #expect(lines("metrics").count == Metric.allCases.count + 1)
    #expect(lines("rules").count == RuleTable.all.count + 1)
  }

  @Test func `Scenarios are what is listed without a word`() throws {
    #expect(lines() == lines("scenarios"))
    #expect(lines().contains { $0.hasPrefix("reveal/rows-settle ") })
    let folder = CommandProcess.root + "/Benchmarks/Scenarios"
    #expect(lines("--scenarios", folder) == lines())
    let count = try ScenarioCatalog(folder: folder).names.count
    #expect(lines().count == count + 1)
  }

  @Test func `Keys stand beside their name in the app`() {
    let line = lines("keys").first { $0.hasPrefix("render.minInterval ") }
    #expect(line?.hasSuffix("liveStreamingRenderMinInterval") == true)
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
