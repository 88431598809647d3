import TimelineUnits

/// The writer of the text form.
struct TraceTextWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ timed: TimedRecord) {
    MixedNumber.append(timed.at.ticks, base: TraceText.ticksPerMillisecond, to: &bytes)
    bytes.append(Letter.space)
    append(timed.record.tag.name)
    timed.record.write(to: &self)
    endLine()
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func endLine() {
    bytes.append(Letter.newline)
  }

  private mutating func begin(_ field: TraceField) {
    bytes.append(Letter.space)
    append(field.name)
    bytes.append(Letter.equals)
  }
}

extension TraceTextWriter: TraceSink {
  mutating func count(_ value: Int, _ field: TraceField) {
    integer(value, field)
  }

  mutating func integer(_ value: Int, _ field: TraceField) {
    begin(field)
    MixedNumber.append(Int64(value), base: 1, to: &bytes)
  }

  mutating func length(_ value: Length, _ field: TraceField) {
    begin(field)
    MixedNumber.append(value.units, base: TraceText.unitsPerPoint, to: &bytes)
  }

  mutating func rowHeight(_ value: Length, _ field: TraceField) {
    length(value, field)
  }

  mutating func interval(_ value: Interval, _ field: TraceField) {
    begin(field)
    MixedNumber.append(value.ticks, base: TraceText.ticksPerMillisecond, to: &bytes)
  }

  mutating func instant(_ value: Instant, _ field: TraceField) {
    interval(value.sinceStart, field)
  }

  mutating func item(_ value: ItemID, _ field: TraceField) {
    begin(field)
    MixedNumber.append(UInt64(value.rawValue), to: &bytes)
  }

  mutating func optionalItem(_ value: ItemID?, _ field: TraceField) {
    guard let value else {
      begin(field)
      bytes.append(Letter.minus)
      return
    }
    item(value, field)
  }

  mutating func flag(_ value: Bool, _ field: TraceField) {
    begin(field)
    append(value ? "yes" : "no")
  }

  mutating func name(_ value: some TraceName, _ field: TraceField) {
    begin(field)
    append(value.name)
  }

  mutating func state(_ value: FrameState, _ field: TraceField) {
    begin(field)
    var isFirst = true
    for bit in 0..<FrameState.count where value.rawValue & (1 << UInt8(bit)) != 0 {
      if !isFirst { bytes.append(Letter.bar) }
      append(FrameState.name(ofBit: bit))
      isFirst = false
    }
    if isFirst { bytes.append(Letter.minus) }
  }
}
