internal import StrictJSON
internal import TimelineUnits

extension ScenarioFile {
  /// A time in ms, from 0 to the longest run.
  static func time(_ value: JSONValue) throws(JSONError) -> Interval {
    try milliseconds(value, from: 0)
  }

  static func optionalTime(_ value: JSONValue?) throws(JSONError) -> Interval? {
    guard let value else { return nil }
    return try time(value)
  }

  /// A moment of the run in ms.
  static func instant(_ value: JSONValue) throws(JSONError) -> Instant {
    Instant.zero + (try time(value))
  }

  /// A time from one step to the next, at least 1 ms.
  static func step(_ value: JSONValue) throws(JSONError) -> Interval {
    try milliseconds(value, from: 1)
  }

  /// The height of a row in pt.
  static func height(_ value: JSONValue) throws(JSONError) -> Length {
    let points = try value.number()
    guard points > 0, points <= Limits.rowHeight.points else {
      throw value.error(rule: FormatRule.range, "a height lies above 0 and up to 1000000 pt")
    }
    // The smallest height is one unit, not a row of nothing.
    return max(Length(points: points), Length(units: 1))
  }

  static func heights(_ value: JSONValue, atLeast least: Int) throws(JSONError) -> [Length] {
    var heights: [Length] = []
    for element in try value.elements() { heights.append(try height(element)) }
    guard heights.count >= least else {
      throw value.error(rule: FormatRule.range, "at least \(least) heights are needed")
    }
    return heights
  }

  /// A height of the finger below the screen's top edge in pt.
  static func screenY(_ value: JSONValue) throws(JSONError) -> Length {
    Length(points: try value.number(in: -100_000...100_000, rule: FormatRule.range))
  }

  /// A growth in pt/s.
  static func growth(_ value: JSONValue) throws(JSONError) -> Length {
    Length(points: try value.number(in: -1_000_000...1_000_000, rule: FormatRule.range))
  }

  static func rowCount(_ value: JSONValue) throws(JSONError) -> Int {
    try value.integer(in: 0...Limits.rows, rule: FormatRule.range)
  }

  /// A name of a group or a corpus.
  static func name(_ value: JSONValue) throws(JSONError) -> String {
    let name = try value.string()
    guard ScenarioName.isPart(name) else {
      throw value.error(rule: FormatRule.names, "a name has 1 to 64 of a-z, 0-9 and -")
    }
    return name
  }

  static func reference(_ value: JSONValue) throws(JSONError) -> RowReference {
    guard let reference = RowReference(try value.string(), byteOffset: value.byteOffset) else {
      throw value.error(
        rule: FormatRule.names,
        "rows are named like history, history/12, history/last or history/3..9"
      )
    }
    return reference
  }

  private static func milliseconds(_ value: JSONValue, from least: Double) throws(JSONError)
    -> Interval
  {
    let most = Limits.duration.milliseconds
    let milliseconds = try value.number(in: least...most, rule: FormatRule.range)
    return Interval(seconds: milliseconds / 1_000)
  }
}
