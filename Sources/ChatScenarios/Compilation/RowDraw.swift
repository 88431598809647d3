internal import MarkdownRows

/// Draws the rows of a group from where the group says they come from.
struct RowDraw {
  let group: RowGroup
  let seed: UInt64
  let histories: Histories

  /// What the group is given.
  ///
  /// - Throws: `InputError` if the corpus or the input is missing or too short.
  func rows(at place: String) throws(InputError) -> DrawnRows {
    switch group.source {
    case .formula, .heights:
      return .stated
    case .corpus(let name, let pick):
      let rows = try corpus(name, place)
      return .texts(try take(pick, from: rows, of: "the corpus \(name)", place))
    case .input(let pick):
      guard let rows = histories.input else {
        throw error(
          place,
          nil,
          "this scenario runs over your own rows; give them with --input FILE"
        )
      }
      return .texts(try take(pick, from: rows, of: "the input", place))
    case .generated(let generated):
      let generator = HistoryGenerator(seed: seed)
      guard let name = generated.corpus else {
        return .heights(generator.rows(count: generated.count).map(\.height))
      }
      return .texts(generator.texts(count: generated.count, like: try corpus(name, place)))
    }
  }

  private func corpus(_ name: String, _ place: String) throws(InputError) -> [TextRow] {
    guard let rows = histories.rows(ofCorpus: name) else {
      throw error(place, FormatRule.names, "there is no corpus \(name)")
    }
    return rows
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
