internal import MarkdownRows
internal import StrictJSON
internal import TimelineUnits

extension RowShapes {
  /// The shapes as JSON in UTF-8; each width of a run is the width in 1/192 pt, then rows and
  /// shapes in turn.
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
          for widths in runs {
            writer.array { writer in
              for width in widths {
                let rows = width.rows.flatMap { [$0.row, $0.shape] }
                RowShapes.write([Int(width.width.units)] + rows, &writer)
              }
            }
          }
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
    var runs: [[Width]] = []
    for value in try object.required("runs").elements() {
      var widths: [Width] = []
      for value in try value.elements() {
        let width = try Width(RowShapes.numbers(value))
        guard let width, width.rows.allSatisfy({ shapes.indices.contains($0.shape) }),
          !widths.contains(where: { $0.width == width.width })
        else {
          throw value.error(rule: FormatRule.range, "this is no width with rising rows")
        }
        widths.append(width)
      }
      runs.append(widths)
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

extension RowShapes.Width {
  /// Reads a width, then rows and shapes in turn; `nil` if there is no width, a row lacks a shape,
  /// or rows do not rise from 0 on.
  fileprivate init?(_ numbers: [Int]) {
    guard let first = numbers.first, first > 0, numbers.count % 2 == 1 else { return nil }
    width = Length(units: Int64(first))
    rows = stride(from: 1, to: numbers.count, by: 2).map { index in
      RowShapes.Row(row: numbers[index], shape: numbers[index + 1])
    }
    guard rows.allSatisfy({ $0.row >= 0 }),
      zip(rows, rows.dropFirst()).allSatisfy({ $0.row < $1.row })
    else { return nil }
  }
}
