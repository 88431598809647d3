internal import MarkdownRows
public import TimelineUnits

/// What the rows of runs look like without their text: numbers only, each shape once.
///
/// A shape is the row's kind and height, then for each block its kind, left edge, distance from the
/// lower edge of the block before, width, height, line height, number of lines and their widths;
/// lengths are in quarters of a point. A run has its rows' shapes for each width that its viewport
/// had while they were on screen, the first width first.
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

  /// The rows of a run at one width of its viewport.
  public struct Width: Equatable, Sendable {
    /// The width of the viewport.
    public var width: Length
    /// The rows that have a shape, by rising number.
    public var rows: [Row]
  }

  /// The format's name and version.
  public static let schema = "timelinebench.lines/2"
  /// The name of the file in the folder of a run.
  public static let fileName = "lines.json"
  /// A quarter of a point, in 1/192 pt.
  static let unit: Int64 = 48

  /// The shapes, each once.
  public private(set) var shapes: [[Int]]
  /// The widths of each run; none where no row has text.
  public private(set) var runs: [[Width]]

  init(shapes: [[Int]], runs: [[Width]]) {
    self.shapes = shapes
    self.runs = runs
  }

  /// Collects the shapes of runs.
  ///
  /// - Complexity: O(*l*), where *l* is the number of lines of all rows.
  public init(_ runs: [[WidthLines]]) {
    var known: [[Int]: Int] = [:]
    var shapes: [[Int]] = []
    self.runs = runs.map { widths in
      widths.map { lines in
        var rows: [Row] = []
        for (number, lines) in lines.rows.enumerated() {
          guard let lines else { continue }
          let shape = RowShapes.shape(of: lines)
          let place = known[shape] ?? shapes.count
          if place == shapes.count {
            shapes.append(shape)
            known[shape] = place
          }
          rows.append(Row(row: number, shape: place))
        }
        return Width(width: lines.width, rows: rows)
      }
    }
    self.shapes = shapes
  }

  /// The shapes of some of the runs, in the order asked for.
  ///
  /// - Precondition: the runs exist.
  public func keeping(_ places: [Int]) -> RowShapes {
    var kept = RowShapes(shapes: [], runs: [])
    var moved = [Int?](repeating: nil, count: shapes.count)
    for place in places {
      var widths = runs[place]
      for (index, width) in widths.enumerated() {
        widths[index].rows = width.rows.map { row in
          if let shape = moved[row.shape] { return Row(row: row.row, shape: shape) }
          moved[row.shape] = kept.shapes.count
          kept.shapes.append(shapes[row.shape])
          return Row(row: row.row, shape: kept.shapes.count - 1)
        }
      }
      kept.runs.append(widths)
    }
    return kept
  }

  /// What a reader calls a row of a run, or `nil` if the row has no shape.
  ///
  /// - Precondition: the run exists.
  public func word(ofRow row: Int, inRun place: Int) -> String? {
    for width in runs[place] {
      if let row = width.rows.first(where: { $0.row == row }) { return word(ofShape: row.shape) }
    }
    return nil
  }

  /// What a reader calls the rows of a shape.
  ///
  /// - Precondition: the shape exists.
  func word(ofShape place: Int) -> String {
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
