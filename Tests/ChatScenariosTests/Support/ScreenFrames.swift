import ChatScenarios
import MarkdownRows
import Testing
import TimelineTrace
import TimelineUnits

/// A frame as it stood on the screen, rebuilt from the trace.
struct ScreenFrame {
  var at: Instant
  var frame: FrameRecord
  /// The rows on screen with their place in the content, from top to bottom.
  var rows: [(item: UInt32, top: Length, height: Length)]

  var milliseconds: Double { at.sinceStart.milliseconds }
  var isCovered: Bool { frame.state.contains(.covered) }

  /// The distance from the last row's end to the bottom of the screen, in points.
  func gap(height: Double) -> Double {
    frame.contentHeight.points - height - frame.offset.points
  }

  /// Where a row's top stands below the screen's upper edge, in points.
  func y(of item: UInt32) -> Double? {
    rows.first { $0.item == item }.map { ($0.top - frame.offset).points }
  }
}

/// Runs of shipped scenarios, as the frames that they showed.
enum ScreenFrames {
  /// A shipped scenario.
  static func scenario(_ name: String) throws -> Scenario {
    try Scenarios.catalog().load(try #require(ScenarioName(name)))
  }

  /// The trace of a scenario, measured with the file that was recorded for the catalogue.
  static func trace(_ scenario: Scenario) throws -> Trace {
    let catalog = try Scenarios.catalog()
    var histories = Histories()
    for corpus in scenario.corpora {
      let path = catalog.path(ofCorpus: corpus)
      let rows = try InputLoader.rows(ofEnvelope: InputFile.read(path, as: path), at: path)
      histories.add(corpus: corpus, rows: rows)
    }
    let path = catalog.metricsFile
    let metrics =
      scenario.measuresText ? try MetricsFile(try InputFile.read(path, as: path)) : nil
    var runner = ScenarioRunner(text: MarkdownMeasurer(metrics: metrics, fonts: nil))
    return try runner.trace(of: scenario, histories: histories)
  }

  /// The frames of a shipped scenario.
  static func of(_ name: String) throws -> [ScreenFrame] { of(try trace(scenario(name))) }

  /// The frames of a trace.
  static func of(_ trace: Trace) -> [ScreenFrame] {
    var rows: [UInt32: (top: Length, height: Length)] = [:]
    var frames: [ScreenFrame] = []
    for timed in trace.records {
      switch timed.record {
      case .placed(let item, let top, let height, _): rows[item.rawValue] = (top, height)
      case .left(let item): rows[item.rawValue] = nil
      case .frame(let frame):
        let placed = rows.map { (item: $0.key, top: $0.value.top, height: $0.value.height) }
        frames.append(
          ScreenFrame(at: timed.at, frame: frame, rows: placed.sorted { $0.top < $1.top })
        )
      default: break
      }
    }
    return frames
  }
}
