public import TimelineUnits

/// An edit of a snapshot that may not be made; the snapshot is as it was.
///
/// Source: H-COORD-4, L-SNAP-1 to L-SNAP-12.
public enum SnapshotError: Error, Equatable, Sendable {
  /// An id would stand at two places: its index in the list, and its index in the list of new rows.
  ///
  /// When both are in one list of new rows, both are indices in that.
  case duplicateItem(ItemID, first: Int, second: Int)
  /// A section would stand at two places.
  case duplicateSection(SectionID)
  /// A row that an edit starts from is not in the snapshot.
  case missingItem(ItemID)
  /// A section that an edit or a query starts from is not in the snapshot.
  case missingSection(SectionID)
  /// Rows were appended where there is no section.
  case noSections
  /// A row would be moved or inserted next to itself.
  case selfAnchor(ItemID)
  /// A section would be moved or inserted next to itself.
  case selfAnchorSection(SectionID)
  /// A row that is not in the snapshot was marked.
  case markOnMissingItem(ItemID)

  /// What the platform says, to be found in a search; for the cases whose text is not known, `nil`.
  ///
  /// Source: L-SNAP-2, L-SNAP-8.
  public var platformMessage: StaticString? {
    switch self {
    case .duplicateItem:
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(…)}"
    case .markOnMissingItem:
      "Attempted to reload item identifier that does not exist in the snapshot"
    default:
      nil
    }
  }
}
