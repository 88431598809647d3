public import ChatData

/// What became of the records of an export; holds no text of rows.
///
/// Source: J-15, PRIV-1.
public struct ImportReport: Equatable, Sendable {
  /// The format that was read.
  public var format: ExportFormat
  /// The lines or top-level elements that were read.
  public var pieces = 0
  /// The conversation that was taken, from 1, if the file holds several.
  public var conversation: Int?
  /// The rows that were kept, by the raw value of their type.
  var kept: [Int] = Array(repeating: 0, count: RowType.allCases.count)
  /// The records and parts of records that were skipped, by type.
  public var skipped = TypeCounts()
  /// The times that were no whole milliseconds and were rounded.
  public var roundedTimes = 0
  /// The times that could not be read; the time of the row before stands for them.
  public var unreadTimes = 0
  /// The inputs and outputs of tools of which only the start was kept.
  public var shortened = 0
  /// The parts of Markdown files that were no UTF-8 and were replaced by U+FFFD.
  public var repairs = 0

  init(format: ExportFormat) {
    self.format = format
  }

  /// How many rows of a type were kept.
  public func count(of type: RowType) -> Int { kept[Int(type.rawValue)] }

  /// The report in lines: what was kept, then what was skipped, then what was changed.
  public var lines: [String] {
    var first = "\(format.name): \(text(kept.reduce(0, +), "row")) kept of \(text(pieces, unit))"
    if let conversation { first += ", conversation \(conversation)" }
    let types = RowType.allCases.filter { count(of: $0) > 0 }
    if !types.isEmpty {
      first += ": " + types.map { "\(count(of: $0)) \($0.name)" }.joined(separator: ", ")
    }
    let changes = [
      (roundedTimes, "time", "rounded to whole ms"),
      (unreadTimes, "time", "not understood, the one before stands instead"),
      (shortened, "tool text", "cut to \(ToolText.maximumBytes) bytes"),
      (repairs, "part", "without UTF-8, read as U+FFFD"),
    ]
    return [first] + skipped.sorted.map { "skipped: \($0.count) \($0.name)" }
      + changes.filter { $0.0 > 0 }.map { text($0.0, $0.1) + " " + $0.2 }
  }

  private func text(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }

  private var unit: String {
    switch format {
    case .codex, .claudeCode: "line"
    case .chatGPT: "conversation"
    case .markdown: "file"
    }
  }
}
