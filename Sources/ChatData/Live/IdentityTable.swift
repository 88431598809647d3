/// The typed identities of some rows, asked for membership.
///
/// A table of its own rather than a `Set`: it hashes eight bytes of an id at a time and copies no
/// id, which makes it about four times as fast for the ids that desktops give. It resists no
/// adversary; the worst case is linear in the rows of one window.
struct IdentityTable {
  private let rows: [HistoryRow]
  /// Positions of rows, at most half of the slots; the next free slot takes a collision.
  private var slots: [UInt32]

  private static let vacant = UInt32.max

  /// Creates the table of rows whose identities are different.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  init(_ rows: [HistoryRow]) {
    self.rows = rows
    var size = 16
    while size < rows.count * 2 { size *= 2 }
    slots = [UInt32](repeating: IdentityTable.vacant, count: size)
    for index in rows.indices {
      var slot = home(of: rows[index])
      while slots[slot] != IdentityTable.vacant { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index)
    }
  }

  /// Whether a row of this identity is in the table.
  ///
  /// - Complexity: O(*b*) for *b* bytes of the id.
  func contains(_ row: HistoryRow) -> Bool {
    var slot = home(of: row)
    while slots[slot] != IdentityTable.vacant {
      if rows[Int(slots[slot])].hasIdentity(of: row) { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  private func home(of row: HistoryRow) -> Int {
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    return row.id.withUnsafeBytes { bytes in
      var hash = UInt64(bytes.count) << 8 | UInt64(row.type.rawValue)
      var place = 0
      while place < bytes.count {
        var word: UInt64 = 0
        if place + 8 <= bytes.count {
          word = UInt64(
            littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          )
        } else {
          for byte in bytes[place...] { word = word << 8 | UInt64(byte) }
        }
        let product = (hash ^ word ^ factor).multipliedFullWidth(by: factor)
        hash = product.high ^ product.low
        place += 8
      }
      return Int(hash & UInt64(slots.count - 1))
    }
  }
}

extension HistoryRow {
  /// Whether another row has the same typed identity.
  ///
  /// Source: H-ROW-9.
  func hasIdentity(of other: HistoryRow) -> Bool {
    type == other.type && id == other.id
  }
}
