internal import MarkdownRows

/// Draws the text rows of a group from where the group says they come from.
struct RowDraw {
  let group: RowGroup
  let seed: UInt64
  let histories: Histories

  /// The rows, or `nil` for a group that states heights.
  ///
  /// - Throws: `InputError` if the corpus or the input is missing or too short.
  func texts(at place: String) throws(InputError) -> [TextRow]? {
    switch group.source {
    case .formula, .heights:
      return nil
    case .corpus(let name, let pick):
      guard let rows = histories.rows(ofCorpus: name) else {
        throw error(place, FormatRule.names, "there is no corpus \(name)")
      }
      return try take(pick, from: rows, of: "the corpus \(name)", place)
    case .input(let pick):
      guard let rows = histories.input else {
        throw error(place, nil, "this scenario runs over your own rows; give them with --input FILE")
      }
      return try take(pick, from: rows, of: "the input", place)
    case .generated(let generated):
      throw error(place, nil, "no \(generated.count) rows from \(seed) yet")
    }
  }

  private func take(
    _ pick: RowPick,
    from rows: [TextRow],
    of what: String,
    _ place: String
  ) throws(InputError) -> [TextRow] {
    guard let positions = pick.positions(isReply: rows.map { $0.kind == .agentReply }) else {
      throw error(place, FormatRule.range, "\(what) has \(rows.count) rows, not those asked for")
    }
    return Array(rows[positions])
  }

  private func error(_ place: String, _ rule: String?, _ message: String) -> InputError {
    InputError(place: place, byteOffset: group.byteOffset, rule: rule, message: message)
  }
}
