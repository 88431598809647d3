import ChatScenarios
import Experiments
import FrameMetrics
import Reporting
import StrictJSON
import Testing

/// What has no value is absent from every document, and never NaN, infinite, 0 or the largest
/// integer.
@Suite struct UndefinedStatisticsTests {
  private static let formats = RunFormat.allCases.filter { $0 != .perfetto }

  /// A run in which nothing was measured, as one that ends before its first frame.
  private func idle(_ name: String) throws -> RunEntry {
    RunEntry(
      scenario: try #require(ScenarioName(name)),
      seed: 7,
      device: "plain",
      constants: [],
      digest: 1,
      isRepeatable: true,
      measurements: Measurements([]),
      verdict: Verdict([], of: Measurements([]))
    )
  }

  /// The sets of the case: empty, one value, two values, ten equal ones, an idle run among others.
  private func record() throws -> RunRecord {
    var runs = [try idle("set/empty"), try Records.entry("set/one")]
    runs += [try Records.entry("set/two", revealMs: 200), try Records.entry("set/two")]
    runs += try (0..<10).map { _ in try Records.entry("set/ten-equal", revealMs: 224) }
    runs += [try Records.entry("set/idle", revealMs: nil), try idle("set/idle")]
    return Records.record(runs)
  }

  private func text(_ format: RunFormat) throws -> String {
    let record = try record()
    return String(
      decoding: RunExport.document(of: record, as: format, base: record),
      as: UTF8.self
    )
  }

  /// B61.1.
  @Test(.enabled(if: Records.hasPython, "needs python3"), arguments: formats)
  func `A strict parser takes every export of five sets, four of them without a spread`(
    format: RunFormat
  ) throws {
    #expect(Records.isAccepted(Array(try text(format).utf8), as: format.rawValue))
  }

  /// B61.2.
  @Test(arguments: formats)
  func `No export writes a number that is none`(format: RunFormat) throws {
    let text = try text(format).lowercased()
    for word in ["nan", "infinity", "+inf", "-inf", "9223372036854775807", "1.797693134862315"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  /// B61.2.
  @Test func `What was not measured has no line, no measure and no benchmark`() throws {
    for format in [RunFormat.csv, .gha, .hyperfine] {
      #expect(!(try text(format)).contains("set/empty"), "\(format)")
    }
    let root = try JSONDocument(Array(try text(.bmf).utf8)).root
    #expect(try root.member("set/empty")?.members().isEmpty ?? true)
    let idle = try #require(try root.member("set/idle"))
    #expect(try idle.member("reveal-ms") == nil)
    #expect(try idle.member("frames-count") != nil)
    #expect(!(try text(.jmh)).contains("set.idle"))
  }

  /// The control: the search finds what a careless writer would write.
  @Test(.enabled(if: Records.hasPython, "needs python3"))
  func `A document with an undefined value in it is refused`() throws {
    let text = try text(.gha)
    let start = try #require(text.firstRange(of: "\"value\": ")).upperBound
    for value in ["NaN", "Infinity", "null", "\"NaN\""] {
      let end = try #require(text[start...].firstIndex(of: ","))
      let broken = text[..<start] + value + text[end...]
      #expect(!Records.isAccepted(Array(broken.utf8), as: "gha"), "\(value)")
    }
  }
}
