/// Where a row comes from.
///
/// Source: H-ROW-3.
public enum RowOrigin: UInt8, CaseIterable, Sendable {
  /// Settled history.
  case canonical
  /// Output of a run that is not settled yet.
  case live

  /// The word in an envelope.
  public var name: StaticString {
    switch self {
    case .canonical: "canonical"
    case .live: "live"
    }
  }
}
