internal import ChatScenarios
internal import FrameMetrics
internal import StrictJSON

extension SelfTestReport {
  /// The format's name and version.
  public static let schema = "timelinebench.selftest/1"

  /// The report as JSON, keys in a fixed order.
  ///
  /// - Complexity: O(*k*), where *k* is the number of kills.
  public func json() -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.member("schema", SelfTestReport.schema)
      writer.member("isPassed", isPassed)
      writer.member("control") { SelfTestReport.write(control, to: &$0) }
      writer.member("mutants") { writer in
        writer.array { writer in
          for trial in trials { SelfTestReport.write(trial, to: &writer) }
        }
      }
      writer.member("survivors", survivors.map(\.name))
      writer.member("budgetsWithoutMutant") { writer in
        writer.array { writer in
          for line in untripped {
            writer.object { SelfTestReport.write(line, to: &$0) }
          }
        }
      }
      writer.member("gate") { writer in
        writer.array { writer in
          for trial in gate {
            writer.object { writer in
              writer.member("name", trial.name)
              writer.member("expected", trial.expected)
              writer.member("actual", trial.actual)
            }
          }
        }
      }
    }
    return writer.finish()
  }

  private static func write(_ trial: FaultTrial, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", trial.fault?.name)
      writer.member("summary", trial.fault?.summary)
      writer.member("kills") { write(trial.kills, to: &$0) }
    }
  }

  private static func write(_ kills: [FaultKill], to writer: inout JSONWriter) {
    writer.array { writer in
      for kill in kills {
        writer.object { writer in
          writer.member("scenario", kill.scenario.description)
          write(kill.line, to: &writer)
          writer.member("measured", kill.measured?.value)
        }
      }
    }
  }

  private static func write(_ line: BudgetLine, to writer: inout JSONWriter) {
    writer.member("scope", line.scope)
    writer.member("metric", line.budget.metric.name.description)
    writer.member("bound", line.budget.bound.symbol.description)
    writer.member("limit", line.budget.limit.value)
  }
}
