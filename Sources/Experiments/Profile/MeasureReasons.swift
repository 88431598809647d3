public import TimelineTrace
public import TimelineUnits

/// Why rows were measured, as a trace tells it.
public struct MeasureReasons: Equatable, Sendable {
  /// Measurements for the first time at a width.
  public var first = 0
  /// Measurements because the content in the cell is new.
  public var newContent = 0
  /// Measurements because the content was ready after its cell was there.
  public var prepared = 0
  /// Measurements because the content changed its size.
  public var resized = 0
  /// Measurements for which the trace names no such reason: the row came in again, or the layout
  /// was asked again.
  public var again = 0
  /// The heights that were measured.
  public var heights: [Length] = []

  /// Creates reasons of a row that was never measured.
  public init() {}

  /// All measurements.
  public var total: Int { first + newContent + prepared + resized + again }

  /// The reasons of each row of a trace, by `ItemID.index`.
  ///
  /// - Complexity: O(*r*), where *r* is the number of records.
  public static func all(in trace: Trace) -> [MeasureReasons] {
    var rows: [MeasureReasons] = []
    var causes: [WritableKeyPath<MeasureReasons, Int>?] = []
    func note(_ item: ItemID, _ cause: WritableKeyPath<MeasureReasons, Int>?) {
      while causes.count <= item.index { causes.append(nil) }
      causes[item.index] = cause
    }
    for timed in trace.records {
      switch timed.record {
      case .reconfigured(let item): note(item, \.newContent)
      case .prepared(let item): note(item, \.prepared)
      case .input(.resized, let item?): note(item, \.resized)
      case .measured(let item, _, let height, let isFirst):
        while rows.count <= item.index { rows.append(MeasureReasons()) }
        let cause = causes.indices.contains(item.index) ? causes[item.index] : nil
        rows[item.index][keyPath: isFirst ? \.first : cause ?? \.again] += 1
        rows[item.index].heights.append(height)
        note(item, nil)
      default: break
      }
    }
    return rows
  }
}
