/// Changes of one list, of rows or of sections, as somebody wrote them down by index.
///
/// Deletions and reloads name the old list, insertions and updates the new one. What a batch of the
/// platform accepts is accepted, what it would stumble over later is put right or refused
/// beforehand.
///
/// Source: L-VALID-4, L-BOOK-1 to L-BOOK-4.
public struct ChangeList: Equatable, Sendable {
  /// Old indices of what goes.
  public var deletes: [Int]
  /// New indices of what comes.
  public var inserts: [Int]
  /// What changes its place.
  public var moves: [ItemMove]
  /// Old indices of what gets a new cell.
  public var reloads: [Int]
  /// New indices of what is filled again.
  public var updates: [Int]

  /// Creates a list; what is not given is empty.
  public init(
    deletes: [Int] = [],
    inserts: [Int] = [],
    moves: [ItemMove] = [],
    reloads: [Int] = [],
    updates: [Int] = []
  ) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.reloads = reloads
    self.updates = updates
  }

  /// The same changes in order and without contradictions.
  ///
  /// Each place is named once. A move of what is deleted, or to where something is inserted, is
  /// dropped; so is a move to its own place among what stays; a reload of what is deleted and an
  /// update of what is inserted or reloaded are dropped too. A second deletion of one place takes
  /// one insertion with it, if the counts ask for that.
  ///
  /// - Complexity: O(*k* log *k* + *n*), where *k* is the number of changes and *n* that of old
  ///   rows.
  /// - Throws: `ChangeListError`, if the changes do not fit the counts.
  ///
  /// Source: L-VALID-1, L-VALID-2, L-BOOK-3, L-BOOK-4.
  public func normalised(oldCount: Int, newCount: Int) throws(ChangeListError) -> ChangeList {
    var result = ChangeList()
    result.deletes = ChangeList.unique(deletes)
    result.inserts = ChangeList.unique(inserts)
    try ChangeList.check(result.deletes + reloads + moves.map { $0.from }, below: oldCount)
    dropSurplus(&result, oldCount: oldCount, newCount: newCount)
    try ChangeList.check(result.inserts + updates, below: newCount)
    for move in moves.sorted(by: { $0.to < $1.to })
    where !result.deletes.contains(move.from) && !result.inserts.contains(move.to) {
      if let last = result.moves.last, last == move { continue }
      try ChangeList.check([move.to], below: newCount)
      if result.moves.contains(where: { $0.to == move.to }) { throw .sameTarget(move.to) }
      if result.moves.contains(where: { $0.from == move.from }) { throw .sameSource(move.from) }
      result.moves.append(move)
    }
    let all = result
    result.moves.removeAll { $0.from == $0.to && all.isIdle($0) }
    result.reloads = ChangeList.unique(reloads).filter { !result.deletes.contains($0) }
    result.updates = ChangeList.unique(updates).filter { !result.inserts.contains($0) }
    let arrived = oldCount - result.deletes.count + result.inserts.count
    guard arrived == newCount else {
      throw .wrongCount(
        old: oldCount,
        deleted: result.deletes.count,
        inserted: result.inserts.count,
        new: newCount
      )
    }
    return result
  }

  /// Whether a move to its own index changes nothing, because as much goes as comes before it.
  private func isIdle(_ move: ItemMove) -> Bool {
    let gone = deletes.count { $0 < move.from } + moves.count { $0.from < move.from }
    let come = inserts.count { $0 < move.to } + moves.count { $0.to < move.to }
    return gone == come
  }

  /// Drops insertions that stood for deletions which were named twice.
  private func dropSurplus(_ result: inout ChangeList, oldCount: Int, newCount: Int) {
    var surplus = oldCount - result.deletes.count + result.inserts.count - newCount
    surplus = min(surplus, deletes.count - result.deletes.count)
    while surplus > 0 && !result.inserts.isEmpty {
      result.inserts.removeLast()
      surplus -= 1
    }
  }

  private static func check(_ indices: [Int], below count: Int) throws(ChangeListError) {
    for index in indices where index < 0 || index >= count {
      throw .outOfRange(index: index, count: count)
    }
  }

  private static func unique(_ indices: [Int]) -> [Int] {
    var unique: [Int] = []
    for index in indices.sorted() where unique.last != index { unique.append(index) }
    return unique
  }

  /// Makes the new list out of the old one with nothing but normalised changes and the new
  /// elements.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - inserted: The new elements, in the order of `inserts`.
  /// - Returns: The new list, or `nil` if the changes do not fit together.
  /// - Complexity: O(*n*), where *n* is the number of elements of both lists.
  ///
  /// Source: L-VALID-3.
  public func replay<Element>(on old: [Element], inserting inserted: [Element]) -> [Element]? {
    let count = old.count - deletes.count + inserts.count
    var leaves = [Bool](repeating: false, count: old.count)
    var result = [Element?](repeating: nil, count: max(count, 0))
    guard inserted.count == inserts.count else { return nil }
    for index in deletes {
      guard index < old.count else { return nil }
      leaves[index] = true
    }
    for place in inserts.indices {
      guard inserts[place] < count else { return nil }
      result[inserts[place]] = inserted[place]
    }
    for move in moves {
      guard move.from < old.count, move.to < count, !leaves[move.from] else { return nil }
      leaves[move.from] = true
      result[move.to] = old[move.from]
    }
    var staying = old.indices.makeIterator()
    var filled: [Element] = []
    for element in result {
      if let element {
        filled.append(element)
        continue
      }
      var next = staying.next()
      while let index = next, leaves[index] { next = staying.next() }
      guard let next else { return nil }
      filled.append(old[next])
    }
    while let index = staying.next() {
      if !leaves[index] { return nil }
    }
    return filled
  }
}
