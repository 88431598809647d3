import ChatScenarios
import Experiments
import FrameMetrics
import MarkdownRows
import TestSupport
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

  /// T-DET-6, T-FONT-5.
  @Test func `The shipped chats run without fonts, and what a metrics file lacks is missing`()
    async throws
  {
    let folder = TemporaryFolder()
    let catalog = ["--scenarios", CommandProcess.root + "/Benchmarks/Scenarios"]
    let shipped = try RunPlan(RunOptions(["corpus/open-chat"] + catalog))
    let results = try await pool(shipped).results()
    #expect(results.map(\.usesFonts) == [false])
    #expect(results.allSatisfy { $0.entry.verdict.outcome == .pass })
    let input = folder.write("a.md", "one")
    for (widthPt, isMissing) in [(402, false), (403, true)] {
      let height = #"{"row":"a.md","widthPt":\#(widthPt),"heightPt":50}"#
      let file = folder.write(
        "m.json",
        #"{"schema":"timelinebench.metrics/1","rowHeights":[\#(height)]}"#
      )
      let arguments = ["input/open", "--input", input, "--metrics", file]
      let pool = pool(try RunPlan(RunOptions(arguments + catalog)))
      do throws(InputError) {
        let results = try await pool.results()
        #expect(!isMissing && results.map(\.usesFonts) == [false])
      } catch {
        #expect(isMissing && error.isMissing)
      }
    }
  }

  private func pool(_ plan: RunPlan) -> RunPool {
    RunPool(
      runs: plan.runs,
      jobs: 1,
      recordedCorpus: plan.recordedCorpus,
      metrics: plan.metrics,
      fonts: nil,
      includesText: false,
      progress: Progress(plan.runs.count, on: Console(), isQuiet: true),
      interruption: Interruption()
    )
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
