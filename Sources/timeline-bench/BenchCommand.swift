internal import BenchmarkKit
internal import ChatScenarios
internal import CollectionLayout
internal import Experiments

/// `timeline-bench bench`: what the engine costs on this machine, held against bars or against
/// another build.
///
/// Source: BM-TIER-5.
struct BenchCommand {
  let console: Console

  /// Measures what the arguments name.
  ///
  /// - Throws: `UsageError`, `InputError` or `MissingToolError`.
  func run(_ arguments: [String]) throws -> ExitCode {
    let options = try BenchOptions(arguments)
    try checkRequirements(options)
    if let base = options.base { return try compare(options, base) }
    beginAnew(options)
    let choice = try BenchChoice(options)
    if options.isWatched {
      BenchRunner.watch(choice.cases, repetitions: options.repetitions)
      return .pass
    }
    let record = try BenchCommand.record(of: choice.cases, options, on: console)
    if options.printsJSON {
      console.print(bytes: record.json())
    } else {
      show(record, choice)
    }
    return .pass
  }

  /// Measures cases in this process.
  ///
  /// - Throws: `MissingToolError` if instructions cannot be counted.
  static func record(
    of cases: [BenchmarkCase],
    _ options: BenchOptions,
    on console: Console
  ) throws(MissingToolError) -> BenchRecord {
    let load = MachineState.loadAverage
    let progress = Progress(cases.count, of: "case", on: console, isQuiet: options.isQuiet)
    var record = BenchRecord(
      toolchain: ToolchainKey.current,
      buildMode: RunEnvironment.buildMode,
      hashMode: DeterministicHashing.mode,
      revision: SourceRevision.ofExecutable,
      cores: MachineState.cores,
      referenceNanoseconds: options.tiers.contains(.timed) ? ReferenceLoop.nanoseconds() : nil,
      entries: BenchRunner(options: options, progress: progress, console: console).entries(cases)
    )
    progress.finish()
    if options.printsProgressAsJSON {
      console.report(String(decoding: BenchProgressLine.finished, as: UTF8.self))
    }
    if options.tiers.contains(.instructions) {
      let counter = try InstructionRuns(options, on: console)
      record.valgrind = counter.version
      try counter.count(&record.entries) { entry in
        let found = cases.first { $0.name.utf8.elementsEqual(entry.name.utf8) }
        return found?.isCounted == true ? found?.countedOperations ?? 0 : 0
      }
    }
    record.loadAverages = [load, MachineState.loadAverage].compactMap(\.self)
    return record
  }

  /// The order of hashes decides about allocations, so counts begin with one that is always the
  /// same.
  private func beginAnew(_ options: BenchOptions) {
    guard options.tiers.contains(.counted), let executable = Platform.executablePath else { return }
    DeterministicHashing.begin(executable)
  }

  private func compare(_ options: BenchOptions, _ base: String) throws -> ExitCode {
    if InputFile.kind(of: base) == .file, !Platform.isExecutable(base) {
      beginAnew(options)
      return try BenchFileComparison(console: console).run(options, base)
    }
    return try BenchBuildComparison(console: console).run(options, base)
  }

  private func checkRequirements(_ options: BenchOptions) throws(MissingToolError) {
    if options.required.contains(.counted), !AllocationCounter.countsMemory {
      throw MissingToolError(
        message: "bench: memory cannot be counted here; it needs glibc and no sanitizer"
      )
    }
    if options.required.contains(.instructions) { _ = try InstructionRuns(options, on: console) }
  }

  private func show(_ record: BenchRecord, _ choice: BenchChoice) {
    let lab = choice.suites.first { $0.name == .strategies }?.suite
    let plain = record.entries.filter { entry in
      lab?.cases.contains { $0.name.utf8.elementsEqual(entry.name.utf8) } != true
    }
    for line in BenchTable(entries: plain).text(within: console.width) { console.print(line) }
    if let lab {
      let figures = record.entries.filter { entry in
        lab.cases.contains { $0.name.utf8.elementsEqual(entry.name.utf8) }
      }
      for line in LabTable(lab, figures: figures.map(\.figure)).text { console.print(line) }
    }
    console.print("")
    console.print(
      sentence: "CPU time of one thread on this machine, medians; a missed bar fails nothing."
    )
    if record.entries.contains(where: { $0.memory != nil }) {
      console.print(
        sentence: "Memory is counted over the operations together, with \(record.hashMode) hashes: "
          + record.toolchain + "."
      )
    }
    if record.buildMode == "debug" || HeightTree.checksInvariants {
      console.complain("this build checks itself: its figures say nothing; swift build -c release")
    }
  }
}
