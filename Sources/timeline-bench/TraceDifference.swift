internal import TimelineTrace

/// The first record in which two traces differ.
enum TraceDifference {
  /// The end of a line that names the record, or `nil` if the traces are equal.
  ///
  /// - Complexity: O(*r*), where *r* is the number of records.
  static func text(_ left: Trace, _ right: Trace) -> String? {
    var (before, after) = (left.records, right.records)
    var number = 0
    while true {
      number += 1
      let (old, new) = (before.next(), after.next())
      if old == nil, new == nil { return nil }
      guard old != new else { continue }
      return "; record \(number) was '\(line(old))' and is '\(line(new))'"
    }
  }

  private static func line(_ timed: TimedRecord?) -> String {
    timed.map { String(decoding: TraceText.line($0), as: UTF8.self) } ?? "missing"
  }
}
