internal import BenchmarkKit
internal import Experiments

/// Measures cases one after the other.
struct BenchRunner {
  let options: BenchOptions
  let progress: Progress
  let console: Console

  /// Measures what the options ask for of each case.
  func entries(_ cases: [BenchmarkCase]) -> [BenchEntry] {
    cases.map { benchmarkCase in
      let entry = entry(benchmarkCase)
      if options.printsProgressAsJSON {
        console.report(String(decoding: BenchProgressLine.complete(entry), as: UTF8.self))
      } else {
        progress.advance(benchmarkCase.name)
      }
      return entry
    }
  }

  private func entry(_ benchmarkCase: BenchmarkCase) -> BenchEntry {
    var entry = BenchEntry(benchmarkCase)
    // How far arrays grow depends on what the process did before, so that counts come first.
    if options.tiers.contains(.counted), benchmarkCase.isCounted {
      let log = SampleLog()
      _ = benchmarkCase.measure(
        with: Sampler(
          mode: .counted(operations: benchmarkCase.countedOperations),
          repetitions: options.repetitions,
          log: log
        )
      )
      entry.memory = log.counts
    }
    // An amount of work is the same in any tier.
    if options.tiers.contains(.timed) || benchmarkCase.kind == .count {
      let log = SampleLog()
      let sampler = Sampler(
        sampleCount: options.samples,
        repetitions: options.repetitions,
        log: log
      )
      entry.figure = benchmarkCase.measure(with: sampler)
      entry.samples = log.samples
    }
    return entry
  }

  /// Does the operations of cases once each, for a tool that watches the process.
  static func watch(_ cases: [BenchmarkCase], repetitions: Int) {
    for benchmarkCase in cases where benchmarkCase.isCounted {
      _ = benchmarkCase.measure(
        with: Sampler(
          mode: .watched(operations: benchmarkCase.countedOperations),
          repetitions: repetitions,
          log: SampleLog()
        )
      )
    }
  }
}
