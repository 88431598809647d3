import TimelineUnits

/// The reader of the binary form: every flaw is an error with its position, never a trap.
///
/// It accepts only what the writer writes, so equal traces are equal bytes and have equal digests.
struct TraceByteReader {
  let bytes: [UInt8]
  private(set) var position: Int
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
    let head = try byte()
    guard let tag = TraceTag(rawValue: head & ~TraceByteWriter.sameTime) else {
      throw TraceError(byteOffset: start, reason: .unknownRecord)
    }
    if head & TraceByteWriter.sameTime == 0 {
      let at = position
      let elapsed = try number()
      guard elapsed > 0 else { throw TraceError(byteOffset: at, reason: .overlongNumber) }
      guard elapsed <= UInt64(Limits.safeInteger - baselines.time) else {
        throw TraceError(byteOffset: at, reason: .numberOutOfRange)
      }
      baselines.advance(to: baselines.time + Int64(elapsed))
    }
    let time = Instant(ticks: baselines.time)
    return TimedRecord(at: time, record: try TraceRecord(tag, from: &self))
  }

  private mutating func byte() throws(TraceError) -> UInt8 {
    guard position < bytes.count else {
      throw TraceError(byteOffset: bytes.count, reason: .truncated)
    }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func number() throws(TraceError) -> UInt64 {
    let start = position
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      // The tenth byte holds the one bit that is left of 64.
      guard shift < 63 || next <= 1 else {
        throw TraceError(byteOffset: start, reason: .numberOutOfRange)
      }
      value |= UInt64(next & 0x7f) << shift
      if next & 0x80 == 0 {
        guard next != 0 || shift == 0 else {
          throw TraceError(byteOffset: start, reason: .overlongNumber)
        }
        return value
      }
      shift += 7
    }
  }

  private mutating func signed(from base: Int64) throws(TraceError) -> Int64 {
    let start = position
    let value = base &+ TraceNumber.unfolded(try number())
    guard TraceNumber.isInRange(value) else {
      throw TraceError(byteOffset: start, reason: .numberOutOfRange)
    }
    return value
  }

  private mutating func id(_ folded: UInt64, at start: Int) throws(TraceError) -> ItemID {
    let value = baselines.itemBase &+ TraceNumber.unfolded(folded)
    guard value >= 0, value <= Int64(UInt32.max) else {
      throw TraceError(byteOffset: start, reason: .numberOutOfRange)
    }
    let raw = UInt32(value)
    baselines.note(item: raw)
    return ItemID(rawValue: raw)
  }
}

extension TraceByteReader: TraceSource {
  mutating func count(_ field: TraceField) throws(TraceError) -> Int {
    let start = position
    let value = try number()
    guard value <= UInt64(Limits.safeInteger), let count = Int(exactly: value) else {
      throw TraceError(byteOffset: start, reason: .numberOutOfRange)
    }
    return count
  }

  mutating func integer(_ field: TraceField) throws(TraceError) -> Int {
    let start = position
    guard let value = Int(exactly: try signed(from: 0)) else {
      throw TraceError(byteOffset: start, reason: .numberOutOfRange)
    }
    return value
  }

  mutating func length(_ field: TraceField) throws(TraceError) -> Length {
    let units = try signed(from: baselines.base(of: field.stream))
    baselines.note(units, in: field.stream)
    return Length(units: units)
  }

  mutating func rowHeight(_ field: TraceField) throws(TraceError) -> Length {
    let units = try signed(from: 0)
    baselines.skip(rowHeight: units)
    return Length(units: units)
  }

  mutating func interval(_ field: TraceField) throws(TraceError) -> Interval {
    Interval(ticks: try signed(from: 0))
  }

  mutating func instant(_ field: TraceField) throws(TraceError) -> Instant {
    Instant(ticks: try signed(from: baselines.time))
  }

  mutating func item(_ field: TraceField) throws(TraceError) -> ItemID {
    let start = position
    return try id(try number(), at: start)
  }

  mutating func optionalItem(_ field: TraceField) throws(TraceError) -> ItemID? {
    let start = position
    let value = try number()
    return value == 0 ? nil : try id(value - 1, at: start)
  }

  mutating func flag(_ field: TraceField) throws(TraceError) -> Bool {
    let start = position
    let value = try byte()
    guard value <= 1 else { throw TraceError(byteOffset: start, reason: .unknownValue) }
    return value == 1
  }

  mutating func name<Name: TraceName>(_ field: TraceField) throws(TraceError) -> Name {
    let start = position
    guard let name = Name(rawValue: try byte()) else {
      throw TraceError(byteOffset: start, reason: .unknownValue)
    }
    return name
  }

  mutating func state(_ field: TraceField) throws(TraceError) -> FrameState {
    let start = position
    let state = FrameState(rawValue: try byte())
    guard state.isSubset(of: .all) else {
      throw TraceError(byteOffset: start, reason: .unknownValue)
    }
    return state
  }
}
