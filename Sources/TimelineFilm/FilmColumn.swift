/// One number per frame, row or mark, written as differences in the largest common unit.
///
/// Source: BM-DATA-1, BM-DATA-2.
struct FilmColumn {
  private(set) var values: [Int64] = []

  var count: Int { values.count }

  mutating func append(_ value: Int64) { values.append(value) }

  /// Writes `{"unit":…,"steps":[…]}`: a value is the sum of the steps up to it times the unit.
  ///
  /// `[n,s]` among the steps stands for *n* steps of *s*: most columns stand still for long.
  func write(_ key: StaticString, to json: inout JSONBytes) {
    let unit = commonUnit
    json.object(key) { json in
      json.number("unit", unit)
      json.array("steps") { json in
        var previous: Int64 = 0
        var index = 0
        while index < values.count {
          let step = values[index] - previous
          let start = index
          while index < values.count, values[index] - previous == step {
            previous = values[index]
            index += 1
          }
          FilmColumn.write(index - start, step / unit, to: &json)
        }
      }
    }
  }

  /// Up to three steps are shorter as they are.
  private static func write(_ count: Int, _ step: Int64, to json: inout JSONBytes) {
    if count > 3 {
      json.numbers(nil, [Int64(count), step])
    } else {
      for _ in 0..<count { json.number(nil, step) }
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
