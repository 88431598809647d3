internal import ChatScenarios
internal import FrameMetrics
internal import StrictJSON

extension SweepRecord {
  /// The record as JSON, one point a line; equal records are equal bytes.
  ///
  /// - Complexity: O(*p*), where *p* is the number of points.
  public func json() -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.member("schema", SweepRecord.schema)
      if !isComplete { writer.member("finished", points.count) }
      writer.member("plan") { plan.write(to: &$0) }
      writer.member("current") { writer in
        writer.raw(SweepRecord.values(current, plan.objectives))
      }
      currentMisses?.write(as: "currentMissed", to: &writer)
      writer.member("points") { writer in
        writer.array { writer in
          for point in points { writer.raw(point.line(plan.objectives)) }
        }
      }
    }
    return writer.finish()
  }

  /// The values of objectives in their units, as one compact array.
  fileprivate static func values(_ parts: [Int64?], _ objectives: [SweepObjective]) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.value(
      zip(objectives, parts).map { objective, parts in
        parts.map { Measure(parts: $0, unit: objective.metric.unit).value }
      }
    )
    return writer.finish()
  }
}

extension SweepPoint {
  fileprivate func line(_ objectives: [SweepObjective]) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("index", index)
      writer.member("values", values)
      switch outcome {
      case .measured(let parts):
        writer.member("objectives") { $0.raw(SweepRecord.values(parts, objectives)) }
      case .dropped(let runs): writer.member("droppedAfterRuns", runs)
      case .refused(let reason): writer.member("refused", reason)
      }
      misses?.write(as: "missed", to: &writer)
    }
    return writer.finish()
  }
}

extension SweepMisses {
  fileprivate func write(as name: String, to writer: inout JSONWriter) {
    var line = JSONWriter(.compact)
    line.object { writer in
      writer.member("count", count)
      writer.member("run", run)
      writer.member("metric", metric.name.description)
    }
    writer.member(name) { $0.raw(line.finish()) }
  }
}

extension SweepPlan {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("mode", mode)
      writer.member("count", count)
      writer.member("digest", HexDigits.text(of: digest))
      writer.member("axes") { writer in
        writer.object { writer in
          for axis in axes {
            var line = JSONWriter(.compact)
            line.value(axis.values)
            writer.member(axis.key) { $0.raw(line.finish()) }
          }
        }
      }
      writer.member("current", current)
      writer.member("settings") { writer in
        writer.object { writer in
          for setting in settings { writer.member(setting.key, setting.text) }
        }
      }
      writer.member("objectives", objectives.map(\.name))
      writer.member("runs") { writer in
        writer.array { writer in
          for run in runs { run.write(to: &writer) }
        }
      }
    }
  }
}

extension SweepPlan.Run {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("scenario", scenario)
      writer.member("device", device)
      writer.member("seed", seed)
      if let input {
        writer.member("inputIndex", input.index)
        writer.member("inputDigest", HexDigits.text(of: input.digest))
      }
      writer.member("digest", HexDigits.text(of: digest))
      if budgets > 0 {
        writer.member("budgets", budgets)
        writer.member("budgetsDigest", HexDigits.text(of: budgetsDigest))
      }
    }
  }
}
