public import BenchmarkKit

/// What a comparison says about one figure of one case.
public struct BenchFinding: Equatable, Sendable {
  /// What came out.
  public enum Verdict: Equatable, Sendable {
    /// Equal, or a change that does not count.
    case same
    /// It costs less.
    case better
    /// It costs more.
    case worse
    /// A ratio that is only told: nothing holds it against anything.
    case told
    /// The two cannot be compared, because this field differs or is missing.
    case notComparable(field: String)

    /// The word that outputs print.
    public var name: String {
      switch self {
      case .same: "same"
      case .better: "better"
      case .worse: "worse"
      case .told: "told"
      case .notComparable: "notComparable"
      }
    }

    /// What cannot be compared, if anything cannot.
    public var field: String? {
      if case .notComparable(let field) = self { field } else { nil }
    }
  }

  /// The case; empty if it is about the whole record.
  public var name: String
  /// What was compared, such as `allocations`.
  public var what: String
  /// How far it can be trusted.
  public var tier: BenchmarkTier
  /// What the figure counts.
  public var unit: String
  /// The figure of the base.
  public var base: Double?
  /// The figure of the head.
  public var head: Double?
  /// What came out.
  public var verdict: Verdict

  /// Creates a finding.
  public init(
    name: String,
    what: String,
    tier: BenchmarkTier,
    unit: String = "",
    base: Double? = nil,
    head: Double? = nil,
    verdict: Verdict
  ) {
    self.name = name
    self.what = what
    self.tier = tier
    self.unit = unit
    self.base = base
    self.head = head
    self.verdict = verdict
  }

  /// Head over base; `nil` where that is not defined.
  public var ratio: Double? {
    guard let base, let head, base > 0, head > 0 else { return nil }
    return head / base
  }
}
