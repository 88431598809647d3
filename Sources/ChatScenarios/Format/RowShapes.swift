public import MarkdownRows
internal import TimelineUnits

/// What the rows of runs look like without their text: numbers only, each shape once.
///
/// A shape is the row's kind and height, then for each block its kind, left edge, distance from the
/// lower edge of the block before, width, height, line height, number of lines and their widths;
/// lengths are in quarters of a point.
///
/// Source: BM-DATA-3, BM-PRIN-8.
public struct RowShapes: Equatable, Sendable {
  /// The row of a run, and the place of its shape.
  public struct Row: Equatable, Sendable {
    /// The number of the row.
    public var row: Int
    /// The place of its shape.
    public var shape: Int
  }

  /// The format's name and version.
  public static let schema = "timelinebench.lines/1"
  /// The name of the file in the folder of a run.
  public static let fileName = "lines.json"
  /// A quarter of a point, in 1/192 pt.
  static let unit: Int64 = 48

  /// The shapes, each once.
  public private(set) var shapes: [[Int]]
  /// The rows of each run that have a shape, by rising number.
  public private(set) var runs: [[Row]]

  init(shapes: [[Int]], runs: [[Row]]) {
    self.shapes = shapes
    self.runs = runs
  }

  /// Collects the shapes of runs: for each one its rows by number, `nil` for rows without text.
  ///
  /// - Complexity: O(*l*), where *l* is the number of lines of all rows.
  public init(_ runs: [[RowLines?]]) {
    var known: [[Int]: Int] = [:]
    shapes = []
    self.runs = []
    for run in runs {
      var rows: [Row] = []
      for (number, lines) in run.enumerated() {
        guard let lines else { continue }
        let shape = RowShapes.shape(of: lines)
        let place = known[shape] ?? shapes.count
        if place == shapes.count {
          shapes.append(shape)
          known[shape] = place
        }
        rows.append(Row(row: number, shape: place))
      }
      self.runs.append(rows)
    }
  }

  /// The shapes of some of the runs, in the order asked for.
  ///
  /// - Precondition: the runs exist.
  public func keeping(_ places: [Int]) -> RowShapes {
    var kept = RowShapes(shapes: [], runs: [])
    var moved = [Int?](repeating: nil, count: shapes.count)
    for place in places {
      kept.runs.append(
        runs[place].map { row in
          if let shape = moved[row.shape] { return Row(row: row.row, shape: shape) }
          moved[row.shape] = kept.shapes.count
          kept.shapes.append(shapes[row.shape])
          return Row(row: row.row, shape: kept.shapes.count - 1)
        }
      )
    }
    return kept
  }

  /// What a reader calls the rows of a shape.
  ///
  /// - Precondition: the shape exists.
  public func word(ofShape place: Int) -> String {
    switch RowKind.allCases[shapes[place][0]] {
    case .user: "message"
    case .agentReply: "answer"
    case .activity: "activity"
    case .system: "notice"
    }
  }

  private static func shape(of row: RowLines) -> [Int] {
    var numbers = [Int(row.kind.rawValue), quarters(row.height)]
    var below = 0
    for block in row.blocks {
      numbers.append(Int(block.kind.rawValue))
      numbers.append(quarters(block.left))
      numbers.append(quarters(block.top) - below)
      for length in [block.width, block.height, block.lineHeight] {
        numbers.append(quarters(length))
      }
      numbers.append(block.lines.count)
      numbers += block.lines.map(quarters)
      below = quarters(block.top) + quarters(block.height)
    }
    return numbers
  }

  /// The nearest number of quarters of a point.
  private static func quarters(_ length: Length) -> Int {
    Int((length.units + unit / 2) / unit)
  }
}
