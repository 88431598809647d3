public import TimelineUnits

/// The time that a modelled background worker needs for a row.
///
/// A model, not a measurement of a phone: the shares per byte, word and line are in the
/// proportions that this project's own engine shows on a server, and the factor to a phone is not
/// known. It makes preparing rows wait for a time that grows with their text, and every result is
/// exact for it.
///
/// Source: T-COST-1, T-WORD-9.
public struct PreparationCost: Equatable, Sendable {
  /// The nanoseconds that every row costs.
  public var rowNs: Int64
  /// The nanoseconds of a byte, for the guard and the parser.
  public var byteNs: Int64
  /// The nanoseconds of a word, known and unknown words taken together.
  public var wordNs: Int64
  /// The nanoseconds of a line.
  public var lineNs: Int64

  /// Creates a cost from its shares, in nanoseconds.
  public init(rowNs: Int64, byteNs: Int64, wordNs: Int64, lineNs: Int64) {
    self.rowNs = rowNs
    self.byteNs = byteNs
    self.wordNs = wordNs
    self.lineNs = lineNs
  }

  /// The default cost: 20 µs a row, 15 ns a byte, 1.9 µs a word, 0.1 µs a line.
  public static let modelled = PreparationCost(
    rowNs: 20_000,
    byteNs: 15,
    wordNs: 1_900,
    lineNs: 100
  )

  /// The nanoseconds of each step for a measured row; together they are its whole time.
  ///
  /// What every row costs counts with the parser.
  public func parts(for row: RowMeasurement) -> [(step: WorkStep, nanoseconds: Int64)] {
    [
      (.parse, rowNs + byteNs * Int64(row.bytes)),
      (.shape, wordNs * Int64(row.words)),
      (.fit, lineNs * Int64(row.lines)),
    ]
  }

  /// The time for a measured row, cut to whole ticks.
  public func time(for row: RowMeasurement) -> Interval {
    let totalNs =
      rowNs + byteNs * Int64(row.bytes) + wordNs * Int64(row.words) + lineNs * Int64(row.lines)
    // 705,600,000 ticks a second are 441 ticks in 625 ns.
    return Interval(ticks: totalNs * 441 / 625)
  }
}
