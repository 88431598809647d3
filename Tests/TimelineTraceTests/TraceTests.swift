import Testing
import TimelineTrace
import TimelineUnits

@Suite struct TraceTests {
  /// M-NOTE-4.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `Records of every case come back as they were written`(seed: UInt64) throws {
    var source = RandomRecords(seed: seed)
    let records = source.timedRecords(count: 400)
    var recorder = TraceRecorder()
    for timed in records { recorder.record(timed.record, at: timed.at) }
    #expect(recorder.count == 402)
    let trace = recorder.finish()
    #expect(Array(trace.records) == records)
    #expect(try Trace(bytes: trace.bytes) == trace)
  }

  @Test func `A trace cut at any byte is refused with a position inside it`() throws {
    var source = RandomRecords(seed: 3)
    let bytes = source.trace(count: 120).bytes
    for length in 0..<bytes.count {
      do throws(TraceError) {
        _ = try Trace(bytes: Array(bytes[..<length]))
        Issue.record("accepted \(length) of \(bytes.count) bytes")
      } catch {
        #expect(error.byteOffset >= 0 && error.byteOffset <= length)
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `A trace with changed bytes is refused or is the one spelling of what it says`(
    seed: UInt64
  ) throws {
    var source = RandomRecords(seed: seed)
    let original = source.trace(count: 60).bytes
    for _ in 0..<200 {
      var bytes = original
      for _ in 0...source.random.below(3) {
        bytes[source.random.below(bytes.count)] ^= UInt8(1 << source.random.below(8))
      }
      guard let trace = try? Trace(bytes: bytes) else { continue }
      var recorder = TraceRecorder()
      for timed in trace.records { recorder.record(timed.record, at: timed.at) }
      #expect(recorder.finish().bytes == bytes)
      #expect(try TraceText.parse(TraceText.text(of: trace)) == trace)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `Random bytes behind a header are refused`(seed: UInt64) {
    var source = RandomRecords(seed: seed)
    let header = TraceRecorder().finish().bytes
    for _ in 0..<200 {
      let tail = (0..<source.random.below(80)).map { _ in UInt8(source.random.below(256)) }
      #expect(throws: TraceError.self) { try Trace(bytes: header + tail) }
    }
  }

  /// BM-TIER-1.
  @Test func `The digest of a fixed trace never changes`() {
    // The records up to `waited`; later ones are not drawn, so that the digest stays.
    var source = RandomRecords(seed: 1, cases: 34)
    let trace = source.trace(count: 1_000)
    #expect(trace.digest == 0x84c5_eb64_e390_086f)
    #expect(trace.digest == StableHash.of(trace.bytes))
  }

  @Test func `One unit of 1/192 pt more changes the digest`() {
    func digest(_ units: Int64) -> UInt64 {
      var recorder = TraceRecorder()
      let top = Length(units: units)
      recorder.record(
        .placed(ItemID(rawValue: 0), top: top, height: .zero, isEstimated: false),
        at: .zero
      )
      return recorder.finish().digest
    }
    #expect(digest(0) != digest(1))
  }
}
