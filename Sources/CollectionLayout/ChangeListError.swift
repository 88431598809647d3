/// A list of changes that does not lead from the old rows to the new ones.
///
/// Source: L-VALID-1, L-VALID-2, L-APPLY-8.
public enum ChangeListError: Error, Equatable, Sendable {
  /// An index is outside its list.
  case outOfRange(index: Int, count: Int)
  /// Old rows less deleted ones plus inserted ones are not the new rows.
  case wrongCount(old: Int, deleted: Int, inserted: Int, new: Int)
  /// Two changes put a row at one place.
  case sameTarget(Int)
  /// Two moves start at one place.
  case sameSource(Int)

  /// What the platform says, to be found in a search; for the cases whose text is not known, `nil`.
  public var platformMessage: StaticString? {
    switch self {
    case .wrongCount: "Invalid update: invalid number of …"
    default: nil
    }
  }
}
