import BenchmarkKit
import Testing

@testable import timeline_bench

@Suite struct BenchSuitesTests {
  @Test(
    arguments: [
      BenchSuites.layout, .snapshot, .reveal, .coordinator, .simulation, .data, .outbox,
      .catalogue,
    ]
  )
  func `A suite has the name that asks for it, and cases that begin with it`(
    name: BenchSuites
  ) throws {
    let folder = CommandProcess.root + "/Benchmarks/Scenarios"
    let suite = try name.suite(scenarios: folder)
    #expect(suite.name == name.rawValue)
    #expect(!suite.cases.isEmpty)
    #expect(suite.cases.allSatisfy { $0.name.hasPrefix(name.rawValue + "/") })
  }
}
