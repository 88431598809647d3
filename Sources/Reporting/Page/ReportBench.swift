public import ChatScenarios
public import Experiments
internal import StrictJSON

/// What `bench` found out, as far as a report shows it: two builds compared, and one measured.
public struct ReportBench: Equatable, Sendable {
  /// Two builds, compared by counts and by pairs of processes.
  public private(set) var comparison: BenchComparisonReport?
  /// The figures of one build.
  public private(set) var record: BenchRecord?

  /// Whether nothing was taken.
  var isEmpty: Bool { comparison == nil && record == nil }

  /// Creates one that holds nothing.
  public init() {}

  /// Takes what `bench --json` or `bench --compare BASE --json` printed.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - place: How an error names the file.
  /// - Throws: `InputError` for a file that is neither, is broken, or is the second of its kind.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public mutating func add(_ bytes: [UInt8], at place: String) throws(InputError) {
    let isComparison = try InputFile.json(bytes, at: place) { root throws(JSONError) in
      var object = try root.object(rule: FormatRule.keys)
      return try object.format(among: [BenchRecord.schema, BenchComparisonReport.schema]) == 1
    }
    guard isComparison ? comparison == nil : record == nil else {
      let kind = isComparison ? "a comparison" : "a record"
      throw InputError(place: place, message: "\(kind) of bench was given already; one is shown")
    }
    if isComparison {
      comparison = try BenchComparisonReport(bytes, at: place)
    } else {
      record = try BenchRecord(bytes, at: place)
    }
  }
}
