import TimelineUnits

/// Which rows have a cell, and what each cell waits for.
///
/// Dense by id number, so that a row keeps its cell wherever it moves.
struct CellTable {
  /// What is known of the cell of one row.
  struct Flags: OptionSet {
    var rawValue: UInt8

    /// The row has a cell.
    static let live = Flags(rawValue: 1)
    /// The cell waits for new content.
    static let configure = Flags(rawValue: 2)
    /// The cell waits for a measurement.
    static let measure = Flags(rawValue: 4)
    /// The content changed since the row was measured.
    static let stale = Flags(rawValue: 8)
    /// The row is in the rectangle that was asked for.
    static let visible = Flags(rawValue: 16)
  }

  private var flags: [UInt8] = []
  /// The rows with a cell, in the order in which the cells were made.
  private(set) var live: [ItemID] = []
  /// The row whose cell is ready ahead of its display.
  private(set) var prepared: ItemID?
  /// Cells in the reuse pool.
  private(set) var pooled = 0

  subscript(item: ItemID) -> Flags {
    get { item.index < flags.count ? Flags(rawValue: flags[item.index]) : [] }
    set {
      while flags.count <= item.index { flags.append(0) }
      flags[item.index] = newValue.rawValue
    }
  }

  /// Gives a row a cell that waits for everything.
  mutating func make(_ item: ItemID) -> CellOrigin {
    self[item].formUnion([.live, .configure, .measure, .visible])
    live.append(item)
    if prepared == item {
      prepared = nil
      return .prepared
    }
    return take()
  }

  /// Gives a row that is not displayed a cell that waits for everything, in place of another one.
  mutating func prepare(_ item: ItemID) -> CellOrigin {
    dropPrepared()
    prepared = item
    self[item].formUnion([.configure, .measure])
    return take()
  }

  /// Takes the cell away that was prepared ahead of its display.
  mutating func dropPrepared() {
    guard let item = prepared else { return }
    prepared = nil
    self[item].subtract([.configure, .measure])
    pooled += 1
  }

  private mutating func take() -> CellOrigin {
    guard pooled > 0 else { return .made }
    pooled -= 1
    return .reused
  }

  /// Whether a row has a cell, displayed or prepared.
  func hasCell(_ item: ItemID) -> Bool { self[item].contains(.live) || prepared == item }

  /// Takes the cells of rows away that are not marked visible, and the marks of the others.
  mutating func endDisplayOfUnmarked() {
    var kept = 0
    for item in live {
      if self[item].contains(.visible) {
        self[item].remove(.visible)
        live[kept] = item
        kept += 1
      } else {
        end(item)
      }
    }
    live.removeLast(live.count - kept)
  }

  /// Takes the cells of rows away that a snapshot does not hold.
  mutating func endDisplay(missingFrom snapshot: Snapshot) {
    if let item = prepared, !snapshot.contains(item) { dropPrepared() }
    var kept = 0
    for item in live {
      if snapshot.contains(item) {
        live[kept] = item
        kept += 1
      } else {
        end(item)
      }
    }
    live.removeLast(live.count - kept)
  }

  /// Takes the cell of a row away; the row gets another one in the next layout.
  mutating func endDisplay(of item: ItemID) {
    if prepared == item { dropPrepared() }
    guard self[item].contains(.live) else { return }
    live.removeAll { $0 == item }
    end(item)
  }

  /// Takes all cells away.
  mutating func endDisplay() {
    dropPrepared()
    for item in live { end(item) }
    live.removeAll(keepingCapacity: true)
  }

  private mutating func end(_ item: ItemID) {
    self[item].subtract([.live, .configure, .measure, .visible])
    pooled += 1
  }
}
