internal import MarkdownRows
internal import StrictJSON

extension RowShapes {
  /// The shapes as JSON in UTF-8; a run is a list of rows and shapes in turn.
  ///
  /// - Complexity: O(*n*), where *n* is the number of numbers.
  public func json() -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("schema", RowShapes.schema)
      writer.member("shapes") { writer in
        writer.array { writer in
          for shape in shapes { RowShapes.write(shape, &writer) }
        }
      }
      writer.member("runs") { writer in
        writer.array { writer in
          for rows in runs { RowShapes.write(rows.flatMap { [$0.row, $0.shape] }, &writer) }
        }
      }
    }
    return writer.finish()
  }

  private static func write(_ numbers: [Int], _ writer: inout JSONWriter) {
    writer.array { writer in
      for number in numbers { writer.value(number) }
    }
  }

  /// Reads what `json()` wrote.
  ///
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public init(_ bytes: [UInt8], at place: String) throws(InputError) {
    self = try InputFile.json(bytes, at: place, RowShapes.init)
  }

  private init(_ root: JSONValue) throws(JSONError) {
    var object = try root.object(rule: FormatRule.keys)
    try object.requireFormat(RowShapes.schema)
    var shapes: [[Int]] = []
    for value in try object.required("shapes").elements() {
      let shape = try RowShapes.numbers(value)
      guard RowShapes.isShape(shape) else {
        throw value.error(rule: FormatRule.range, "these numbers are no shape of a row")
      }
      shapes.append(shape)
    }
    var runs: [[Row]] = []
    for value in try object.required("runs").elements() {
      let numbers = try RowShapes.numbers(value)
      var rows: [Row] = []
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        rows.append(Row(row: numbers[index], shape: numbers[index + 1]))
      }
      let isRising = zip(rows, rows.dropFirst()).allSatisfy { $0.row < $1.row }
      guard isRising, numbers.count == 2 * rows.count,
        rows.allSatisfy({ $0.row >= 0 && shapes.indices.contains($0.shape) })
      else {
        throw value.error(rule: FormatRule.range, "a run is rising rows with places of shapes")
      }
      runs.append(rows)
    }
    self.init(shapes: shapes, runs: runs)
  }

  private static func numbers(_ value: JSONValue) throws(JSONError) -> [Int] {
    var numbers: [Int] = []
    for element in try value.elements() {
      numbers.append(try element.integer(in: -1_000_000...1_000_000_000))
    }
    return numbers
  }

  /// Whether numbers follow the form: kinds are known, counts fit, and only a distance is negative.
  private static func isShape(_ numbers: [Int]) -> Bool {
    guard numbers.count >= 2, RowKind.allCases.indices.contains(numbers[0]), numbers[1] >= 0
    else { return false }
    var index = 2
    while index < numbers.count {
      guard numbers.count - index >= 7, BlockKind.allCases.indices.contains(numbers[index]) else {
        return false
      }
      let lines = numbers[index + 6]
      guard lines >= 0, lines <= numbers.count - index - 7 else { return false }
      for place in index..<index + 7 + lines where place != index + 2 && numbers[place] < 0 {
        return false
      }
      index += 7 + lines
    }
    return true
  }
}
