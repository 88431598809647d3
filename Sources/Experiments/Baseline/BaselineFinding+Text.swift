internal import ChatScenarios
internal import FrameMetrics

extension BaselineFinding {
  /// What was found, in words and without the scenario's name.
  public var message: String {
    switch kind {
    case .regression(let difference): text(of: difference) + ": regression"
    case .difference(let difference): text(of: difference) + ": difference"
    case .improvement(let difference): text(of: difference) + ": improvement"
    case .trace: "equal values, but another trace: difference"
    case .incomparable(let field, let base, let head):
      "not comparable: \(field.name): \(head) here, \(base) in the baseline; \(field.wayOut)"
    case .missing: "not in the baseline; accept it first"
    case .stale: "in the baseline, but no scenario any more; accept the whole catalogue anew"
    }
  }

  /// What accepting results changes, a line for each finding: scenario, metric, old and new value.
  ///
  /// New scenarios are counted in one line, since all of their values are new.
  ///
  /// - Complexity: O(*f*), where *f* is the number of findings.
  ///
  /// Source: BM-BASE-5.
  public static func changes(of findings: [BaselineFinding]) -> [String] {
    let new = findings.count { $0.kind == .missing }
    let first = new == 0 ? [] : [new == 1 ? "1 new scenario" : "\(new) new scenarios"]
    return first + findings.compactMap(\.change)
  }

  private var change: String? {
    switch kind {
    case .regression(let difference), .improvement(let difference), .difference(let difference):
      let (before, after) = texts(of: difference)
      return "\(scenario): \(difference.metric.name) \(before) -> \(after)"
    case .trace: return "\(scenario): equal values, another trace"
    case .incomparable(let field, let base, let head):
      return "\(scenario): \(field.name) \(base) -> \(head)"
    case .stale: return "\(scenario): the scenario is gone"
    case .missing: return nil
    }
  }

  private func text(of difference: MetricDifference) -> String {
    let (before, after) = texts(of: difference)
    return "\(difference.metric.name) is \(after), was \(before)"
  }

  /// Both values to a thousandth, or with all digits if that makes them look equal.
  private func texts(of difference: MetricDifference) -> (before: String, after: String) {
    let (before, after) = (difference.before, difference.after)
    let rounded = (text(before, places: 1_000), text(after, places: 1_000))
    return rounded.0 == rounded.1 ? (text(before), text(after)) : rounded
  }

  private func text(_ measure: Measure?, places: Double? = nil) -> String {
    guard let measure else { return "not measured" }
    var value = measure.value
    if let places, value.magnitude < 9e12 { value = (value * places).rounded() / places }
    let isWhole = value.magnitude < 9e15 && value == value.rounded(.towardZero)
    let number = isWhole ? String(Int64(value)) : String(value)
    let symbol = measure.unit.symbol.description
    return measure.unit == .count || symbol.isEmpty ? number : number + " " + symbol
  }
}
