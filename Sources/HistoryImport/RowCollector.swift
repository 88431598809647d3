internal import ChatData
internal import StrictJSON
internal import TimelineUnits

/// Collects the rows of a history in the order of the export.
///
/// A row's id is the number of its piece and its place in it, so that a file that has grown gives
/// the same ids again and two rows never share one.
struct RowCollector {
  private(set) var rows: [HistoryRow] = []
  /// The record that each row came from, as its reader counts records.
  private(set) var owners: [Int32] = []
  var report: ImportReport
  /// The rows of tools whose output has not come, by the export's id of the call.
  private var calls: [[UInt8]: Int] = [:]
  private var piece = 0
  private var index = 0
  private var owner: Int32 = 0
  private var time: Int64 = 0

  /// Beyond this a time in milliseconds is no exact integer of JSON.
  private static let maximumSeconds = Double(Limits.safeInteger / 1_000)

  init(format: ExportFormat) {
    report = ImportReport(format: format)
  }

  /// Begins the rows of a piece.
  mutating func begin(_ number: Int, owner: Int32 = 0) {
    piece = number
    index = 0
    self.owner = owner
  }

  /// Takes the time of the rows that follow; without one they have that of the row before.
  mutating func setTime(_ value: JSONValue?) {
    guard let value, value.kind != .null else { return }
    if let milliseconds = value.text.flatMap(TimestampText.milliseconds) {
      time = milliseconds
    } else if let seconds = try? value.number(), seconds.magnitude < RowCollector.maximumSeconds {
      let exact = seconds * 1_000
      let rounded = exact.rounded()
      if rounded != exact { report.roundedTimes += 1 }
      time = Int64(rounded)
    } else {
      report.unreadTimes += 1
    }
  }

  /// Adds a row; blank text makes none.
  ///
  /// - Returns: Whether a row was added.
  @discardableResult
  mutating func add(_ type: RowType, _ text: [UInt8]) -> Bool {
    guard !text.allSatisfy(Piece.isBlank) else { return false }
    let suffix = index == 0 ? "" : ".\(index)"
    rows.append(
      HistoryRow(
        type: type,
        id: Array("\(piece)\(suffix)".utf8),
        sourceOrder: [UInt64(rows.count)],
        timestamp: time,
        text: text
      )
    )
    owners.append(owner)
    index += 1
    return true
  }

  /// Adds what a tool was asked to do.
  mutating func addCall(_ name: [UInt8]?, id: [UInt8]?, input: [UInt8], language: [UInt8] = []) {
    let body = ToolText.fenced(input, language: language, shortened: &report.shortened)
    let heading = ToolText.heading(name ?? [])
    add(.activity, body.isEmpty ? heading : heading + [0x0a, 0x0a] + body)
    if let id { calls[id] = rows.count - 1 }
  }

  /// Adds what a tool gave back to the row of its call, or as a row of its own if there is none.
  mutating func addOutput(_ output: [UInt8], of call: [UInt8]?) {
    let body = ToolText.fenced(output, shortened: &report.shortened)
    guard let call, let row = calls.removeValue(forKey: call) else {
      add(.activity, body)
      return
    }
    if !body.isEmpty { rows[row].text += [0x0a, 0x0a] + body }
  }

  /// Counts a record that makes no row.
  mutating func skip(_ name: StaticString, _ count: Int = 1) {
    report.skipped.add(name, count)
  }

  /// Counts a record of a type that the file names.
  mutating func skip(_ prefix: StaticString, type: [UInt8]?) {
    report.skipped.add(prefix, type: type)
  }

  /// The rows of the records that count, in order, and the report.
  func finish(
    pieces: Int,
    where counts: (Int32) -> Bool = { _ in true }
  ) -> ImportedHistory {
    var report = report
    report.pieces = pieces
    var kept: [HistoryRow] = []
    kept.reserveCapacity(rows.count)
    for (row, owner) in zip(rows, owners) {
      if counts(owner) { kept.append(row) } else { report.skipped.add("row of another branch") }
    }
    for row in kept { report.kept[Int(row.type.rawValue)] += 1 }
    return ImportedHistory(rows: kept, report: report)
  }
}
