/// Who accepted which values, when and why.
///
/// Source: BM-BASE-5.
public struct BaselineAcceptance: Equatable, Sendable {
  /// The most changed values that are written down one by one.
  public static let listedChanges = 200

  /// Why the values may change.
  public var reason: String
  /// Who says so.
  public var who: String
  /// The date, as `2026-11-30` in UTC.
  public var date: String
  /// The source that the command was built from.
  public var revision: SourceRevision
  /// What changed, a line each: scenario, metric, old value, new value.
  public var changes: [String]
  /// How many changes there were beyond those that are listed.
  public var unlisted: Int

  /// Creates an acceptance whose changes are listed as far as a log has room for them.
  public init(
    reason: String,
    who: String,
    date: String,
    revision: SourceRevision,
    of changes: [String]
  ) {
    self.init(
      reason: reason,
      who: who,
      date: date,
      revision: revision,
      changes: Array(changes.prefix(BaselineAcceptance.listedChanges)),
      unlisted: max(changes.count - BaselineAcceptance.listedChanges, 0)
    )
  }

  /// Creates an acceptance.
  public init(
    reason: String,
    who: String,
    date: String,
    revision: SourceRevision,
    changes: [String],
    unlisted: Int = 0
  ) {
    self.reason = reason
    self.who = who
    self.date = date
    self.revision = revision
    self.changes = changes
    self.unlisted = unlisted
  }
}
