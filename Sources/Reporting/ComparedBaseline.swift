public import Experiments

/// What a report can tell about a comparison with a baseline.
public enum ComparedBaseline: Equatable, Sendable {
  /// Nothing was compared, and nothing had to be.
  case none
  /// There was no baseline, though there should have been one.
  case absent
  /// What the comparison found; runs over the user's own rows may have been left out of it.
  case compared([BaselineFinding], comparesInputs: Bool)

  /// The findings about a run, or `nil` if it was not compared.
  ///
  /// - Complexity: O(*f*), where *f* is the number of findings.
  func findings(of run: RunEntry) -> [BaselineFinding]? {
    guard case .compared(let findings, let comparesInputs) = self else { return nil }
    guard run.input == nil || comparesInputs else { return nil }
    return findings.filter {
      $0.scenario == run.scenario && $0.input == run.input?.digest && $0.kind != .stale
    }
  }

  /// The findings about scenarios that only the baseline knows.
  ///
  /// - Complexity: O(*f*), where *f* is the number of findings.
  var stale: [BaselineFinding] {
    guard case .compared(let findings, _) = self else { return [] }
    return findings.filter { $0.kind == .stale }
  }
}
