internal import Experiments
internal import MarkdownRows
internal import TimelineUnits

/// The lines that explain a row's height, without its text.
struct RowExplanationText {
  /// The finished lines.
  let lines: [String]

  /// Writes an explanation.
  ///
  /// - Parameters:
  ///   - row: The explanation.
  ///   - title: Which row it is.
  ///   - width: The width of the row.
  init(_ row: RowExplanation, title: String, width: Length) {
    let size = row.measurement
    var lines = [
      "\(title): \(CountText.text(size.bytes, "byte"))",
      "  width   \(points(width)), \(points(row.contentWidth)) for the blocks",
      "  height  \(points(size.height)): \(points(size.height - row.chromeHeight)) of blocks and "
        + "gaps, \(points(row.chromeHeight)) around them",
      "  text    " + CountText.text(size.lines, "line") + ", "
        + CountText.text(size.words, "word") + ", "
        + CountText.text(size.blocks, "block") + ", "
        + CountText.text(row.missingGlyphs, "missing glyph"),
      "  guard   " + RowExplanationText.decision(size.guardReason),
      "  style   \(row.style), line breaks \(row.tailoring.name)",
      "",
    ]
    var table = TextTable(
      header: ["block", "depth", "height", "lines", "width", "bytes", "measured with"],
      numeric: [1, 2, 3, 4, 5]
    )
    for block in row.blocks {
      table.add([
        String(repeating: "  ", count: min(block.depth, 16)) + block.kind.name,
        String(block.depth),
        points(block.size.height),
        String(block.size.lines),
        points(block.size.width),
        String(block.textBytes),
        block.isImage ? "image box" : block.faces.joined(separator: ", "),
      ])
    }
    table.add(["total", "", points(size.height), String(size.lines), "", String(size.bytes), ""])
    lines += table.text(within: TextTable.width)
    self.lines = lines
  }

  private static func decision(_ reason: GuardReason?) -> String {
    guard let reason else { return "no guard tripped" }
    return "\(reason.rule) (\(reason.name)): laid out as plain text"
  }
}

private func points(_ length: Length) -> String { MeasureText.number(length.points) + " pt" }
