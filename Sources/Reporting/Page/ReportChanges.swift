internal import Experiments
internal import FrameMetrics
internal import StrictJSON

/// The change table of a report as data of the page.
struct ReportChanges {
  private let table: ChangeTable

  init(_ runs: [ReportRun]) {
    table = ChangeTable(runs)
  }

  /// The data as JSON in UTF-8; values are parts of a metric's unit, `null` is no value.
  func json() -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("rows") { writer in
        writer.array { writer in
          for row in table.rows { ReportChanges.write(row, &writer) }
        }
      }
      writer.member("means") { writer in
        writer.array { writer in
          for mean in table.means {
            writer.object { writer in
              writer.member("family", mean.family)
              writer.member("metric", Int(mean.metric.rawValue))
              writer.member("ratio", mean.ratio)
              writer.member("count", mean.count)
            }
          }
        }
      }
    }
    return writer.finish()
  }

  private static func write(_ row: ChangeTable.Row, _ writer: inout JSONWriter) {
    let difference = row.difference
    writer.object { writer in
      writer.member("run", row.run)
      writer.member("metric", Int(difference.metric.rawValue))
      writer.member("before", difference.before?.parts)
      writer.member("after", difference.after?.parts)
      writer.member("percent", difference.percent)
      writer.member("grade", difference.grade.name)
      writer.member("relevance", row.relevance)
    }
  }
}
