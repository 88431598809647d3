import ChatScenarios
import StrictJSON
import Testing

@testable import Reporting

@Suite struct FoldedStacksTests {
  private func stacks(_ text: String) throws -> FoldedStacks {
    try FoldedStacks(Array(text.utf8), at: "f")
  }

  @Test func `A caller costs what it calls, and frames may hold spaces`() throws {
    let stacks = try stacks("main;run loop;a 5\nmain 1\nmain;run loop;b 7\n\n")
    #expect(stacks.names == ["main", "run loop", "a", "b"])
    #expect(stacks.nodes.map(\.cost) == [13, 12, 5, 7])
    #expect(stacks.nodes.map(\.parent) == [-1, 0, 1, 1])
    #expect(stacks.total == 13 && !stacks.hasBase)
  }

  @Test func `An earlier profile is laid over the same tree`() throws {
    var stacks = try stacks("main;a 5")
    try stacks.addBase(Array("main;a 2\nmain;gone 9".utf8), at: "b")
    #expect(stacks.names == ["main", "a", "gone"])
    #expect(stacks.nodes.map(\.cost) == [5, 5, 0])
    #expect(stacks.nodes.map(\.baseCost) == [11, 2, 9])
    #expect(stacks.baseTotal == 11 && stacks.hasBase)
    var writer = JSONWriter(.compact)
    stacks.write(&writer)
    let text = String(decoding: writer.finish(), as: UTF8.self)
    #expect(text.hasSuffix(#""nodes":[-1,0,5,11,0,1,5,2,0,2,0,9]}"#))
  }

  @Test func `5 lines that are no stacks are refused by their numbers`() {
    let deep = Array(repeating: "a", count: 513).joined(separator: ";")
    for line in ["main", "main x", "main -1", " 7", deep + " 1"] {
      let error = #expect(throws: InputError.self) { try stacks("ok 1\n" + line) }
      #expect(error?.place == "f: line 2")
    }
  }

  @Test func `Of 5,000 frames the 4,000 that cost most are shown, callers included`() throws {
    let lines = (0..<5_000).map { "main;f\($0) \($0 + 1)" }
    let stacks = try stacks(lines.joined(separator: "\n"))
    #expect(stacks.nodes.count == 5_001)
    let shown = stacks.shown
    #expect(shown.count == 4_000)
    #expect(shown[0].cost == stacks.total && shown.allSatisfy { $0.parent <= 0 })
    #expect(shown.dropFirst().map(\.cost).min() == 1_002)
  }

  @Test func `Costs that do not fit 64 bits stay at the largest number`() throws {
    let stacks = try stacks("main;a \(Int64.max)\nmain;b 5")
    #expect(stacks.total == .max)
  }
}
