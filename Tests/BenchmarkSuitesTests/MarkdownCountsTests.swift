import BenchmarkKit
import ChatScenarios
import MarkdownRows
import Testing

@testable import BenchmarkSuites

@Suite struct MarkdownCountsTests {
  private static let path =
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    + "/Benchmarks/Corpora/chat.json"

  private func cases() throws -> [BenchmarkCase] {
    let bytes = try InputFile.read(MarkdownCountsTests.path, as: "corpus")
    let rows = try InputLoader.rows(ofEnvelope: bytes, at: "corpus").map(\.markdown)
    return MarkdownCounts.all(rows, try FontSet.installed())
  }

  /// T-COUNT-1.
  @Test func `What caches are for is done once: every bar is met`() throws {
    for count in try cases() {
      let figure = try #require(count.measure(with: Sampler()), "\(count.name)")
      #expect(count.bar.isMet(by: figure), "\(count.name): \(figure)")
    }
  }

  /// T-COUNT-1.
  ///
  /// With other versions of the libraries other words are told apart.
  @Test func `The shipped chat costs exactly these amounts of work`() throws {
    guard TextVersions.icu == "72.1" && TextVersions.harfBuzz == "6.0.0" else { return }
    let counts = try cases().filter { $0.unit != "MB" }.map { count in
      "\(count.name) \(Int(count.measure(with: Sampler()) ?? -1))"
    }
    #expect(
      counts == [
        "markdown/cold-bytes-parsed 27791", "markdown/cold-words-asked 3473",
        "markdown/cold-word-misses 1927", "markdown/cold-shape-calls 1576",
        "markdown/cold-words-fitted 3031", "markdown/warm-word-misses 0",
        "markdown/warm-shape-calls 0", "markdown/fit-words-asked 0",
        "markdown/streaming-bytes-parsed 115522", "markdown/streaming-words-asked 13347",
        "markdown/streaming-blocks-remeasured 1980",
      ]
    )
  }
}
