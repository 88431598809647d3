import BenchmarkKit
import ChatScenarios
import Experiments
import StrictJSON
import TestSupport
import Testing

/// Covers `BenchChoice`, `BenchRunner`, `BenchTable`, `InstructionRuns`, `TemporaryPlace`.
@Suite struct BenchCommandTests {
  private let command = CommandProcess()

  @Test func `An unknown suite ends with exit 1 and the nearest name`() {
    let result = command.run("bench", "layuot")
    #expect(result.code == 1)
    #expect(result.complaints.contains("layout"))
  }

  /// BM-USER-6.
  @Test func `A pattern without a case ends with exit 1, and names the pattern`() {
    let result = command.run("bench", "reveal", "--case", "layout/*")
    #expect(result.code == 1)
    #expect(result.complaints.contains("no case matches layout/*"))
  }

  /// BM-PROG-1.
  @Test func `A suite prints its figures, its counts, and a line of progress for each case`() {
    let result = command.run("bench", "reveal", "--samples", "2")
    let lines = result.output.split(separator: "\n")
    #expect(result.code == 0)
    for name in ["reveal/all-ready", "reveal/keeps-resizing"] {
      let line = lines.first { $0.hasPrefix(name) }
      #expect(line?.contains(">= 2000") == true)
      #expect(line?.contains("met") == true || line?.contains("missed") == true)
      #expect(lines.count { $0.hasPrefix(name) } == 2)
    }
    #expect(result.lines.contains("1/2 reveal/all-ready"))
    #expect(result.lines.contains("2/2 reveal/keeps-resizing"))
  }

  /// BM-HASH-1, BM-ALLOC-3.
  @Test func `Two processes count the same allocations, under hashes that are the same`() throws {
    let arguments = ["bench", "--case", "data/overlay", "--tier", "counted", "--json", "--quiet"]
    let records = try (0..<2).map { _ in
      let result = command.run(arguments)
      #expect(result.code == 0 && result.complaints == "")
      return try BenchRecord(Array(result.output.utf8), at: "bench")
    }
    let entry = try #require(records[0].entry("data/overlay"))
    #expect(records[0].hashMode == "deterministic")
    #expect(entry.figure == nil)
    #expect(try #require(entry.memory).operations == 20)
    #expect(records[1].entry("data/overlay") == entry)
  }

  /// BM-CG-1.
  @Test(.enabled(if: InstalledTool.version(of: ["valgrind", "--version"]) != nil))
  func `Instructions of a case are the same in two processes`() throws {
    let arguments = ["bench", "--case", "coordinator/idle-frame-1000", "--tier", "instructions"]
    let counts = try (0..<2).map { _ in
      let result = command.run(arguments + ["--json", "--quiet"])
      #expect(result.code == 0, "\(result.complaints)")
      let record = try BenchRecord(Array(result.output.utf8), at: "bench")
      #expect(record.valgrind != nil)
      return try #require(record.entries[0].instructions)
    }
    #expect(counts[0] == counts[1])
    #expect(counts[0].operations == 600)
    #expect(counts[0].instructions > 1_000_000)
  }

  /// BM-BASE-1.
  @Test func `A saved file is equal to itself; twice the work is worse, with one line a case`() {
    let folder = TemporaryFolder()
    let arguments = ["bench", "--case", "coordinator/idle-frame-1000", "--quiet"]
    let saved = command.run(arguments + ["--json", "--tier", "counted"])
    let file = folder.write("saved.json", saved.output)
    let compare = arguments + ["--tier", "counted", "--compare", file]
    let same = command.run(compare)
    #expect(same.code == 0, "\(same.complaints)")
    #expect(same.output.contains("exact or counted figures are the same"))
    let more = command.run(compare + ["--repeat-work", "2"])
    #expect(more.code == 2)
    #expect(more.lines.count == 1)
    #expect(more.complaints.contains("coordinator/idle-frame-1000: allocations grew from"))
  }

  /// BM-TIER-2.
  @Test
  func `A file of another toolchain is 5 with the field, and a broken one is 1 with its place`() {
    let folder = TemporaryFolder()
    let arguments = ["bench", "--case", "coordinator/idle-frame-1000", "--quiet"]
    let saved = command.run(arguments + ["--json", "--tier", "counted"]).output
    let other = folder.write("other.json", saved.replacing("glibc2", with: "glibc9"))
    let result = command.run(arguments + ["--tier", "counted", "--compare", other])
    #expect(result.code == 5)
    #expect(result.complaints.contains("toolchain differs or is missing"))
    let broken = folder.write("broken.json", String(saved.prefix(200)))
    let refused = command.run(arguments + ["--compare", broken])
    #expect(refused.code == 1)
    #expect(refused.complaints.contains("broken.json: byte"))
  }

  @Test func `Times of a file are told as ratios to the reference, and without one are 5`() throws {
    let folder = TemporaryFolder()
    let arguments = ["bench", "--case", "coordinator/idle-frame-1000", "--quiet", "--samples", "2"]
    let saved = command.run(arguments + ["--json", "--tier", "timed"]).output
    let told = command.run(
      arguments + ["--compare", folder.write("a.json", saved), "--tier", "timed"]
    )
    #expect(told.code == 0, "\(told.complaints)")
    #expect(told.output.contains("told only"))
    var record = try BenchRecord(Array(saved.utf8), at: "bench")
    record.referenceNanoseconds = nil
    let bare = folder.write("b.json", record.json())
    let refused = command.run(arguments + ["--compare", bare, "--tier", "timed"])
    #expect(refused.code == 5)
    #expect(refused.complaints.contains("referenceNs differs or is missing"))
  }
}
