import ChatScenarios
import Experiments
import Testing

@testable import timeline_bench

@Suite struct RunPoolTests {
  private func runs() throws -> [PlannedRun] {
    let catalog = ["--scenarios", CommandProcess.root + "/Benchmarks/Scenarios"]
    return try RunPlan(RunOptions(["reveal/*", "render/*"] + catalog)).runs
  }

  private func results(_ runs: [PlannedRun], jobs: Int) async throws -> [RunResult] {
    try await RunPool(
      runs: runs,
      jobs: jobs,
      fonts: nil,
      includesText: false,
      progress: Progress(runs.count, on: Console(), isQuiet: true),
      interruption: Interruption()
    ).results()
  }

  @Test func `Results come in the order of the runs and do not depend on the workers`() async throws
  {
    let runs = try runs()
    let one = try await results(runs, jobs: 1)
    #expect(one.map(\.entry.scenario) == runs.map(\.scenario.name))
    #expect(one.allSatisfy { $0.entry.isRepeatable })
    for jobs in [2, 16] {
      #expect(try await results(runs, jobs: jobs).map(\.entry) == one.map(\.entry))
    }
  }

  @Test func `The error of the first run that fails is the one that is told`() async throws {
    var runs = try runs()
    for (index, name) in [(1, "first"), (2, "second")] {
      let source = RowSource.corpus(name: name, pick: .all)
      runs[index].scenario.rows = [RowGroup(source: source, preparation: .ready)]
    }
    for jobs in [1, 4] {
      await #expect(throws: InputError.self) { try await results(runs, jobs: jobs) }
      do {
        _ = try await results(runs, jobs: jobs)
      } catch {
        #expect("\(error)".contains("there is no corpus first"))
      }
    }
  }
}
