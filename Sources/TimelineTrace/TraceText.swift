import TimelineUnits

/// The text form of traces: one line for each record, made to be read and compared.
///
/// A line is the time in ms, the record's name and its fields, `name=value`, each after one space.
/// Times are in ms and lengths in pt, with an exact fraction where they are not whole (`16_2/3`).
/// The first line names the form; lines that begin with `#` are comments. Ids of rows are the
/// numbers of `ItemID`; no text of a row occurs.
public enum TraceText {
  static let header: StaticString = "timelinetrace/1"
  static let ticksPerMillisecond = UInt64(Interval.ticksPerSecond / 1_000)
  static let unitsPerPoint = UInt64(Length.unitsPerPoint)

  /// The text of a whole trace, each line closed by a newline.
  ///
  /// - Complexity: O(*n*), where *n* is the number of records.
  public static func text(of trace: Trace) -> [UInt8] {
    var writer = TraceTextWriter()
    writer.append(header)
    writer.endLine()
    for timed in trace.records { writer.append(timed) }
    return writer.bytes
  }

  /// The line of one record, without a newline.
  public static func line(_ timed: TimedRecord) -> [UInt8] {
    var writer = TraceTextWriter()
    writer.append(timed)
    return [UInt8](writer.bytes.dropLast())
  }

  /// Reads the text of a whole trace; what `text(of:)` wrote gives the same trace.
  ///
  /// - Throws: A `TraceError` with the position of the first flaw in the text.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public static func parse(_ bytes: [UInt8]) throws(TraceError) -> Trace {
    var reader = TraceTextReader(bytes)
    var structure = TraceStructure()
    var recorder = TraceRecorder()
    var latest = Instant.zero
    try reader.header()
    while try reader.skipComments() {
      let start = reader.position
      let timed = try reader.record()
      guard timed.at >= latest else {
        throw TraceError(byteOffset: start, reason: .timeGoesBack)
      }
      try structure.check(timed.record, byteOffset: start)
      recorder.record(timed.record, at: timed.at)
      latest = timed.at
    }
    try structure.checkEnd(byteOffset: bytes.count)
    return recorder.finish()
  }
}
