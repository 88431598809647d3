import TimelineUnits

/// The reader of the text form: every flaw is an error with its position, never a trap.
///
/// It accepts only what the writer writes, and comment lines.
struct TraceTextReader {
  let bytes: [UInt8]
  private(set) var position = 0
  var flaw: TraceError?

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
      expect(Letter.newline)
    }
    if let flaw { throw flaw }
    return position < bytes.count
  }

  /// Reads one line.
  mutating func record() throws(TraceError) -> TimedRecord {
    let start = position
    let ticks = mixed(base: TraceText.ticksPerMillisecond)
    if ticks < 0 { fail(at: start, .numberOutOfRange) }
    expect(Letter.space)
    if let flaw { throw flaw }
    let nameStart = position
    guard let tag = TraceTag.named(token()) else {
      throw TraceError(byteOffset: nameStart, reason: .unknownRecord)
    }
    let record = TraceRecord(tag, from: &self)
    expect(Letter.newline)
    if let flaw { throw flaw }
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

  private mutating func expect(_ letter: UInt8) {
    guard !take(letter) else { return }
    fail(at: position, position < bytes.count ? .malformedLine : .truncated)
  }

  private mutating func begin(_ field: TraceField) {
    expect(Letter.space)
    let start = position
    if !field.name.spells(token()) { fail(at: start, .malformedLine) }
    expect(Letter.equals)
  }

  /// Reads digits without leading zeros.
  private mutating func digits() -> UInt64 {
    let start = position
    var value: UInt64 = 0
    while position < bytes.count, bytes[position] >= Letter.zero, bytes[position] <= Letter.nine {
      // Sixteen digits hold 2^53 and stay far from the end of 64 bits.
      guard position - start < 16 else {
        fail(at: start, .numberOutOfRange)
        return 0
      }
      value = value &* 10 &+ UInt64(bytes[position] - Letter.zero)
      position += 1
    }
    if position == start { fail(at: start, .malformedLine) }
    if position > start + 1, bytes[start] == Letter.zero { fail(at: start, .overlongNumber) }
    return value
  }

  /// Reads a whole number and perhaps a fraction, as a multiple of `1 / base`.
  private mutating func mixed(base: UInt64) -> Int64 {
    let start = position
    let isNegative = take(Letter.minus)
    let whole = digits()
    guard whole <= UInt64(Limits.safeInteger) / base else {
      fail(at: start, .numberOutOfRange)
      return 0
    }
    var value = whole &* base
    if base > 1, take(Letter.underscore) {
      let numerator = digits()
      expect(Letter.slash)
      let denominator = digits()
      guard numerator > 0, numerator < denominator, denominator <= base,
        base % denominator == 0, MixedNumber.commonDivisor(numerator, denominator) == 1
      else {
        fail(at: start, .overlongNumber)
        return 0
      }
      value += numerator &* (base / denominator)
    }
    guard value <= UInt64(Limits.safeInteger) else {
      fail(at: start, .numberOutOfRange)
      return 0
    }
    if isNegative, value == 0 { fail(at: start, .overlongNumber) }
    return isNegative ? -Int64(value) : Int64(value)
  }
}

extension TraceTextReader: TraceSource {
  mutating func count(_ field: TraceField) -> Int {
    let start = position
    let value = integer(field)
    if value < 0 { fail(at: start, .numberOutOfRange) }
    return value
  }

  mutating func integer(_ field: TraceField) -> Int {
    begin(field)
    let start = position
    guard let value = Int(exactly: mixed(base: 1)) else {
      fail(at: start, .numberOutOfRange)
      return 0
    }
    return value
  }

  mutating func length(_ field: TraceField) -> Length {
    begin(field)
    return Length(units: mixed(base: TraceText.unitsPerPoint))
  }

  mutating func rowHeight(_ field: TraceField) -> Length { length(field) }

  mutating func interval(_ field: TraceField) -> Interval {
    begin(field)
    return Interval(ticks: mixed(base: TraceText.ticksPerMillisecond))
  }

  mutating func instant(_ field: TraceField) -> Instant {
    Instant(ticks: interval(field).ticks)
  }

  mutating func item(_ field: TraceField) -> ItemID {
    begin(field)
    return id()
  }

  private mutating func id() -> ItemID {
    let start = position
    guard let raw = UInt32(exactly: digits()) else {
      fail(at: start, .numberOutOfRange)
      return ItemID(rawValue: 0)
    }
    return ItemID(rawValue: raw)
  }

  mutating func optionalItem(_ field: TraceField) -> ItemID? {
    begin(field)
    return take(Letter.minus) ? nil : id()
  }

  mutating func flag(_ field: TraceField) -> Bool {
    begin(field)
    let start = position
    let word = token()
    let yes: StaticString = "yes"
    let no: StaticString = "no"
    if yes.spells(word) { return true }
    if !no.spells(word) { fail(at: start, .unknownValue) }
    return false
  }

  mutating func name<Name: TraceName>(_ field: TraceField) -> Name {
    begin(field)
    let start = position
    guard let name = Name.named(token()) else {
      fail(at: start, .unknownValue)
      return .first
    }
    return name
  }

  mutating func state(_ field: TraceField) -> FrameState {
    begin(field)
    if take(Letter.minus) { return [] }
    var state: FrameState = []
    var next = 0
    repeat {
      let start = position
      let word = token()
      while next < FrameState.count, !FrameState.name(ofBit: next).spells(word) { next += 1 }
      guard next < FrameState.count else {
        fail(at: start, .unknownValue)
        return state
      }
      state.insert(FrameState(rawValue: 1 << UInt8(next)))
      next += 1
    } while take(Letter.bar)
    return state
  }
}
