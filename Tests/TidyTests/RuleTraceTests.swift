import Foundation
import Testing

@Suite struct RuleTraceTests {
  private let table = SourceFile(
    path: "Sources/ChatScenarios/Rules/RuleTable+A.swift",
    text: "    H-A-1: One.\n      More H-A-9: of it.\n    H-A-2: Two.\n    H-OUTBOX-T1: Three.\n"
  )

  private func trace(_ files: (String, String)...) -> RuleTrace {
    RuleTrace([table] + files.map { SourceFile(path: $0.0, text: $0.1) })
  }

  @Test func `The ids come from the lines that begin an entry`() {
    #expect(trace().ids == ["H-A-1", "H-A-2", "H-OUTBOX-T1"])
  }

  @Test func `Ids in the lines right above a test are pinned by its suite`() {
    let text = """
      /// H-A-1
      @Suite struct BTests {
        /// H-A-2, H-OUTBOX-T1: both.
        /// And H-A-2 again.
        @Test func `It holds`() {}

        /// H-A-1
        func helper() {}
      }
      """
    let found = trace(("Tests/MTests/BTests.swift", text), ("Tests/MTests/A+BTests.swift", text))
    #expect(found.suites["H-A-2"] == ["ABTests", "BTests"])
    #expect(found.suites["H-OUTBOX-T1"] == ["ABTests", "BTests"])
    #expect(found.suites["H-A-1"] == nil)
    #expect(found.findings == [])
  }

  @Test func `An id that the table lacks is found, in tests, sources and scenarios`() {
    let found = trace(
      ("Tests/MTests/BTests.swift", "/// H-A-3\n/// H-A\n@Test func `It holds`() {}"),
      ("Sources/M/B.swift", "/// Source: H-A, H-A-1, H-A-7, H-Z.\nstruct B {}"),
      ("Benchmarks/Scenarios/a/b.json", "{ \"covers\": [\"H-A-1\", \"H-A-8\"] }")
    )
    #expect(
      found.findings.map(\.description) == [
        "Tests/MTests/BTests.swift:2: H-A is not in the rule table",
        "Tests/MTests/BTests.swift:1: H-A-3 is not in the rule table",
        "Sources/M/B.swift:1: H-A-7 is not in the rule table",
        "Sources/M/B.swift:1: H-Z is not in the rule table",
        "Benchmarks/Scenarios/a/b.json:1: H-A-8 is not in the rule table",
      ]
    )
  }

  @Test func `The table of pins has an entry a rule, wrapped below 100 columns`() {
    let names = (1...8).map { "AVeryLongName\($0)Tests" }
    let files = names.map { name in
      SourceFile(path: "Tests/M/\(name).swift", text: "/// H-A-2\n@Test func `It holds`() {}")
    }
    let lines = RuleTrace([table] + files).pinsText.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines[3].hasPrefix("    H-A-2: AVeryLongName1Tests AVeryLongName2Tests"))
    #expect(lines[4].hasPrefix("      AVeryLongName"))
    #expect(lines[lines.count - 2] == "    \"\"\"")
  }

  @Test func `Every rule id that the repository names exists`() {
    Repository.expectNone(RuleTrace(Repository.files).findings)
  }

  /// Rules that tests begin or cease to pin change the committed table; set
  /// `TIMELINEBENCH_UPDATE_GOLDEN` to the reason of the change to write it anew.
  @Test func `The committed table of pins says what the tests say`() throws {
    let wanted = RuleTrace(Repository.files).pinsText
    let committed = Repository.file(RuleTrace.pinsPath)?.text
    let reason = ProcessInfo.processInfo.environment["TIMELINEBENCH_UPDATE_GOLDEN"] ?? ""
    if !reason.isEmpty {
      let url = Repository.root.appendingPathComponent(RuleTrace.pinsPath)
      try Data(wanted.utf8).write(to: url)
    }
    #expect(committed == wanted, "\(RuleTrace.pinsPath) is out of date; CONTRIBUTING.md says how")
  }
}
