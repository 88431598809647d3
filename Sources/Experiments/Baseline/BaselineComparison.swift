internal import ChatScenarios
internal import FrameMetrics

/// Results held against a baseline; there is no tolerance.
///
/// Source: BM-BASE-3, BM-BASE-4, BM-STAT-3.
public struct BaselineComparison: Equatable, Sendable {
  /// What was found, in the order of the results, stale entries last.
  public let findings: [BaselineFinding]
  /// How many results have an equal entry.
  public let equal: Int
  /// What has changed in the set of metrics.
  public let metricChanges: [MetricChange]

  /// Compares results with a baseline.
  ///
  /// - Parameters:
  ///   - head: The results.
  ///   - base: The baseline.
  ///   - isWhole: Whether the results are those of all scenarios, so that an entry without a result
  ///     is stale.
  /// - Complexity: O(*h* · *b*), where *h* and *b* are the numbers of entries.
  public init(_ head: Baseline, with base: Baseline, isWhole: Bool) {
    var findings: [BaselineFinding] = []
    var equal = 0
    for entry in head.entries {
      let kinds = BaselineComparison.kinds(entry, base.partner(of: entry))
      if kinds.isEmpty { equal += 1 }
      findings += kinds.map {
        BaselineFinding(scenario: entry.scenario, input: entry.input, kind: $0)
      }
    }
    if isWhole {
      for entry in base.entries where head.partner(of: entry) == nil {
        findings.append(
          BaselineFinding(scenario: entry.scenario, input: entry.input, kind: .stale)
        )
      }
    }
    self.findings = findings
    self.equal = equal
    metricChanges = MetricChange.all(from: base, to: head)
  }

  private static func kinds(
    _ head: BaselineEntry,
    _ base: BaselineEntry?
  ) -> [BaselineFinding.Kind] {
    guard let base else { return [.missing] }
    let obstacles = obstacles(base, head)
    guard obstacles.isEmpty else { return obstacles }
    let differences = MetricDifference.all(from: base.measurements, to: head.measurements)
    guard differences.isEmpty else { return differences.map(kind) }
    return base.trace == head.trace ? [] : [.trace]
  }

  private static func kind(_ difference: MetricDifference) -> BaselineFinding.Kind {
    switch difference.grade {
    case .worse: .regression(difference)
    case .better: .improvement(difference)
    case .different: .difference(difference)
    }
  }

  /// What the values depend on and is not equal.
  private static func obstacles(
    _ base: BaselineEntry,
    _ head: BaselineEntry
  ) -> [BaselineFinding.Kind] {
    var kinds: [BaselineFinding.Kind] = []
    func compare(_ field: BaselineField, _ old: String, _ new: String) {
      guard !old.utf8.elementsEqual(new.utf8) else { return }
      kinds.append(.incomparable(field, base: old, head: new))
    }
    let digest = { (value: UInt64?) in value.map(HexDigits.text) ?? "unknown" }
    // What a record does not tell is not known to be equal.
    if base.content == nil || head.content == nil {
      kinds.append(
        .incomparable(.content, base: digest(base.content), head: digest(head.content))
      )
    } else {
      compare(.content, digest(base.content), digest(head.content))
    }
    compare(.device, base.device, head.device)
    compare(.seed, String(base.seed), String(head.seed))
    compare(
      .constants,
      settings(base.constants, besides: head.constants),
      settings(head.constants, besides: base.constants)
    )
    compare(
      .costs,
      settings(base.costs, besides: head.costs),
      settings(head.costs, besides: base.costs)
    )
    let motion = { (isOn: Bool) in isOn ? "on" : "off" }
    compare(.reduceMotion, motion(base.reducesMotion), motion(head.reducesMotion))
    compare(.definitions, list(base.unknownMetrics), list(head.unknownMetrics))
    return kinds + textObstacles(base.text, head.text)
  }

  private static func textObstacles(
    _ base: BaselineText?,
    _ head: BaselineText?
  ) -> [BaselineFinding.Kind] {
    guard let base, let head else {
      guard base != nil || head != nil else { return [] }
      let words = [base, head].map { $0 == nil ? "heights that are stated" : "text" }
      return [.incomparable(.text, base: words[0], head: words[1])]
    }
    let pairs: [(BaselineField, String, String)] = [
      (.parser, base.cmarkGFM, head.cmarkGFM),
      (.metrics, list(base.metrics.map(short)), list(head.metrics.map(short))),
      (.fonts, list(base.fonts.map(short)), list(head.fonts.map(short))),
      (.libraries, versions(base.libraries), versions(head.libraries)),
    ]
    return pairs.compactMap { field, old, new in
      old.utf8.elementsEqual(new.utf8) ? nil : .incomparable(field, base: old, head: new)
    }
  }

  /// The first half of a digest, which is enough to tell files apart.
  private static func short(_ digest: String) -> String { String(digest.prefix(32)) }

  /// The settings that the other side does not have.
  private static func settings(
    _ settings: [ConstantSetting],
    besides others: [ConstantSetting]
  ) -> String {
    list(settings.filter { !others.contains($0) }.map { $0.key + "=" + $0.text })
  }

  private static func versions(_ versions: [RunEnvironment.Version]) -> String {
    list(versions.map { $0.name + " " + $0.version })
  }

  private static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
  }
}

extension BaselineComparison {
  /// The findings about a scenario and the user's input.
  ///
  /// - Complexity: O(*f*), where *f* is the number of findings.
  public func findings(of run: RunEntry) -> [BaselineFinding] {
    findings.filter { $0.scenario == run.scenario && $0.input == run.input?.digest }
  }

  /// Whether a finding says nothing that the changes of the set of metrics do not say.
  ///
  /// - Complexity: O(*m*), where *m* is the number of changed metrics.
  public func isOfMetrics(_ finding: BaselineFinding) -> Bool {
    func isChanged(_ name: String, isNew: Bool) -> Bool {
      metricChanges.contains { $0.isNew == isNew && $0.metric.utf8.elementsEqual(name.utf8) }
    }
    switch finding.kind {
    case .difference(let difference) where difference.before == nil || difference.after == nil:
      return isChanged(difference.metric.name.description, isNew: difference.before == nil)
    case .incomparable(.definitions, let names, _):
      return names.split(separator: ", ").allSatisfy { isChanged(String($0), isNew: false) }
    default: return false
    }
  }
}
