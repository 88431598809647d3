internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import StrictJSON
internal import TimelineFilm
internal import TimelineTrace
internal import TimelineUnits

/// What the page's tables and panels are filled from.
struct ReportData {
  private let page: ReportPage

  init(_ page: ReportPage) {
    self.page = page
  }

  /// The data as JSON in UTF-8; numbers are parts of a metric's or a constant's unit.
  func json() -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("command", page.command)
      writer.member("environment") { environment(&$0) }
      writer.member("names") { $0.raw(FilmNames.json()) }
      writer.member("metrics") { writer in
        writer.array { writer in
          for metric in Metric.allCases { self.metric(metric, &writer) }
        }
      }
      writer.member("constants") { PageSettings.constants(&$0) }
      writer.member("deviceSetting", PageSettings.firstDeviceSetting)
      writer.member("devices") { PageSettings.devices(&$0) }
      writer.member("runs") { writer in
        writer.array { writer in
          for (place, run) in page.runs.enumerated() { self.run(run, place, &writer) }
        }
      }
    }
    return writer.finish()
  }

  private func environment(_ writer: inout JSONWriter) {
    let environment = page.record.environment
    var lines = environment.versions.map { [$0.name, $0.version] }
    lines.append(["swift", RunEnvironment.swiftVersion])
    lines.append(["build", RunEnvironment.buildMode])
    lines.append(["toolchain", ToolchainKey.current])
    if let commit = environment.revision.commit { lines.append(["revision", commit]) }
    if let isDirty = environment.revision.isDirty {
      lines.append(["changed since", isDirty ? "yes" : "no"])
    }
    lines += environment.fonts.map { [$0.name, $0.sha256] }
    lines += environment.metrics.map { [$0.name, $0.sha256] }
    lines += page.record.switches.map { [$0.key, $0.text] }
    writer.array { writer in
      for line in lines {
        writer.array { writer in
          for word in line { writer.value(word) }
        }
      }
    }
  }

  private func metric(_ metric: Metric, _ writer: inout JSONWriter) {
    let definition = metric.definition
    writer.object { writer in
      writer.member("name", definition.name.description)
      writer.member("symbol", definition.unit.symbol.description)
      writer.member("parts", definition.unit.partsPerUnit)
      writer.member("better", ReportData.sign(of: definition.polarity))
      writer.member("tier", definition.tier.name.description)
      writer.member("source", definition.source.description)
      writer.member("summary", definition.summary.description)
    }
  }

  /// 1 where more is better, −1 where less is, 0 where neither.
  private static func sign(of polarity: MetricPolarity) -> Int {
    switch polarity {
    case .higherIsBetter: 1
    case .lowerIsBetter: -1
    default: 0
    }
  }

  private func run(_ run: ReportRun, _ place: Int, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", run.name)
      if let title = run.title { writer.member("title", title) }
      writer.member("outcome", run.entry.outcome.name.description)
      writer.member("device", run.entry.device)
      writer.member("isRepeatable", run.entry.isRepeatable)
      writer.member("digest", HexDigits.text(of: run.entry.digest))
      writer.member("command", ReproduceCommand.text(of: run.entry))
      if !run.entry.constants.isEmpty {
        writer.member("constants") { writer in
          writer.object { writer in
            for setting in run.entry.constants { writer.member(setting.key, setting.text) }
          }
        }
      }
      answer(run, place, &writer)
      writer.member("measurements") { measurements(run.entry.measurements, &$0) }
      if let base = run.base {
        writer.member("before") { measurements(base.measurements, &$0) }
      }
      writer.member("findings") { writer in
        writer.array { writer in
          for finding in run.entry.verdict.findings { self.finding(finding, &writer) }
        }
      }
    }
  }

  /// Why the reveal took as long as it did, and what would shorten it.
  private func answer(_ run: ReportRun, _ place: Int, _ writer: inout JSONWriter) {
    let settings = run.entry.constants
    guard
      let answer = RevealAnswer(
        run.trace,
        input: run.input,
        settings: settings,
        findings: run.entry.verdict.findings
      )
    else { return }
    var kind: String?
    if let row = answer.delay?.item { kind = self.kind(ofRow: row.index, inRun: place) }
    writer.member("answer") { answer.write(kind: kind, &$0) }
  }

  /// What a row of a run is, if the run's rows have text.
  private func kind(ofRow row: Int, inRun place: Int) -> String? {
    guard let shapes = page.extras.shapes, shapes.runs.indices.contains(place) else { return nil }
    return shapes.word(ofRow: row, inRun: place)
  }

  private func measurements(_ measurements: Measurements, _ writer: inout JSONWriter) {
    writer.array { writer in
      for metric in Metric.allCases {
        guard let measure = measurements[metric] else { continue }
        writer.array { writer in
          writer.value(Int(metric.rawValue))
          writer.value(measure.parts)
        }
      }
    }
  }

  private func finding(_ finding: BudgetFinding, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("metric", Int(finding.budget.metric.rawValue))
      writer.member("bound", finding.budget.bound.symbol.description)
      writer.member("limit", finding.budget.limit.parts)
      writer.member("isMet", finding.isMet)
      if let measured = finding.measured { writer.member("parts", measured.parts) }
    }
  }
}
