import ChatScenarios
import Testing

@testable import Experiments

@Suite struct MemoryBaselineTests {
  private func baseline() throws -> MemoryBaseline {
    var counts = MemoryCounts()
    counts[.allocations] = 7
    counts[.peakBytes] = 4_096
    return MemoryBaseline(
      key: "swift-6.3.1_x86_64_glibc2.36",
      [
        .init(scenario: try #require(ScenarioName("b/b")), counts: counts),
        .init(scenario: try #require(ScenarioName("a/a")), counts: MemoryCounts()),
      ],
      acceptances: [BaselineWorld.acceptance]
    )
  }

  /// BM-TIER-2.
  @Test func `Counts read back as they were written, and what was not counted stays unknown`()
    throws
  {
    let written = try baseline()
    let read = try MemoryBaseline(written.json(), at: "memory.json")
    #expect(read == written)
    #expect(read.entries.map(\.scenario.description) == ["a/a", "b/b"])
    #expect(read.entries[1].counts[.allocations] == 7)
    #expect(read.entries[1].counts[.retains] == nil)
    #expect(MemoryBaseline.fileName(ofKey: "k") == "baseline-k.json")
  }

  /// BM-BASE-5.
  @Test func `Accepting a part keeps the rest, accepting the whole drops what is gone`() throws {
    let old = try baseline()
    let head = old.keeping { $0.slug == "b" }
    #expect(head.entries.map(\.scenario.description) == ["b/b"])
    let part = old.accepting(head, isWhole: false, BaselineWorld.acceptance)
    #expect(part.entries == old.entries && part.acceptances.count == 2)
    let whole = old.accepting(head, isWhole: true, BaselineWorld.acceptance)
    #expect(whole.entries == head.entries)
  }

  @Test(arguments: [
    ("timelinebench.memory/1", "timelinebench.memory/2", "FORMAT-4"),
    ("\"a/a\"", "\"a\"", "INJ-9"), ("\"allocations\"", "\"mallocs\"", "FORMAT-1"),
    ("\"key\"", "\"keys\"", "FORMAT-1"), ("\"allocations\": 7", "\"allocations\": 7.5", "H-JSON-3"),
    ("\"allocations\": 7", "\"allocations\": -7", "H-JSON-3"),
  ])
  func `Broken counts are refused`(from: String, to: String, rule: String) throws {
    let text = String(decoding: try baseline().json(), as: UTF8.self).replacing(from, with: to)
    #expect {
      try MemoryBaseline(Array(text.utf8), at: "memory.json")
    } throws: { error in
      let line = (error as? InputError)?.description ?? ""
      return line.hasPrefix("memory.json: byte ") && line.contains(": \(rule): ")
    }
  }
}
