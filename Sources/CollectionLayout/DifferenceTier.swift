/// The way in which a difference was found, cheapest first.
///
/// Source: L-TIER-1.
public enum DifferenceTier: UInt8, Equatable, Sendable {
  /// Both lists are one value.
  case sameStorage = 0
  /// The journal of the edits says it.
  case journal = 1
  /// Shared leaves are skipped, the others compared.
  case sharedLeaves = 2
  /// Equal ends are skipped, a bounded shortest edit script fills the middle.
  case editScript = 3
  /// A table of positions and the longest increasing run of them.
  case positionTable = 4
}
