import Testing
import TimelineTrace
import TimelineUnits

@Suite struct TraceByteReaderTests {
  private let header = TraceRecorder().finish().bytes

  private func error(_ bytes: [UInt8]) -> TraceError? {
    do throws(TraceError) {
      var reader = try TraceReader(unchecked: bytes)
      while try reader.read() != nil {}
      return nil
    } catch {
      return error
    }
  }

  private func flaw(_ offset: Int, _ reason: TraceError.Reason) -> TraceError {
    TraceError(byteOffset: header.count + offset, reason: reason)
  }

  @Test func `The header is 8 bytes, and another magic or version is refused`() {
    #expect(header.count == 8)
    #expect(error([]) == TraceError(byteOffset: 0, reason: .notATrace))
    #expect(error(Array("{\"schema\"".utf8)) == TraceError(byteOffset: 0, reason: .notATrace))
    #expect(error(Array(header[..<7])) == TraceError(byteOffset: 7, reason: .unsupportedVersion))
    #expect(error(header[..<7] + [2]) == TraceError(byteOffset: 7, reason: .unsupportedVersion))
    #expect(error(header) == nil)
  }

  @Test func `Each flaw has its reason and the position of the field`() {
    // 0x88: "held" (8) at the time of the record before.
    #expect(error(header + [0x88]) == nil)
    #expect(error(header + [0x80]) == flaw(0, .unknownRecord))
    #expect(error(header + [0xff]) == flaw(0, .unknownRecord))
    #expect(error(header + [0x08]) == flaw(1, .truncated))
    #expect(error(header + [0x08, 0x00]) == flaw(1, .overlongNumber))
    #expect(error(header + [0x08, 0x81, 0x00]) == flaw(1, .overlongNumber))
    // "rendered" (7): a cause that does not exist, then a missing count.
    #expect(error(header + [0x87, 0x04, 0x00]) == flaw(1, .unknownValue))
    #expect(error(header + [0x87, 0x00]) == flaw(2, .truncated))
    // The first of two flaws is told.
    #expect(error(header + [0x87, 0x04]) == flaw(1, .unknownValue))
    // "followLink" (24): a flag is 0 or 1.
    #expect(error(header + [0x98, 0x02]) == flaw(1, .unknownValue))
    // "left" (28): an id below 0.
    #expect(error(header + [0x9c, 0x01]) == flaw(1, .numberOutOfRange))
    // "frame" (29): a state beyond the known ones.
    #expect(error(header + [0x9d, 0, 0, 0, 0x80]) == flaw(4, .unknownValue))
  }

  @Test func `Numbers reach ±(2^53 − 1) and not one further`() {
    // "covered" (4) with the count 2^53 − 1 and 2^53.
    let largest: [UInt8] = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f]
    let above: [UInt8] = [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x10]
    #expect(error(header + [0x84] + largest) == nil)
    #expect(error(header + [0x84] + above) == flaw(1, .numberOutOfRange))
    // More than 64 bits.
    let endless = [UInt8](repeating: 0xff, count: 12)
    #expect(error(header + [0x84] + endless) == flaw(1, .numberOutOfRange))
    // "fault" (30) with the value 2^64, whose low 64 bits are 0.
    let wrapped = [UInt8](repeating: 0x80, count: 9) + [0x02]
    #expect(error(header + [0x9e, 0] + wrapped) == flaw(2, .numberOutOfRange))
  }

  @Test func `Times add up to at most 2^53 − 1 ticks`() {
    let most: [UInt8] = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f]
    #expect(error(header + [0x08] + most) == nil)
    #expect(error(header + [0x08] + most + [0x08, 0x01]) == flaw(10, .numberOutOfRange))
  }
}
