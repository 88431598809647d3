import TimelineUnits

/// One pass over the numbers of an input, to write them or to read them back.
///
/// Both directions share one description of the fields, so that they cannot drift apart. A flaw is
/// kept and not thrown: a branch behind each field would be a fiftieth of a page's engine.
protocol ImageCodec {
  /// Whether numbers are read, and not written.
  var isReading: Bool { get }
  /// The first flaw; what is read behind it is 0 and means nothing.
  var flaw: ImageError? { get set }
  /// Writes the number, or replaces it by the one that was read.
  mutating func number(_ value: inout Int64)
}

extension ImageCodec {
  mutating func fail(_ error: ImageError) {
    flaw = flaw ?? error
  }

  mutating func time(_ value: inout Interval) {
    var ticks = value.ticks
    number(&ticks)
    value = Interval(ticks: ticks)
  }

  mutating func instant(_ value: inout Instant) {
    var ticks = value.ticks
    number(&ticks)
    value = Instant(ticks: ticks)
  }

  mutating func length(_ value: inout Length) {
    var units = value.units
    number(&units)
    value = Length(units: units)
  }

  mutating func real(_ value: inout Double) {
    var bits = Int64(bitPattern: value.bitPattern)
    number(&bits)
    value = Double(bitPattern: UInt64(bitPattern: bits))
  }

  mutating func count(_ value: inout Int) {
    var wide = Int64(value)
    number(&wide)
    guard let narrow = Int(exactly: wide), narrow >= 0 else { return fail(.unknownValue) }
    value = narrow
  }

  mutating func flag(_ value: inout Bool) {
    var bit: Int64 = value ? 1 : 0
    number(&bit)
    guard bit == 0 || bit == 1 else { return fail(.unknownValue) }
    value = bit == 1
  }

  mutating func choice<Choice: RawRepresentable<UInt8>>(_ value: inout Choice) {
    var position = Int64(value.rawValue)
    number(&position)
    guard let raw = UInt8(exactly: position), let choice = Choice(rawValue: raw) else {
      return fail(.unknownValue)
    }
    value = choice
  }

  mutating func item(_ value: inout ItemID) {
    var raw = Int64(value.rawValue)
    number(&raw)
    guard let narrow = UInt32(exactly: raw) else { return fail(.unknownValue) }
    value = ItemID(rawValue: narrow)
  }

  mutating func size(_ value: inout Size) {
    length(&value.width)
    length(&value.height)
  }

  mutating func insets(_ value: inout EdgeInsets) {
    length(&value.top)
    length(&value.left)
    length(&value.bottom)
    length(&value.right)
  }

  /// Writes or reads the elements of an array; a new one starts as `blank`.
  ///
  /// A count from outside reserves nothing: each element has to be there before the next is made.
  mutating func list<Element>(
    _ list: inout [Element],
    of blank: Element,
    _ visit: (inout Self, inout Element) -> Void
  ) {
    var length = list.count
    count(&length)
    if isReading {
      list = []
      for _ in 0..<length {
        var element = blank
        visit(&self, &element)
        guard flaw == nil else { return }
        list.append(element)
      }
    } else {
      for index in list.indices { visit(&self, &list[index]) }
    }
  }

  mutating func items(_ items: inout [ItemID]) {
    var previous: Int64 = -1
    list(&items, of: ItemID(rawValue: 0)) { codec, item in
      // Rows mostly come in runs, so the step from the one before takes one byte.
      var step = Int64(item.rawValue) - previous
      codec.number(&step)
      let (raw, isOver) = previous.addingReportingOverflow(step)
      guard !isOver, let narrow = UInt32(exactly: raw) else { return codec.fail(.unknownValue) }
      item = ItemID(rawValue: narrow)
      previous = raw
    }
  }
}
