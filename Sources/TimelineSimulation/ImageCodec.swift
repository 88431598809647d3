import TimelineUnits

/// One pass over the numbers of an input, to write them or to read them back.
///
/// Both directions share one description of the fields, so that they cannot drift apart.
protocol ImageCodec {
  /// Whether numbers are read, and not written.
  var isReading: Bool { get }
  /// Writes the number, or replaces it by the one that was read.
  mutating func number(_ value: inout Int64) throws(ImageError)
}

extension ImageCodec {
  mutating func time(_ value: inout Interval) throws(ImageError) {
    var ticks = value.ticks
    try number(&ticks)
    value = Interval(ticks: ticks)
  }

  mutating func instant(_ value: inout Instant) throws(ImageError) {
    var ticks = value.ticks
    try number(&ticks)
    value = Instant(ticks: ticks)
  }

  mutating func length(_ value: inout Length) throws(ImageError) {
    var units = value.units
    try number(&units)
    value = Length(units: units)
  }

  mutating func real(_ value: inout Double) throws(ImageError) {
    var bits = Int64(bitPattern: value.bitPattern)
    try number(&bits)
    value = Double(bitPattern: UInt64(bitPattern: bits))
  }

  mutating func count(_ value: inout Int) throws(ImageError) {
    var wide = Int64(value)
    try number(&wide)
    guard let narrow = Int(exactly: wide), narrow >= 0 else { throw ImageError.unknownValue }
    value = narrow
  }

  mutating func flag(_ value: inout Bool) throws(ImageError) {
    var bit: Int64 = value ? 1 : 0
    try number(&bit)
    guard bit == 0 || bit == 1 else { throw ImageError.unknownValue }
    value = bit == 1
  }

  mutating func choice<Choice: RawRepresentable<UInt8>>(
    _ value: inout Choice
  ) throws(ImageError) {
    var position = Int64(value.rawValue)
    try number(&position)
    guard let raw = UInt8(exactly: position), let choice = Choice(rawValue: raw) else {
      throw ImageError.unknownValue
    }
    value = choice
  }

  mutating func item(_ value: inout ItemID) throws(ImageError) {
    var raw = Int64(value.rawValue)
    try number(&raw)
    guard let narrow = UInt32(exactly: raw) else { throw ImageError.unknownValue }
    value = ItemID(rawValue: narrow)
  }

  mutating func size(_ value: inout Size) throws(ImageError) {
    try length(&value.width)
    try length(&value.height)
  }

  mutating func insets(_ value: inout EdgeInsets) throws(ImageError) {
    try length(&value.top)
    try length(&value.left)
    try length(&value.bottom)
    try length(&value.right)
  }

  /// Writes or reads the elements of an array; a new one starts as `blank`.
  ///
  /// A count from outside reserves nothing: each element has to be there before the next is made.
  mutating func list<Element>(
    _ list: inout [Element],
    of blank: Element,
    _ visit: (inout Self, inout Element) throws(ImageError) -> Void
  ) throws(ImageError) {
    var length = list.count
    try count(&length)
    if isReading {
      list = []
      for _ in 0..<length {
        var element = blank
        try visit(&self, &element)
        list.append(element)
      }
    } else {
      for index in list.indices { try visit(&self, &list[index]) }
    }
  }

  mutating func items(_ items: inout [ItemID]) throws(ImageError) {
    var previous: Int64 = -1
    try list(&items, of: ItemID(rawValue: 0)) { codec, item throws(ImageError) in
      // Rows mostly come in runs, so the step from the one before takes one byte.
      var step = Int64(item.rawValue) - previous
      try codec.number(&step)
      let (raw, isOver) = previous.addingReportingOverflow(step)
      guard !isOver, let narrow = UInt32(exactly: raw) else { throw ImageError.unknownValue }
      item = ItemID(rawValue: narrow)
      previous = raw
    }
  }
}
