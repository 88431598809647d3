/// Lines of cells, aligned in columns.
struct TextTable {
  private var lines: [[String]] = []
  private let numeric: [Bool]

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
  var text: [String] {
    let widths = numeric.indices.map { column in
      lines.map { $0[column].count }.max() ?? 0
    }
    return lines.map { line in
      let cells = line.indices.map { column in
        let pad = String(repeating: " ", count: widths[column] - line[column].count)
        return numeric[column] ? pad + line[column] : line[column] + pad
      }
      let joined = cells.joined(separator: "  ")
      return String(joined.reversed().drop { $0 == " " }.reversed())
    }
  }
}
