import FrameMetrics
import StrictJSON
import Testing

@testable import Experiments

@Suite struct BaselineHistoryTests {
  /// BM-BASE-7.
  @Test func `An accepted run is one line with its commit and few values`() throws {
    let entries = try (1...20).map { number in
      try BaselineWorld.entry(
        "a/s\(number)",
        [(.revealMs, 705_600 * Int64(number)), (.workMeasures, Int64(number))]
      )
    }
    let line = BaselineHistory.line(of: Baseline(entries), BaselineWorld.acceptance)
    #expect(line.last == UInt8(ascii: "\n") && line.count { $0 == UInt8(ascii: "\n") } == 1)
    let root = try JSONDocument(Array(line.dropLast())).root
    #expect(try root.member("commit")?.string() == "0123")
    #expect(try root.member("scenarios")?.exactInteger() == 20)
    let values = try #require(try root.member("values"))
    #expect(try values.member("reveal.ms.p50")?.number() == 10)
    #expect(try values.member("reveal.ms.p95")?.number() == 19)
    #expect(try values.member("reveal.ms.max")?.number() == 20)
    #expect(try values.member("work.measures.sum")?.number() == 210)
    #expect(try values.member("cadence.max.max")?.isNull == true)
  }

  @Test func `The digest of all traces changes with one of them`() throws {
    func digest(_ trace: UInt64) throws -> String? {
      var entry = try BaselineWorld.entry()
      entry.trace = trace
      let line = BaselineHistory.line(of: Baseline([entry]), BaselineWorld.acceptance)
      return try JSONDocument(line).root.member("traces")?.string()
    }
    #expect(try digest(1) == digest(1))
    #expect(try digest(1) != digest(2))
  }
}
