internal import ChatScenarios
internal import FrameMetrics
internal import StrictJSON

extension Baseline {
  /// The baseline as JSON: keys sorted, one value a line, so that a review shows what changed.
  ///
  /// - Complexity: O(*e* · *m* log *m*), where *e* is the number of entries and *m* of metrics.
  ///
  /// Source: BM-BASE-1.
  public func json() -> [UInt8] {
    var writer = JSONWriter(.pretty, capacity: 1 << 18)
    writer.object { writer in
      writer.member("accepted") { writer in
        writer.array { writer in
          for acceptance in acceptances { acceptance.write(to: &writer) }
        }
      }
      writer.member("scenarios") { writer in
        writer.object { writer in
          for entry in entries { writer.member(entry.key) { entry.write(to: &$0) } }
        }
      }
      writer.member("schema", Baseline.schema)
    }
    return writer.finish()
  }
}

extension BaselineEntry {
  /// How the entry is named in a file: its scenario, then the digest of the input if there is one.
  var key: String {
    scenario.description + (input.map { " " + HexDigits.text(of: $0) } ?? "")
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if !constants.isEmpty { writer.member("constants") { write(constants, to: &$0) } }
      writer.member("content", content.map(HexDigits.text))
      if !costs.isEmpty { writer.member("costs") { write(costs, to: &$0) } }
      writer.member("counted") { write(.counted, to: &$0) }
      writer.member("device", device)
      writer.member("exact") { write(.exact, to: &$0) }
      if reducesMotion { writer.member("reduceMotion", true) }
      writer.member("seed", seed)
      if let text { writer.member("text") { text.write(to: &$0) } }
      writer.member("trace", HexDigits.text(of: trace))
    }
  }

  /// Writes the values of one tier.
  private func write(_ tier: MetricTier, to writer: inout JSONWriter) {
    let values = Metric.allCases.compactMap { metric in
      metric.definition.tier == tier
        ? measurements[metric].map { (metric.name.description, $0.value) } : nil
    }
    writer.object { writer in
      for (name, value) in values.sorted(by: { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }) {
        writer.member(name, value)
      }
    }
  }

  private func write(_ settings: [ConstantSetting], to writer: inout JSONWriter) {
    writer.object { writer in
      for setting in settings { writer.member(setting.key, setting.text) }
    }
  }
}

extension BaselineText {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("cmarkGFM", cmarkGFM)
      if !fonts.isEmpty { writer.member("fonts", fonts) }
      if !libraries.isEmpty {
        writer.member("libraries") { writer in
          writer.object { writer in
            for library in libraries { writer.member(library.name, library.version) }
          }
        }
      }
      writer.member("metrics", metrics)
    }
  }
}
