import ChatScenarios
import FrameMetrics
import Testing

@testable import Experiments

@Suite struct BaselineComparisonTests {
  private func kinds(_ head: BaselineEntry, _ base: BaselineEntry) -> [BaselineFinding.Kind] {
    BaselineComparison(Baseline([head]), with: Baseline([base]), isWhole: false).findings
      .map(\.kind)
  }

  /// BM-STAT-3.
  @Test func `Equal values are found equal, and one part is a finding`() throws {
    let base = try BaselineWorld.entry()
    #expect(kinds(base, base).isEmpty)
    for metric in BaselineWorld.standard.map(\.0) {
      let values = BaselineWorld.standard.map { ($0.0, $0.0 == metric ? $0.1 + 1 : $0.1) }
      let found = BaselineComparison(
        Baseline([try BaselineWorld.entry("reveal/rows", values)]),
        with: Baseline([base]),
        isWhole: false
      ).findings
      #expect(found.count == 1)
      switch metric.definition.polarity {
      case .lowerIsBetter: #expect(found[0].isRegression && !found[0].isImprovement)
      case .higherIsBetter: #expect(found[0].isImprovement && !found[0].isRegression)
      case .neutral: #expect(found[0].message.hasSuffix("difference"))
      }
    }
  }

  @Test func `Another trace of equal values is a difference, beside other values it is not told`()
    throws
  {
    let base = try BaselineWorld.entry()
    var head = base
    head.trace = 1
    #expect(kinds(head, base) == [.trace])
    head.measurements = BaselineWorld.measurements([(.revealMs, 1)])
    #expect(!kinds(head, base).contains(.trace))
  }

  /// BM-BASE-3.
  @Test func `Each of 12 fields that differs is named, and no value is compared then`() throws {
    let text = BaselineText(cmarkGFM: "1", metrics: ["a"], fonts: ["f"], libraries: [])
    let base = try BaselineWorld.entry(text: text)
    let changes: [(BaselineField, (inout BaselineEntry) -> Void)] = [
      (.content, { $0.content = 1 }), (.content, { $0.content = nil }),
      (.device, { $0.device = "iPhone 17" }), (.seed, { $0.seed = 2 }),
      (.constants, { $0.constants = [ConstantSetting(key: "a.b", text: "1")] }),
      (.costs, { $0.costs = [ConstantSetting(key: "cost.measure", text: "1 ms")] }),
      (.reduceMotion, { $0.reducesMotion = true }), (.text, { $0.text = nil }),
      (.parser, { $0.text?.cmarkGFM = "2" }), (.metrics, { $0.text?.metrics = ["b"] }),
      (.fonts, { $0.text?.fonts = [] }),
      (.libraries, { $0.text?.libraries = [.init(name: "icu", version: "1")] }),
      (.definitions, { $0.unknownMetrics = ["a.b"] }),
    ]
    #expect(BaselineField.allCases.allSatisfy { field in changes.contains { $0.0 == field } })
    for (field, change) in changes {
      var head = base
      head.measurements = BaselineWorld.measurements([(.revealMs, 1)])
      change(&head)
      for found in [kinds(head, base), kinds(base, head)] {
        #expect(found.count == 1)
        guard case .incomparable(field, let old, let new)? = found.first else {
          Issue.record("\(field): \(found)")
          continue
        }
        #expect(old != new || field == .content)
      }
    }
  }

  /// BM-BASE-4.
  @Test func `What only one side has is found, the baseline's only in a whole run`() throws {
    let (a, b) = (try BaselineWorld.entry("a/a"), try BaselineWorld.entry("b/b"))
    let part = BaselineComparison(Baseline([a]), with: Baseline([b]), isWhole: false)
    #expect(part.findings.map(\.kind) == [.missing] && part.equal == 0)
    let whole = BaselineComparison(Baseline([a, b]), with: Baseline([b]), isWhole: true)
    #expect(whole.findings.map(\.kind) == [.missing] && whole.equal == 1)
    let gone = BaselineComparison(Baseline([a]), with: Baseline([a, b]), isWhole: true)
    #expect(gone.findings.map(\.kind) == [.stale])
    #expect(gone.findings[0].isIncomparable)
  }

  @Test func `A metric that one side has nowhere is one change, in a single scenario a finding`()
    throws
  {
    let more = BaselineWorld.standard + [(.followLagMax, 7)]
    func side(_ values: [[(Metric, Int64)]]) throws -> Baseline {
      Baseline(try values.enumerated().map { try BaselineWorld.entry("a/b\($0)", $1) })
    }
    let standard = BaselineWorld.standard
    let old = try side([standard, standard, standard])
    let new = try side([more, more, standard])
    let added = BaselineComparison(new, with: old, isWhole: true)
    #expect(
      added.metricChanges == [
        MetricChange(metric: Metric.followLagMax.name.description, isNew: true, scenarios: 2)
      ]
    )
    #expect(added.findings.count == 2 && added.findings.allSatisfy(added.isOfMetrics))
    #expect(added.findings.allSatisfy { $0.isRegression })
    #expect(
      added.metricChanges[0].message == "2 scenarios have this new metric, which the baseline has "
        + "nowhere; accept it with 'timeline-bench accept --reason TEXT'"
    )
    let gone = BaselineComparison(old, with: new, isWhole: true)
    #expect(gone.metricChanges.map(\.isNew) == [false] && gone.metricChanges[0].scenarios == 2)
    #expect(gone.findings.allSatisfy(gone.isOfMetrics))
    // One that another scenario of the baseline has is a difference of each scenario.
    let known = BaselineComparison(new, with: try side([standard, standard, more]), isWhole: true)
    #expect(known.metricChanges.isEmpty && known.findings.count == 3)
    #expect(!known.findings.contains(where: known.isOfMetrics))
    let alone = BaselineComparison(try side([more]), with: try side([standard]), isWhole: true)
    #expect(alone.metricChanges.isEmpty && !alone.isOfMetrics(alone.findings[0]))
  }

  @Test func `Values that this build has no metric for are told once for each name`() throws {
    var entries = [try BaselineWorld.entry("a/a"), try BaselineWorld.entry("b/b")]
    let head = Baseline(entries)
    for index in entries.indices { entries[index].unknownMetrics = ["old.x", "old.y"] }
    let comparison = BaselineComparison(head, with: Baseline(entries), isWhole: true)
    #expect(comparison.metricChanges.map(\.metric) == ["old.x", "old.y"])
    #expect(comparison.findings.count == 2 && comparison.findings.allSatisfy { $0.isIncomparable })
    #expect(comparison.findings.allSatisfy(comparison.isOfMetrics))
  }

  @Test func `Findings of a run are told apart by its input`() throws {
    let own = try BaselineWorld.run("a/a", input: 5)
    let comparison = BaselineComparison(
      Baseline(BaselineWorld.record([own])),
      with: Baseline([try BaselineWorld.entry("a/a")]),
      isWhole: false
    )
    #expect(comparison.findings(of: own).map(\.kind) == [.missing])
    #expect(comparison.findings(of: try BaselineWorld.run("a/a")).isEmpty)
  }
}
