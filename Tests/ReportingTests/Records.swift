import ChatScenarios
import Experiments
import FrameMetrics
import Glibc
import StrictJSON
import Testing
import TimelineTrace
import TimelineUnits

/// Records for the writers, and the parser that judges what they wrote.
enum Records {
  /// Texts that break writers which trust them, at least 120 of them.
  ///
  /// Source: INJ-10.
  static let hostile: [String] = {
    let path = folder + "/Fixtures/hostile.json"
    guard let bytes = try? InputFile.read(path, as: path),
      let list = try? JSONDocument(bytes).root.elements()
    else { return [] }
    return list.compactMap { try? $0.string() }
  }()

  /// The folder of all tests.
  private static let folder =
    PathText.parent(of: PathText.parent(of: #filePath) ?? "/") ?? "/"

  private static let reveal = Budget(.revealMs, .atMost, value: 300)
  private static let passes = Budget(.revealPasses, .equals, value: 4)

  /// A run of a scenario.
  static func entry(
    _ name: String = "reveal/long-history",
    device: String = "plain",
    revealMs: Double? = 224.5,
    isRepeatable: Bool = true,
    constants: [ConstantSetting] = [],
    isJudged: Bool = true,
    digest: UInt64 = 0xabc
  ) throws -> RunEntry {
    var values: [(metric: Metric, measure: Measure)] = [(.framesCount, .count(60))]
    if let revealMs, let time = Measure(nearest: revealMs, unit: .milliseconds) {
      values.append((.revealMs, time))
    }
    if let shift = Measure(nearest: 1.0 / 3, unit: .score) { values.append((.shiftScore, shift)) }
    if let pause = Measure(nearest: 166.5, unit: .milliseconds) {
      values.append((.cadenceMinInterval, pause))
    }
    let measurements = Measurements(values)
    let budgets = isJudged ? [reveal, passes].compactMap(\.self) : []
    return RunEntry(
      scenario: try #require(ScenarioName(name)),
      seed: 7,
      device: device,
      constants: constants,
      digest: digest,
      isRepeatable: isRepeatable,
      measurements: measurements,
      verdict: Verdict(budgets, of: measurements)
    )
  }

  static func record(_ runs: [RunEntry]) -> RunRecord {
    RunRecord(
      environment: RunEnvironment(fonts: [], versions: [], revision: SourceRevision()),
      switches: [],
      includesText: false,
      runs: runs
    )
  }

  /// Runs of every outcome, and one for each hostile text as device and constant.
  static func hostileRecord() throws -> RunRecord {
    var runs = [
      try entry(), try entry(isRepeatable: false), try entry(isJudged: false),
      try entry("2d/x-9", revealMs: nil), try entry(revealMs: 352),
    ]
    for text in hostile {
      let constants = [ConstantSetting(key: text, text: text)]
      runs.append(try entry(device: text, revealMs: 400, constants: constants))
    }
    return record(runs)
  }

  /// Whether Python is there to judge documents.
  static let hasPython = system("python3 -c 'pass' >/dev/null 2>&1") == 0

  /// Whether an independent parser takes a document for one of its format.
  static func isAccepted(_ bytes: [UInt8], as format: String) -> Bool {
    var template = Array("/tmp/timelinebench-export-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0, let file = fdopen(descriptor, "w") else { return false }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(path) }
    return system("python3 '\(folder)/Exports/check.py' \(format) '\(path)'") == 0
  }
}
