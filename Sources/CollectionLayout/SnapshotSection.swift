/// A section of a snapshot: its id and its rows.
struct SnapshotSection: Sendable {
  var id: SectionID
  var list = ItemList()
}
