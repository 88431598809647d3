/// An end of the range of the offset.
public enum ScrollEdge: UInt8, CaseIterable, Sendable {
  /// The beginning of the content.
  case top
  /// The end of the content.
  case bottom
}
