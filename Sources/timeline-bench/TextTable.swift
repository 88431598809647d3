/// Lines of cells, aligned in columns.
struct TextTable {
  /// So many columns a table has at most where no terminal says otherwise.
  static let width = 100

  private var lines: [[String]] = []
  private let numeric: [Bool]
  private static let gap = "  "

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - header: The heads of the columns.
  ///   - numeric: The columns that are aligned to the right.
  init(header: [String], numeric: [Int] = []) {
    self.numeric = header.indices.map(numeric.contains)
    lines.append(header)
  }

  /// Adds a line.
  ///
  /// - Precondition: it has as many cells as the header.
  mutating func add(_ line: [String]) {
    precondition(line.count == numeric.count, "a line has a cell for every column")
    lines.append(line)
  }

  /// The finished lines, the header first, without blanks at their ends.
  ///
  /// - Complexity: O(*c*), where *c* is the number of characters.
  var text: [String] { TextTable.rows(lines.map { [$0] }, widths(of: lines), numeric) }

  /// The finished lines, fitted into a width: what is too wide first gets heads of several lines,
  /// then a last column that is broken between words, then other columns of text that are.
  ///
  /// - Parameter width: The most characters of a line; columns that cannot be broken may exceed it.
  /// - Returns: The lines, those of the header first.
  /// - Complexity: O(*c*), where *c* is the number of characters.
  func text(within width: Int) -> [String] {
    if total(widths(of: lines)) <= width { return text }
    let body = Array(lines.dropFirst())
    var widths = zip(widths(of: body), lines[0]).map { column, head in
      max(column, TextTable.pieces(of: head).map { TextTable.trimmed($0).count }.max() ?? 0)
    }
    let last = numeric.count - 1
    if !numeric[last] {
      let room = width - (total(widths) - widths[last])
      // Words need some room, or the column reads as a list of letters.
      widths[last] = min(widths[last], max(room, 24))
    }
    for column in columnsOfText(widths) where total(widths) > width {
      let room = widths[column] - (total(widths) - width)
      widths[column] = max(room, longestWord(of: column))
    }
    let heads = zip(lines[0], widths).map { TextTable.lines(of: TextTable.pieces(of: $0), $1) }
    let broken = body.map { line in
      let cells = line.indices.map { column in
        numeric[column]
          ? [line[column]] : WrappedText.lines(line[column], within: widths[column], indent: 0)
      }
      return TextTable.block(cells, atTop: true)
    }
    return TextTable.rows([TextTable.block(heads, atTop: false)] + broken, widths, numeric)
  }

  private func widths(of lines: [[String]]) -> [Int] {
    numeric.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
  }

  /// The columns of text, the widest first.
  private func columnsOfText(_ widths: [Int]) -> [Int] {
    numeric.indices.filter { !numeric[$0] }.sorted { (widths[$1], $0) < (widths[$0], $1) }
  }

  /// The longest word of a column, with the blanks that its cell begins with.
  private func longestWord(of column: Int) -> Int {
    let head = TextTable.pieces(of: lines[0][column]).map { TextTable.trimmed($0).count }
    let words = lines.dropFirst().map { line in
      let start = line[column].prefix { $0 == " " }.count
      return start + (line[column].split(separator: " ").map(\.count).max() ?? 0)
    }
    return (head + words).max() ?? 0
  }

  private func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + TextTable.gap.count * max(widths.count - 1, 0)
  }

  /// A head in pieces: it may be broken behind blanks, dots and slashes and before capital letters.
  private static func pieces(of head: String) -> [String] {
    var pieces = [""]
    for character in head {
      if character.isUppercase, pieces[pieces.count - 1].last?.isLowercase == true {
        pieces.append(String(character))
      } else {
        pieces[pieces.count - 1].append(character)
        if " ./".contains(character) { pieces.append("") }
      }
    }
    return pieces
  }

  /// Pieces put into as few lines as a width allows.
  private static func lines(of pieces: [String], _ width: Int) -> [String] {
    var lines: [String] = []
    for piece in pieces {
      if let last = lines.last, trimmed(last + piece).count <= width {
        lines[lines.count - 1] = last + piece
      } else {
        lines.append(piece)
      }
    }
    return lines.map(trimmed)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// Cells of several lines as lines of cells.
  private static func block(_ cells: [[String]], atTop: Bool) -> [[String]] {
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { row in
      cells.map { cell in
        let index = atTop ? row : row - (height - cell.count)
        return cell.indices.contains(index) ? cell[index] : ""
      }
    }
  }

  private static func rows(_ blocks: [[[String]]], _ widths: [Int], _ numeric: [Bool]) -> [String] {
    blocks.joined().map { line in
      let cells = line.indices.map { column in
        let pad = String(repeating: " ", count: max(widths[column] - line[column].count, 0))
        return numeric[column] ? pad + line[column] : line[column] + pad
      }
      return trimmed(cells.joined(separator: gap))
    }
  }
}
