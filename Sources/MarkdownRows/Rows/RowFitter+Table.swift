internal import TimelineUnits

extension RowFitter {
  /// Fits a table: the columns' widths from all cells first, then the rows.
  ///
  /// The width of the row plays no part, because a table scrolls sideways.
  ///
  /// Source: T-BLOCK-6, T-BLOCK-9, T-FILL-7.
  mutating func fitTable(
    _ index: Int,
    _ table: Block,
    _ blocks: [Block],
    _ row: inout PreparedRow
  ) {
    let firstLeaf = nextLeaf
    measureColumns(index + 1..<Int(table.end), blocks, &row)
    nextLeaf = firstLeaf
    var height: Int64 = 0
    var tableLines = 0
    var next = index + 1
    while next < Int(table.end) {
      let rowIndex = next
      let rowEnd = Int(blocks[rowIndex].end)
      var rowLines = 1
      next += 1
      while next < rowEnd {
        let width = columns[next - rowIndex - 1]
        let count = lineCount(nextLeaf, next, style.cell, width, &row)
        nextLeaf += 1
        tableLines += count
        rowLines = max(rowLines, count)
        record(next, Int64(count) * style.cell.lineHeight.units, count, width / row.unitsPerEm)
        next += 1
      }
      let rowHeight = Int64(rowLines) * style.cell.lineHeight.units + style.cellPadding.units
      record(rowIndex, rowHeight, 0, columns.reduce(0, +) / row.unitsPerEm)
      height += rowHeight
    }
    add(index, height, lines: 0)
    countLines(tableLines)
  }

  /// Finds the largest natural width of each column, at most the style's maximum.
  private mutating func measureColumns(
    _ range: Range<Int>,
    _ blocks: [Block],
    _ row: inout PreparedRow
  ) {
    columns.removeAll(keepingCapacity: true)
    let maximum = style.columnMaximum.units * row.unitsPerEm
    var column = 0
    for index in range {
      if blocks[index].kind == .tableRow {
        column = 0
        continue
      }
      let natural = min(naturalWidth(nextLeaf, index, &row), maximum)
      nextLeaf += 1
      if column == columns.count {
        columns.append(natural)
      } else if natural > columns[column] {
        columns[column] = natural
      }
      column += 1
    }
  }

  /// The width of a cell's widest line when only mandatory breaks end lines, times the text units
  /// of an em.
  private mutating func naturalWidth(
    _ leafIndex: Int,
    _ blockIndex: Int,
    _ row: inout PreparedRow
  ) -> Int64 {
    let leaf = row.leaves[leafIndex]
    let unlimited = RowFitter.widest.units * row.unitsPerEm
    var filler = LineFill(font: style.cell, scaledWidth: unlimited, unitsPerEm: row.unitsPerEm)
    guard leaf.hasHardBreaks else { return filler.scaled(leaf.units, Int64(leaf.clusters)) }
    var sink = NoLines()
    fill(leaf, blockIndex, &filler, &sink, &row)
    return filler.widest
  }
}
