import Testing

@testable import Experiments

/// Covers `BaselineAcceptance+JSON`.
@Suite struct BaselineAcceptanceTests {
  /// BM-BASE-5.
  @Test func `A log lists 200 changes and counts the rest`() throws {
    let changes = (0..<250).map { "change \($0)" }
    let acceptance = BaselineAcceptance(
      reason: "r",
      who: "w",
      date: "2026-11-30",
      revision: SourceRevision(),
      of: changes
    )
    #expect(acceptance.changes == Array(changes.prefix(200)) && acceptance.unlisted == 50)
    let written = Baseline([], acceptances: [acceptance])
    #expect(try Baseline(written.json(), at: "b.json") == written)
  }
}
