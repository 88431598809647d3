/// The accepted values that later runs are compared with, exact to the part.
///
/// Costs on a machine never stand here: they are samples of another kind (`MemoryBaseline`).
///
/// Source: BM-BASE-1, BM-PRIN-2.
public struct Baseline: Equatable, Sendable {
  /// The format's name and version.
  public static let schema = "timelinebench.baseline/1"

  /// The accepted values, ordered by scenario and input.
  public private(set) var entries: [BaselineEntry]
  /// What was accepted, the newest last.
  public var acceptances: [BaselineAcceptance]

  /// Creates a baseline.
  ///
  /// - Complexity: O(*e* log *e*), where *e* is the number of entries.
  public init(_ entries: [BaselineEntry] = [], acceptances: [BaselineAcceptance] = []) {
    self.entries = entries.sorted { $0.precedes($1) }
    self.acceptances = acceptances
  }

  /// The values of a run record, as if they had been accepted.
  public init(_ record: RunRecord) {
    self.init(record.runs.map { BaselineEntry($0, in: record) })
  }

  /// The entry about the same scenario and input as another one, or `nil` if there is none.
  ///
  /// - Complexity: O(*e*), where *e* is the number of entries.
  public func partner(of entry: BaselineEntry) -> BaselineEntry? {
    entries.first { $0.isSame(as: entry) }
  }

  /// The baseline after other values were accepted.
  ///
  /// - Parameters:
  ///   - head: The values to accept.
  ///   - isWhole: Whether entries that `head` says nothing about are dropped.
  ///   - acceptance: Who accepts them, when and why.
  /// - Returns: The new baseline.
  /// - Complexity: O(*e* · *h*), where *e* and *h* are the numbers of entries.
  public func accepting(
    _ head: Baseline,
    isWhole: Bool,
    _ acceptance: BaselineAcceptance
  ) -> Baseline {
    let kept = isWhole ? [] : entries.filter { head.partner(of: $0) == nil }
    return Baseline(kept + head.entries, acceptances: acceptances + [acceptance])
  }
}
