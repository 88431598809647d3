import Testing
import TimelineTrace
import TimelineUnits

@Suite struct TraceTextTests {
  private let head = "timelinetrace/1\n"
  private let began =
    "0 began width=390 height=700 insetTop=0 insetLeft=0 insetBottom=0 insetRight=0 scale=1 "
    + "refresh=16_2/3 estimate=80 renderInterval=166_2/3\n"

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `The text of a trace reads back as the same trace`(seed: UInt64) throws {
    var source = RandomRecords(seed: seed)
    let trace = source.trace(count: 300)
    #expect(try TraceText.parse(TraceText.text(of: trace)) == trace)
  }

  @Test func `Comment lines may stand between records`() throws {
    let text = head + "# look at pass 4\n" + began + "#\n32 ended\n# end\n"
    let trace = try TraceText.parse(Array(text.utf8))
    #expect(
      String(decoding: TraceText.text(of: trace), as: UTF8.self) == head + began + "32 ended\n"
    )
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `Text with changed or missing bytes is refused or still a trace`(seed: UInt64) throws {
    var source = RandomRecords(seed: seed)
    let original = TraceText.text(of: source.trace(count: 30))
    for _ in 0..<300 {
      var bytes = original
      bytes[source.random.below(bytes.count)] = UInt8(source.random.below(128))
      if source.random.chance(1, in: 2) { bytes.removeLast(source.random.below(bytes.count)) }
      guard let trace = try? TraceText.parse(bytes) else { continue }
      #expect(try Trace(bytes: trace.bytes) == trace)
    }
  }
}
