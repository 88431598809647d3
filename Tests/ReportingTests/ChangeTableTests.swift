import Experiments
import FrameMetrics
import Testing
import TimelineTrace

@testable import Reporting

/// Covers `ReportChanges`.
@Suite struct ChangeTableTests {
  private func run(_ name: String, _ after: Double, before: Double?) throws -> ReportRun {
    let trace = TraceRecorder().finish()
    return ReportRun(
      name: name,
      entry: try Records.entry(name, revealMs: after),
      trace: trace,
      base: try before.map { try Records.entry(name, revealMs: $0) }
    )
  }

  /// BM-STAT-11.
  @Test func `Changes are sorted by their share of the budget's limit of 300 ms`() throws {
    let table = ChangeTable([
      try run("reveal/a", 130, before: 100), try run("reveal/b", 100, before: 190),
      try run("reveal/c", 100, before: 100), try run("reveal/d", 5, before: nil),
    ])
    #expect(table.rows.map(\.run) == [1, 0])
    #expect(table.rows.map(\.difference.grade) == [.better, .worse])
    #expect(table.rows[1].relevance == 0.1 && table.rows[0].relevance == 0.3)
    let text = String(decoding: ReportChanges([]).json(), as: UTF8.self)
    #expect(text == #"{"rows":[],"means":[]}"#)
  }

  /// BM-STAT-9.
  @Test func `The mean of a family multiplies ratios, and one scenario has none`() throws {
    let table = ChangeTable([
      try run("reveal/a", 200, before: 100), try run("reveal/b", 400, before: 50),
      try run("follow/c", 2, before: 1),
    ])
    #expect(table.means.map(\.family) == ["reveal"])
    #expect(table.means[0].ratio == 4 && table.means[0].count == 2)
    #expect(ChangeTable.geometricMean([]) == nil)
    #expect(ChangeTable.geometricMean([0.5, 2]) == 1)
  }
}
