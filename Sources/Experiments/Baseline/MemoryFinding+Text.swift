public import ChatScenarios

extension MemoryFinding {
  /// The scenario that it is about, if it is about one.
  public var scenario: ScenarioName? {
    switch self {
    case .missing(let name), .stale(let name): name
    case .worse(let name, _, _, _), .better(let name, _, _, _): name
    case .otherKey, .empty: nil
    }
  }

  /// What was found, in words and without the scenario's name.
  public var message: String {
    switch self {
    case .otherKey(let base, let head):
      "counts of memory are not comparable: the toolchain: \(head) here, \(base) in the baseline"
    case .empty: "nothing was counted"
    case .missing: "no counts of memory in the baseline; accept them first"
    case .stale: "counts of memory in the baseline, but no scenario any more; accept them anew"
    case .worse(_, let counter, let base, let head):
      "memory: \(counter.rawValue) is \(text(head)), was \(text(base)): regression"
    case .better(_, let counter, let base, let head):
      "memory: \(counter.rawValue) is \(head), was \(base): improvement"
    }
  }

  /// What accepting the counts changes, in a line.
  public var change: String {
    let name = scenario?.description ?? "all"
    switch self {
    case .otherKey(let base, let head): return "\(name): \(base) -> \(head)"
    case .empty: return "\(name): nothing"
    case .missing: return "\(name): new"
    case .stale: return "\(name): the scenario is gone"
    case .worse(_, let counter, let base, let head):
      return "\(name): \(counter.rawValue) \(text(base)) -> \(text(head))"
    case .better(_, let counter, let base, let head):
      return "\(name): \(counter.rawValue) \(base) -> \(head)"
    }
  }

  /// Whether a count became higher, or can no longer be told.
  public var isRegression: Bool {
    if case .worse = self { true } else { false }
  }

  private func text(_ count: Int?) -> String { count.map { String($0) } ?? "not counted" }
}
