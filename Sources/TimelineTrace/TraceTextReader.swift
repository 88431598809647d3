import TimelineUnits

/// The reader of the text form: every flaw is an error with its position, never a trap.
///
/// It accepts only what the writer writes, and comment lines.
struct TraceTextReader {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the first line.
  mutating func header() throws(TraceError) {
    guard TraceText.header.spells(token()), take(Letter.newline) else {
      throw TraceError(byteOffset: 0, reason: .notATrace)
    }
  }

  /// Moves past comment lines and says whether a record follows.
  mutating func skipComments() throws(TraceError) -> Bool {
    while position < bytes.count, bytes[position] == Letter.hash {
      while position < bytes.count, bytes[position] != Letter.newline { position += 1 }
      try expect(Letter.newline)
    }
    return position < bytes.count
  }

  /// Reads one line.
  mutating func record() throws(TraceError) -> TimedRecord {
    let start = position
    let ticks = try mixed(base: TraceText.ticksPerMillisecond)
    guard ticks >= 0 else { throw TraceError(byteOffset: start, reason: .numberOutOfRange) }
    try expect(Letter.space)
    let nameStart = position
    guard let tag = TraceTag.named(token()) else {
      throw TraceError(byteOffset: nameStart, reason: .unknownRecord)
    }
    let record = try TraceRecord(tag, from: &self)
    try expect(Letter.newline)
    return TimedRecord(at: Instant(ticks: ticks), record: record)
  }

  /// The bytes up to the next space, equals sign, bar or line end, which are moved past.
  private mutating func token() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Letter.space || byte == Letter.equals || byte == Letter.bar
        || byte == Letter.newline
      {
        break
      }
      position += 1
    }
    return bytes[start..<position]
  }

  private mutating func take(_ letter: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == letter else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ letter: UInt8) throws(TraceError) {
    guard take(letter) else {
      let reason: TraceError.Reason = position < bytes.count ? .malformedLine : .truncated
      throw TraceError(byteOffset: position, reason: reason)
    }
  }

  private mutating func begin(_ field: TraceField) throws(TraceError) {
    try expect(Letter.space)
    let start = position
    guard field.name.spells(token()) else {
      throw TraceError(byteOffset: start, reason: .malformedLine)
    }
    try expect(Letter.equals)
  }

  /// Reads digits without leading zeros.
  private mutating func digits() throws(TraceError) -> UInt64 {
    let start = position
    var value: UInt64 = 0
    while position < bytes.count, bytes[position] >= Letter.zero, bytes[position] <= Letter.nine {
      // Sixteen digits hold 2^53 and stay far from the end of 64 bits.
      guard position - start < 16 else {
        throw TraceError(byteOffset: start, reason: .numberOutOfRange)
      }
      value = value &* 10 &+ UInt64(bytes[position] - Letter.zero)
      position += 1
    }
    guard position > start else {
      throw TraceError(byteOffset: start, reason: .malformedLine)
    }
    guard bytes[start] != Letter.zero || position == start + 1 else {
      throw TraceError(byteOffset: start, reason: .overlongNumber)
    }
    return value
  }

  /// Reads a whole number and perhaps a fraction, as a multiple of `1 / base`.
  private mutating func mixed(base: UInt64) throws(TraceError) -> Int64 {
    let start = position
    let isNegative = take(Letter.minus)
    let whole = try digits()
    guard whole <= UInt64(Limits.safeInteger) / base else {
      throw TraceError(byteOffset: start, reason: .numberOutOfRange)
    }
    var value = whole &* base
    if base > 1, take(Letter.underscore) {
      let numerator = try digits()
      try expect(Letter.slash)
      let denominator = try digits()
      guard numerator > 0, numerator < denominator, denominator <= base,
        base % denominator == 0, MixedNumber.commonDivisor(numerator, denominator) == 1
      else {
        throw TraceError(byteOffset: start, reason: .overlongNumber)
      }
      value += numerator &* (base / denominator)
    }
    guard value <= UInt64(Limits.safeInteger) else {
      throw TraceError(byteOffset: start, reason: .numberOutOfRange)
    }
    guard !isNegative || value > 0 else {
      throw TraceError(byteOffset: start, reason: .overlongNumber)
    }
    return isNegative ? -Int64(value) : Int64(value)
  }
}

extension TraceTextReader: TraceSource {
  mutating func count(_ field: TraceField) throws(TraceError) -> Int {
    let start = position
    let value = try integer(field)
    guard value >= 0 else { throw TraceError(byteOffset: start, reason: .numberOutOfRange) }
    return value
  }

  mutating func integer(_ field: TraceField) throws(TraceError) -> Int {
    try begin(field)
    let start = position
    guard let value = Int(exactly: try mixed(base: 1)) else {
      throw TraceError(byteOffset: start, reason: .numberOutOfRange)
    }
    return value
  }

  mutating func length(_ field: TraceField) throws(TraceError) -> Length {
    try begin(field)
    return Length(units: try mixed(base: TraceText.unitsPerPoint))
  }

  mutating func rowHeight(_ field: TraceField) throws(TraceError) -> Length {
    try length(field)
  }

  mutating func interval(_ field: TraceField) throws(TraceError) -> Interval {
    try begin(field)
    return Interval(ticks: try mixed(base: TraceText.ticksPerMillisecond))
  }

  mutating func instant(_ field: TraceField) throws(TraceError) -> Instant {
    Instant(ticks: try interval(field).ticks)
  }

  mutating func item(_ field: TraceField) throws(TraceError) -> ItemID {
    try begin(field)
    return try id()
  }

  private mutating func id() throws(TraceError) -> ItemID {
    let start = position
    guard let raw = UInt32(exactly: try digits()) else {
      throw TraceError(byteOffset: start, reason: .numberOutOfRange)
    }
    return ItemID(rawValue: raw)
  }

  mutating func optionalItem(_ field: TraceField) throws(TraceError) -> ItemID? {
    try begin(field)
    return take(Letter.minus) ? nil : try id()
  }

  mutating func flag(_ field: TraceField) throws(TraceError) -> Bool {
    try begin(field)
    let start = position
    let word = token()
    let yes: StaticString = "yes"
    let no: StaticString = "no"
    if yes.spells(word) { return true }
    if no.spells(word) { return false }
    throw TraceError(byteOffset: start, reason: .unknownValue)
  }

  mutating func name<Name: TraceName>(_ field: TraceField) throws(TraceError) -> Name {
    try begin(field)
    let start = position
    guard let name = Name.named(token()) else {
      throw TraceError(byteOffset: start, reason: .unknownValue)
    }
    return name
  }

  mutating func state(_ field: TraceField) throws(TraceError) -> FrameState {
    try begin(field)
    if take(Letter.minus) { return [] }
    var state: FrameState = []
    var next = 0
    repeat {
      let start = position
      let word = token()
      while next < FrameState.count, !FrameState.name(ofBit: next).spells(word) { next += 1 }
      guard next < FrameState.count else {
        throw TraceError(byteOffset: start, reason: .unknownValue)
      }
      state.insert(FrameState(rawValue: 1 << UInt8(next)))
      next += 1
    } while take(Letter.bar)
    return state
  }
}
