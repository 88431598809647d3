internal import ChatData

/// The list on screen, and what a new projection changes in it.
struct RowDifference {
  private struct Shown {
    var row: DisplayRow
    var revision: Int
  }

  private var shown: [Shown] = []
  /// The last revision of every item that was told; looked up, never walked.
  private var revisions: [[UInt8]: Int] = [:]

  /// Empties the list: another chat is on screen.
  mutating func clear() {
    shown = []
    revisions = [:]
  }

  /// Makes the list another one.
  ///
  /// Rows that both have keep their order as far as the longest common part goes; a row that moved
  /// leaves and joins again.
  ///
  /// - Returns: The changes.
  mutating func change(to rows: [DisplayRow]) -> [RowUpdate] {
    let kept = keptPositions(rows)
    var changes: [RowUpdate] = []
    for position in shown.indices.reversed() where !kept.old[position] {
      let gone = shown.remove(at: position)
      changes.append(update(.remove, gone.row, gone.revision, position))
    }
    var updates: [RowUpdate] = []
    for (position, row) in rows.enumerated() {
      if kept.new[position] {
        guard shown[position].row != row else { continue }
        shown[position] = Shown(row: row, revision: next(row))
        updates.append(update(.update, row, shown[position].revision, position))
      } else {
        shown.insert(Shown(row: row, revision: next(row)), at: position)
        changes.append(update(.insert, row, shown[position].revision, position))
      }
    }
    return changes + updates
  }

  private mutating func next(_ row: DisplayRow) -> Int {
    revisions[row.itemKey, default: 0] += 1
    return revisions[row.itemKey] ?? 1
  }

  /// Which positions of the old and of the new list stay: a longest rising chain of the old
  /// positions, read in the new order.
  private func keptPositions(_ rows: [DisplayRow]) -> (old: [Bool], new: [Bool]) {
    let places = Dictionary(uniqueKeysWithValues: shown.indices.map { (shown[$0].row.itemKey, $0) })
    let old = rows.map { places[$0.itemKey] ?? -1 }
    var length = [Int](repeating: 0, count: rows.count)
    var before = [Int](repeating: -1, count: rows.count)
    // The newest row that ends the best chain of each length; its old positions rise.
    var tails: [Int] = []
    for index in rows.indices where old[index] >= 0 {
      let place = tails.firstIndex { old[$0] > old[index] } ?? tails.count
      length[index] = place + 1
      before[index] = place > 0 ? tails[place - 1] : -1
      if place == tails.count { tails.append(index) } else { tails[place] = index }
    }
    var kept = (
      old: [Bool](repeating: false, count: shown.count),
      new: [Bool](repeating: false, count: rows.count)
    )
    var chain = tails.last ?? -1
    while chain >= 0 {
      kept.old[old[chain]] = true
      kept.new[chain] = true
      chain = before[chain]
    }
    return kept
  }

  private func update(
    _ action: RowUpdate.Action,
    _ row: DisplayRow,
    _ revision: Int,
    _ position: Int
  ) -> RowUpdate {
    RowUpdate(
      action: action,
      item: row.itemKey,
      kind: ScriptedRow.Kind(row.type),
      revision: revision,
      position: position,
      text: action == .remove ? [] : row.text,
      live: nil
    )
  }
}

extension ScriptedRow.Kind {
  init(_ type: RowType) {
    switch type {
    case .user: self = .user
    case .system: self = .system
    case .activity: self = .activity
    case .agentReply: self = .reply
    case .thinking: self = .thinking
    }
  }

  var rowType: RowType {
    switch self {
    case .user: .user
    case .system: .system
    case .activity: .activity
    case .reply: .agentReply
    case .thinking: .thinking
    }
  }
}
