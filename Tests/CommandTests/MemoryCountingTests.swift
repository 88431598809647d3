import BenchmarkKit
import ChatScenarios
import Experiments
import TestSupport
import Testing

@testable import timeline_bench

@Suite struct MemoryCountingTests {
  private let folder = TemporaryFolder()
  private let command = CommandProcess()

  /// BM-ALLOC-3.
  @Test(.enabled(if: AllocationCounter.countsMemory))
  func `Two counts of three scenarios are equal`() throws {
    let plan = try RunPlan(RunOptions(["reveal/all-ready", "hold/*"]))
    let first = try MemoryCounting.counts(of: plan)
    #expect(first.entries.count == plan.runs.count && first.key == ToolchainKey.current)
    for entry in first.entries { #expect(entry.counts[.objects] != nil) }
    let second = try MemoryCounting.counts(of: plan)
    #expect(MemoryComparison.findings(second, with: first).isEmpty)
  }

  /// BM-TIER-2.
  @Test(.enabled(if: AllocationCounter.countsMemory))
  func `Accepted counts pass in another process, none and those of another build do not`() throws {
    let path = folder.path + "/baseline.json"
    let arguments = ["reveal/all-ready", "corpus/open-chat", "--baseline", path]
    #expect(command.run(["accept", "--reason", "r", "--quiet"] + arguments).code == 0)
    let none = command.run(["gate", "--memory"] + arguments)
    #expect(none.code == 5 && none.complaints.contains("accept --memory --reason TEXT"))
    let accept = ["accept", "--memory", "--reason", "r", "--quiet"]
    #expect(command.run(accept + arguments).code == 0)
    let gate = command.run(["gate", "--memory"] + arguments)
    #expect(gate.code == 0)
    #expect(gate.output.contains("memory: 2 of 2 scenarios with accepted counts"))
    let file = MemoryCounting.path(besideBaseline: path)
    let text = String(decoding: try InputFile.read(file, as: file), as: UTF8.self)
    folder.write(
      MemoryBaseline.fileName(ofKey: ToolchainKey.current),
      text.replacing("\"key\": \"swift-", with: "\"key\": \"other-")
    )
    let other = command.run(["gate", "--memory"] + arguments)
    #expect(other.code == 5 && other.complaints.contains("memory are not comparable"))
  }
}
