internal import ChatScenarios
internal import FrameMetrics
internal import StrictJSON
internal import TimelineUnits

extension RunRecord {
  /// The record as JSON: keys in a fixed order, metrics in the order of their table, one value a
  /// line.
  ///
  /// - Complexity: O(*r* · *m*), where *r* is the number of runs and *m* that of metrics.
  public func json() -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.member("schema", RunRecord.schema)
      if includesText { writer.member("includesText", true) }
      if let plannedRuns {
        writer.member("interrupted", true)
        writer.member("planned", plannedRuns)
        writer.member("finished", runs.count)
      }
      writer.member("environment") { environment.write(to: &$0, switches: switches) }
      writer.member("runs") { writer in
        writer.array { writer in
          for run in runs { run.write(to: &writer) }
        }
      }
    }
    return writer.finish()
  }
}

extension RunEnvironment {
  fileprivate func write(to writer: inout JSONWriter, switches: [ConstantSetting]) {
    writer.object { writer in
      writer.member("fonts") { write(fonts, to: &$0) }
      if !metrics.isEmpty { writer.member("metrics") { write(metrics, to: &$0) } }
      for version in versions { writer.member(version.name, version.version) }
      writer.member("swift", RunEnvironment.swiftVersion)
      writer.member("buildMode", RunEnvironment.buildMode)
      writer.member("revision", revision.commit)
      writer.member("isDirty", revision.isDirty)
      writer.member("switches") { $0.settings(switches) }
    }
  }
}

extension RunEnvironment {
  private func write(_ files: [File], to writer: inout JSONWriter) {
    writer.array { writer in
      for file in files {
        writer.object { writer in
          writer.member("name", file.name)
          writer.member("sha256", file.sha256)
        }
      }
    }
  }
}

extension RunEntry {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("scenario", scenario.description)
      writer.member("seed", seed)
      writer.member("device", device)
      if let input {
        writer.member("input") { writer in
          writer.object { writer in
            writer.member("index", input.index)
            writer.member("digest", HexDigits.text(of: input.digest))
          }
        }
      }
      if reducesMotion { writer.member("reduceMotion", true) }
      if !constants.isEmpty { writer.member("constants") { $0.settings(constants) } }
      writer.member("costs") { costs.write(to: &$0) }
      if let content { writer.member("content", HexDigits.text(of: content)) }
      if text != .stated { writer.member("text", text.word) }
      writer.member("digest", HexDigits.text(of: digest))
      writer.member("repeatable", isRepeatable)
      writer.member("measurements") { writer in
        writer.object { writer in
          for metric in Metric.allCases {
            guard let measure = measurements[metric] else { continue }
            writer.member(metric.name.description, measure.value)
          }
        }
      }
      writer.member("budgets") { writer in
        writer.array { writer in
          for finding in verdict.findings { finding.write(to: &writer) }
        }
      }
      writer.member("verdict", outcome.name.description)
      if !streams.isEmpty {
        writer.member("streams") { writer in
          writer.array { writer in
            for stream in streams { stream.write(to: &writer) }
          }
        }
      }
      if !rows.isEmpty {
        writer.member("rows") { writer in
          writer.array { writer in
            for row in rows { row.write(to: &writer) }
          }
        }
      }
    }
  }
}

extension StreamedText {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("row", item.index)
      writer.member("bytes", bytes)
      writer.member("byteCount", byteCount)
      writer.member("heightFalls", falls)
    }
  }
}

extension CostProfile {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("profile", name)
      writer.member("source", source.word)
      writer.member("prices") { $0.settings(settings) }
    }
  }
}

extension BudgetFinding {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("metric", budget.metric.name.description)
      writer.member(budget.bound.key, budget.limit.value)
      writer.member("measured", measured?.value)
      writer.member("isMet", isMet)
      if let need = budget.need {
        writer.member("needs") { writer in
          writer.object { $0.member(need.metric.name.description, need.least.value) }
        }
        writer.member("isSkipped", isSkipped)
      }
    }
  }
}

extension BudgetBound {
  /// The key of the bound in files.
  fileprivate var key: String {
    switch self {
    case .equals: "equals"
    case .atMost: "atMost"
    case .atLeast: "atLeast"
    }
  }
}

extension TextRow {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", HexDigits.text(of: idHash))
      writer.member("text", text: markdown)
    }
  }
}

extension JSONWriter {
  /// Writes settings as an object.
  fileprivate mutating func settings(_ settings: [ConstantSetting]) {
    object { writer in
      for setting in settings { writer.member(setting.key, setting.text) }
    }
  }
}
