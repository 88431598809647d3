import ChatScenarios
import Experiments
import FrameMetrics
import Reporting
import Testing

@Suite struct BaselineTableTests {
  @Test func `There is a line for each family and one for all`() throws {
    let record = Records.record([
      try Records.entry("b/one", revealMs: 128), try Records.entry("b/two", revealMs: 256),
      try Records.entry("a/one", revealMs: nil), try Records.entry("b/three", revealMs: 512),
    ])
    let lines = BaselineTable.markdown(of: Baseline(record))
    #expect(lines[2].hasPrefix("| a | 1 | – | – |"))
    #expect(lines[3].hasPrefix("| b | 3 | 256 ms | 512 ms |"))
    #expect(lines[4].hasPrefix("| **all** | 4 | 256 ms | 512 ms |"))
    #expect(lines.last == "Nothing was accepted yet.")
  }

  /// INJ-8.
  @Test func `The last reason is told with its date and commit, as text`() throws {
    let acceptance = BaselineAcceptance(
      reason: "<b>why</b> | *now*",
      who: "x",
      date: "2026-11-30",
      revision: SourceRevision(commit: "0123456789abcdef"),
      changes: []
    )
    let lines = BaselineTable.markdown(of: Baseline([], acceptances: [acceptance]))
    #expect(
      lines.last
        == "Accepted on 2026-11-30 at 0123456789: &lt;b&gt;why&lt;/b&gt; \\| \\*now\\*"
    )
  }
}
