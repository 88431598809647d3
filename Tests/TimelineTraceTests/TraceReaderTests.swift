import Testing
import TimelineTrace
import TimelineUnits

@Suite struct TraceReaderTests {
  private let bytes: [UInt8] = {
    var recorder = TraceRecorder()
    recorder.record(.held, at: .zero)
    recorder.record(.modelUpdated, at: Instant(ticks: 3))
    return recorder.finish().bytes
  }()

  @Test func `Records come one after the other with their positions`() throws {
    var reader = try TraceReader(unchecked: bytes)
    #expect(reader.byteOffset == 8)
    let first = try reader.read()
    #expect(first == TimedRecord(at: .zero, record: .held))
    #expect(reader.byteOffset == 9)
    let second = try reader.read()
    #expect(second == TimedRecord(at: Instant(ticks: 3), record: .modelUpdated))
    #expect(reader.byteOffset == bytes.count)
    let third = try reader.read()
    #expect(third == nil)
  }

  @Test func `As a sequence unchecked bytes end at their first flaw`() throws {
    let flawed = Array(bytes.dropLast()) + [0x00]
    #expect(Array(try TraceReader(unchecked: flawed)).count == 1)
    #expect(Array(try TraceReader(unchecked: bytes)).count == 2)
  }
}
