import TimelineUnits

/// The reader of the binary form: every flaw is an error with its position, never a trap.
///
/// It accepts only what the writer writes, so equal traces are equal bytes and have equal digests.
struct TraceByteReader {
  let bytes: [UInt8]
  private(set) var position: Int
  var flaw: TraceError?
  private var baselines = TraceBaselines()

  init(_ bytes: [UInt8]) throws(TraceError) {
    let magic = TraceByteWriter.magic
    for (index, byte) in magic.enumerated() where index >= bytes.count || bytes[index] != byte {
      throw TraceError(byteOffset: index, reason: .notATrace)
    }
    guard bytes.count > magic.count, bytes[magic.count] == TraceByteWriter.version else {
      throw TraceError(byteOffset: magic.count, reason: .unsupportedVersion)
    }
    self.bytes = bytes
    position = magic.count + 1
  }

  /// Reads the bytes that a recorder wrote.
  init(recorded bytes: [UInt8]) {
    self.bytes = bytes
    position = TraceByteWriter.magic.count + 1
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// Reads the next record.
  mutating func record() throws(TraceError) -> TimedRecord {
    let start = position
    let head = byte()
    guard let tag = TraceTag(rawValue: head & ~TraceByteWriter.sameTime) else {
      throw TraceError(byteOffset: start, reason: .unknownRecord)
    }
    if head & TraceByteWriter.sameTime == 0 { elapse() }
    let time = Instant(ticks: baselines.time)
    let record = TraceRecord(tag, from: &self)
    if let flaw { throw flaw }
    return TimedRecord(at: time, record: record)
  }

  private mutating func elapse() {
    let start = position
    let elapsed = number()
    guard elapsed > 0 else { return fail(at: start, .overlongNumber) }
    guard elapsed <= UInt64(Limits.safeInteger - baselines.time) else {
      return fail(at: start, .numberOutOfRange)
    }
    baselines.advance(to: baselines.time + Int64(elapsed))
  }

  private mutating func byte() -> UInt8 {
    guard position < bytes.count else {
      fail(at: bytes.count, .truncated)
      return 0
    }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func number() -> UInt64 {
    let start = position
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = byte()
      // The tenth byte holds the one bit that is left of 64.
      if shift >= 63, next > 1 {
        fail(at: start, .numberOutOfRange)
        return 0
      }
      value |= UInt64(next & 0x7f) << shift
      if next & 0x80 == 0 {
        if next == 0, shift > 0 { fail(at: start, .overlongNumber) }
        return value
      }
      shift += 7
    }
  }

  private mutating func signed(from base: Int64) -> Int64 {
    let start = position
    let value = base &+ TraceNumber.unfolded(number())
    guard TraceNumber.isInRange(value) else {
      fail(at: start, .numberOutOfRange)
      return 0
    }
    return value
  }

  private mutating func id(_ folded: UInt64, at start: Int) -> ItemID {
    let value = baselines.itemBase &+ TraceNumber.unfolded(folded)
    guard let raw = UInt32(exactly: value) else {
      fail(at: start, .numberOutOfRange)
      return ItemID(rawValue: 0)
    }
    baselines.note(item: raw)
    return ItemID(rawValue: raw)
  }
}

extension TraceByteReader: TraceSource {
  mutating func count(_ field: TraceField) -> Int {
    let start = position
    let value = number()
    guard value <= UInt64(Limits.safeInteger), let count = Int(exactly: value) else {
      fail(at: start, .numberOutOfRange)
      return 0
    }
    return count
  }

  mutating func integer(_ field: TraceField) -> Int {
    let start = position
    guard let value = Int(exactly: signed(from: 0)) else {
      fail(at: start, .numberOutOfRange)
      return 0
    }
    return value
  }

  mutating func length(_ field: TraceField) -> Length {
    let units = signed(from: baselines.base(of: field.stream))
    baselines.note(units, in: field.stream)
    return Length(units: units)
  }

  mutating func rowHeight(_ field: TraceField) -> Length {
    let units = signed(from: 0)
    baselines.skip(rowHeight: units)
    return Length(units: units)
  }

  mutating func interval(_ field: TraceField) -> Interval {
    Interval(ticks: signed(from: 0))
  }

  mutating func instant(_ field: TraceField) -> Instant {
    Instant(ticks: signed(from: baselines.time))
  }

  mutating func item(_ field: TraceField) -> ItemID {
    let start = position
    return id(number(), at: start)
  }

  mutating func optionalItem(_ field: TraceField) -> ItemID? {
    let start = position
    let value = number()
    return value == 0 ? nil : id(value - 1, at: start)
  }

  mutating func flag(_ field: TraceField) -> Bool {
    let start = position
    let value = byte()
    if value > 1 { fail(at: start, .unknownValue) }
    return value == 1
  }

  mutating func name<Name: TraceName>(_ field: TraceField) -> Name {
    let start = position
    guard let name = Name(rawValue: byte()) else {
      fail(at: start, .unknownValue)
      return .first
    }
    return name
  }

  mutating func state(_ field: TraceField) -> FrameState {
    let start = position
    let state = FrameState(rawValue: byte())
    if !state.isSubset(of: .all) { fail(at: start, .unknownValue) }
    return state
  }
}
