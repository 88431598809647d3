internal import ChatScenarios
public import Experiments
internal import TimelineFilm
internal import TimelineSimulation

/// A report: one HTML file that opens from disk, shows runs frame by frame, and runs them anew with
/// other constants.
///
/// It holds no text of rows. What comes from outside stands in blocks of JSON, which the script
/// puts on the page as text.
///
/// Source: BM-REP-1 to BM-REP-5.
public struct ReportPage: Sendable {
  /// The record whose runs are shown.
  public var record: RunRecord
  /// The runs in the order of the record.
  public var runs: [ReportRun]
  /// The engine as wasm, or `nil` for a report that only shows.
  public var engine: [UInt8]?
  /// The command that makes the report again.
  public var command: String
  /// What it shows besides the runs.
  public var extras: ReportExtras

  /// Creates a report.
  public init(
    record: RunRecord,
    runs: [ReportRun],
    engine: [UInt8]?,
    command: String,
    extras: ReportExtras = ReportExtras()
  ) {
    self.record = record
    self.runs = runs
    self.engine = engine
    self.command = command
    self.extras = extras
  }

  /// The whole page in UTF-8.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes of all traces and images.
  public func html() -> [UInt8] {
    var page = Array("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n".utf8)
    page += Array("<meta http-equiv=\"Content-Security-Policy\" content=\"".utf8)
    // The policy is this project's own and holds single quotes, which an attribute may.
    page += Array(PageAssets.policy.utf8)
    page += Array("\">\n<meta name=\"viewport\" content=\"width=device-width\">\n".utf8)
    page += Array("<title>TimelineBench report</title>\n<style>".utf8)
    page += PageAssets.style
    page += Array("</style>\n</head>\n<body>\n".utf8)
    page += PageAssets.body(with: ReportPictures(runs, extras.bench).all)
    page += block("data", ReportData(self).json())
    page += block("record", savedRecord.json())
    if let shapes = extras.shapes { page += block("shapes", shapes.json()) }
    page += block("changes", ReportChanges(runs).json())
    page += block("extras", ReportExtrasData(extras, of: runs).json())
    for (index, run) in runs.enumerated() {
      page += block("film-\(index)", Film.json(of: run.trace))
      if let trace = run.baseTrace { page += block("base-\(index)", Film.json(of: trace)) }
      if let input = run.input {
        page += block("image-\(index)", quoted(SimulationImage.bytes(of: input)))
      }
    }
    if let engine { page += block("engine", quoted(engine)) }
    page += Array("<script>".utf8) + PageAssets.script + Array("</script>\n</body>\n</html>\n".utf8)
    return page
  }

  /// The record as the page holds it: one that was read holds no text, and then says so.
  private var savedRecord: RunRecord {
    var saved = record
    saved.includesText = record.runs.contains { !$0.rows.isEmpty }
    return saved
  }

  private func block(_ id: String, _ json: [UInt8]) -> [UInt8] {
    Array("<script type=\"application/json\" id=\"\(id)\">".utf8) + PageText.json(json)
      + Array("</script>\n".utf8)
  }

  private func quoted(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8(ascii: "\"")] + Base64.text(of: bytes) + [UInt8(ascii: "\"")]
  }
}
