internal import BenchmarkKit
internal import ChatScenarios
internal import Experiments

/// Counts instructions: one process under callgrind for each case.
///
/// Source: BM-CG-1, BM-CG-2, BM-HASH-1.
struct InstructionRuns {
  /// The version of valgrind.
  let version: String
  private let options: BenchOptions
  private let console: Console
  private let command: String

  /// Prepares to count.
  ///
  /// - Parameters:
  ///   - options: What was asked for.
  ///   - console: Where progress goes.
  ///   - command: The build that is counted; without one it is this one.
  /// - Throws: `MissingToolError` if valgrind is not installed.
  init(
    _ options: BenchOptions,
    on console: Console,
    command: String? = nil
  ) throws(MissingToolError) {
    guard let version = InstalledTool.version(of: ["valgrind", "--version"]) else {
      throw MissingToolError(
        message: "bench: instructions are counted by valgrind: apt-get install valgrind"
      )
    }
    self.version = version.replacing("valgrind-", with: "")
    self.options = options
    self.console = console
    self.command = command ?? Platform.executablePath.flatMap(PathText.resolved) ?? ""
  }

  /// Counts the instructions of cases and puts them into the entries.
  ///
  /// - Parameters:
  ///   - entries: The cases.
  ///   - operations: How many operations of a case are counted; 0 for none.
  /// - Throws: `MissingToolError` if callgrind fails.
  func count(
    _ entries: inout [BenchEntry],
    operations: (BenchEntry) -> Int
  ) throws(MissingToolError) {
    let cases = entries.indices.filter { operations(entries[$0]) > 0 }
    guard let folder = TemporaryPlace() else {
      throw MissingToolError(message: "bench: no folder for temporary files can be made")
    }
    defer { folder.remove() }
    // Valgrind 3.19 gives up at debug information that this compiler writes.
    let stripped = folder.path + "/timeline-bench"
    let strip = Program(["strip", "--strip-debug", "-o", stripped, command])
    let isStripped = strip.run()?.code == 0
    let progress = Progress(cases.count, of: "case", on: console, isQuiet: options.isQuiet)
    defer { progress.finish() }
    for index in cases {
      let count = operations(entries[index])
      entries[index].instructions = try instructions(
        of: entries[index].name,
        by: isStripped ? stripped : command,
        in: folder
      ).map {
        InstructionCount(operations: count, instructions: $0)
      }
      progress.advance("instructions of " + entries[index].name)
    }
  }

  /// The instructions of one case; `nil` if it does nothing that can be watched.
  private func instructions(
    of name: String,
    by command: String,
    in folder: TemporaryPlace
  ) throws(MissingToolError) -> Int? {
    let file = folder.path + "/callgrind.out"
    var words = ["valgrind", "--tool=callgrind", "--callgrind-out-file=" + file]
    words += InstructionRegion.options
    words += [command, "bench", "--case", name, "--watched", "--quiet"]
    words += ["--repeat-work", "\(options.repetitions)"]
    // The copy lies beside no catalogue.
    let catalog = try? ScenarioCatalog.locate(given: options.catalogFolder)
    if let catalog { words += ["--scenarios", catalog.folder] }
    let variables = [(name: DeterministicHashing.variable, value: String?.some("1"))]
    guard let outcome = Program(words, variables: variables).run(), outcome.code == 0,
      let bytes = try? InputFile.read(file, as: file)
    else {
      throw MissingToolError(
        message: "bench: callgrind failed at \(name); try: " + words.joined(separator: " ")
      )
    }
    guard let count = CallgrindOutput.instructions(bytes), count > 0 else { return nil }
    return count
  }
}
