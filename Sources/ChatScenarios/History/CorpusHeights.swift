internal import MarkdownRows
internal import TimelineUnits

/// What the rows of the shipped corpus measure on a phone, in their order.
///
/// Measured at a width of 390 pt in the phone's style, from the fonts that `fontsDigest` names. It
/// lets histories be generated without fonts; a test measures the corpus again.
enum CorpusHeights {
  /// The width of the rows, in points.
  static let widthPt: Int64 = 390

  /// The rows that the list shows, oldest first.
  static let rows: [GeneratedRow] = parse(measured)

  /// The heights of each kind by its raw value, the lowest first.
  static let ladder: [[Length]] = RowKind.allCases.map { kind in
    rows.filter { $0.kind == kind }.map(\.height).sorted()
  }

  /// Reads the notation of the table: a letter for the kind and a number of 1/192 pt (`u7296`).
  ///
  /// Words of another form are skipped.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func parse(_ text: String) -> [GeneratedRow] {
    text.split { $0 == " " || $0 == "\n" }.compactMap { word in
      guard let kind = RowKind.allCases.first(where: { letter(of: $0) == word.first }),
        let units = Int64(word.dropFirst())
      else { return nil }
      return GeneratedRow(kind: kind, height: Length(units: units))
    }
  }

  /// The table of rows, one line a turn.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  static func text(of rows: [GeneratedRow]) -> String {
    var text = ""
    for (index, row) in rows.enumerated() {
      if index > 0 { text += row.kind == .user ? "\n" : " " }
      text += "\(letter(of: row.kind))\(row.height.units)"
    }
    return text
  }

  private static func letter(of kind: RowKind) -> Character {
    switch kind {
    case .user: "u"
    case .agentReply: "r"
    case .activity: "a"
    case .system: "s"
    }
  }
}
