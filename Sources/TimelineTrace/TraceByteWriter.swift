import TimelineUnits

/// The writer of the binary form.
///
/// A record is one byte with its number, whose highest bit says "at the time of the record before";
/// else the time since then; then its fields. Numbers are in base 128, lowest digits first, the
/// highest bit of a byte saying that another follows; signed ones are folded.
struct TraceByteWriter {
  static let magic: [UInt8] = [0x89, 0x54, 0x4c, 0x42, 0x54, 0x0d, 0x0a]
  static let version: UInt8 = 1
  static let sameTime: UInt8 = 0x80

  private(set) var bytes: [UInt8]
  private var baselines = TraceBaselines()

  init(capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
    bytes.append(contentsOf: TraceByteWriter.magic)
    bytes.append(TraceByteWriter.version)
  }

  mutating func begin(_ tag: TraceTag, at time: Instant) {
    let elapsed = time.ticks - baselines.time
    precondition(elapsed >= 0, "a record is not earlier than the one before it")
    precondition(TraceNumber.isInRange(time.ticks), "a time is within 2^53 ticks")
    if elapsed == 0 {
      bytes.append(tag.rawValue | TraceByteWriter.sameTime)
    } else {
      bytes.append(tag.rawValue)
      append(UInt64(elapsed))
      baselines.advance(to: time.ticks)
    }
  }

  private mutating func append(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func append(signed value: Int64, from base: Int64) {
    precondition(TraceNumber.isInRange(value), "a number of a trace is within ±(2^53 − 1)")
    append(TraceNumber.folded(value &- base))
  }
}

extension TraceByteWriter: TraceSink {
  mutating func count(_ value: Int, _ field: TraceField) {
    precondition(value >= 0, "a count is not negative")
    precondition(TraceNumber.isInRange(Int64(value)), "a count is below 2^53")
    append(UInt64(value))
  }

  mutating func integer(_ value: Int, _ field: TraceField) {
    append(signed: Int64(value), from: 0)
  }

  mutating func length(_ value: Length, _ field: TraceField) {
    append(signed: value.units, from: baselines.base(of: field.stream))
    baselines.note(value.units, in: field.stream)
  }

  mutating func rowHeight(_ value: Length, _ field: TraceField) {
    append(signed: value.units, from: 0)
    baselines.skip(rowHeight: value.units)
  }

  mutating func interval(_ value: Interval, _ field: TraceField) {
    append(signed: value.ticks, from: 0)
  }

  mutating func instant(_ value: Instant, _ field: TraceField) {
    append(signed: value.ticks, from: baselines.time)
  }

  mutating func item(_ value: ItemID, _ field: TraceField) {
    append(TraceNumber.folded(Int64(value.rawValue) - baselines.itemBase))
    baselines.note(item: value.rawValue)
  }

  mutating func optionalItem(_ value: ItemID?, _ field: TraceField) {
    guard let value else {
      append(0)
      return
    }
    append(TraceNumber.folded(Int64(value.rawValue) - baselines.itemBase) + 1)
    baselines.note(item: value.rawValue)
  }

  mutating func flag(_ value: Bool, _ field: TraceField) {
    bytes.append(value ? 1 : 0)
  }

  mutating func name(_ value: some TraceName, _ field: TraceField) {
    bytes.append(value.rawValue)
  }

  mutating func state(_ value: FrameState, _ field: TraceField) {
    precondition(value.isSubset(of: .all), "a frame has no state beyond the known ones")
    bytes.append(value.rawValue)
  }
}
