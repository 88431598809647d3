/// Whether an answer holds the history.
///
/// Source: H-ENV-5.
public enum LoadState: UInt8, CaseIterable, Sendable {
  /// The timeline and the pagination are the history's.
  case available
  /// The history could not be read; only the overlay counts.
  case unavailable

  /// The word in an envelope.
  public var name: StaticString {
    switch self {
    case .available: "available"
    case .unavailable: "unavailable"
    }
  }
}
