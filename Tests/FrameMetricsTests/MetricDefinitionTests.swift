import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct MetricDefinitionTests {
  private func text(_ name: StaticString) -> String { name.description }

  /// BM-PRIN-3.
  @Test func `Each metric has one row in the table at its own place`() {
    #expect(MetricDefinition.all.map(\.metric) == Metric.allCases)
  }

  /// S-NAME-7.
  @Test func `Names are unique dotted groups of lower camel case words`() {
    let names = Metric.allCases.map { text($0.name) }
    #expect(Set(names).count == names.count)
    for name in names {
      let groups = name.split(separator: ".", omittingEmptySubsequences: false)
      #expect(groups.count >= 2, "\(name)")
      for group in groups {
        #expect(group.first?.isLowercase == true, "\(name)")
        #expect(group.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }, "\(name)")
      }
    }
  }

  @Test func `A case is named as its metric without dots`() {
    for metric in Metric.allCases {
      #expect("\(metric)".lowercased() == text(metric.name).lowercased().filter { $0 != "." })
    }
  }

  @Test func `Each definition is one sentence of at least five words with a source`() {
    for row in MetricDefinition.all {
      let summary = text(row.summary)
      #expect(summary.hasSuffix(".") && summary.filter { $0 == "." }.count == 1, "\(summary)")
      #expect(summary.split(separator: " ").count >= 3, "\(summary)")
      #expect(text(row.source).contains("-"))
    }
  }

  @Test func `A metric is found by its name and by nothing else`() {
    for metric in Metric.allCases {
      #expect(Metric.named(text(metric.name).utf8) == metric)
    }
    #expect(Metric.named("reveal.m".utf8) == nil)
    #expect(Metric.named("reveal.ms ".utf8) == nil)
    #expect(Metric.named("".utf8) == nil)
  }
}
