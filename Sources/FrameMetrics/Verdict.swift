/// A run held against all of its budgets.
///
/// Source: BM-PRIN-5.
public struct Verdict: Equatable, Sendable {
  /// What came out.
  public enum Outcome: UInt8, CaseIterable, Sendable {
    /// Every budget is kept.
    case pass
    /// A budget is missed.
    case fail
    /// There was no budget, or none that could be judged, which is never a pass.
    case notJudged
  }

  /// One finding for each budget, in the order of the budgets.
  public let findings: [BudgetFinding]

  /// Judges a run.
  ///
  /// - Complexity: O(*b*), where *b* is the number of budgets.
  public init(_ budgets: [Budget], of measurements: Measurements) {
    findings = budgets.map { $0.judge(measurements) }
  }

  /// What came out.
  public var outcome: Outcome {
    var isJudged = false
    for finding in findings {
      if !finding.isMet { return .fail }
      if !finding.isSkipped { isJudged = true }
    }
    return isJudged ? .pass : .notJudged
  }

  /// Whether the run may pass a gate: every budget is kept and there is at least one.
  public var isPass: Bool { outcome == .pass }
}

extension Verdict.Outcome {
  /// The word that outputs print.
  public var name: StaticString {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .notJudged: "not judged"
    }
  }
}
