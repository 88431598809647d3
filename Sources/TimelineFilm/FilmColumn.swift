/// One number per frame, row or mark, written as differences in the largest common unit.
///
/// Source: BM-DATA-1, BM-DATA-2.
struct FilmColumn {
  private(set) var values: [Int64] = []

  var count: Int { values.count }

  mutating func append(_ value: Int64) { values.append(value) }

  /// Writes `{"unit":…,"steps":[…]}`: a value is the sum of the steps up to it times the unit.
  func write(_ key: StaticString, to json: inout JSONBytes) {
    let unit = commonUnit
    json.object(key) { json in
      json.number("unit", unit)
      json.array("steps") { json in
        var previous: Int64 = 0
        for value in values {
          json.number(nil, (value - previous) / unit)
          previous = value
        }
      }
    }
  }

  /// The greatest common divisor of all values, or 1.
  private var commonUnit: Int64 {
    var divisor: Int64 = 0
    for value in values {
      var other = value < 0 ? -value : value
      while other != 0 { (divisor, other) = (other, divisor % other) }
      if divisor == 1 { return 1 }
    }
    return max(divisor, 1)
  }
}
