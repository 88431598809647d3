public import MarkdownRows
public import TimelineUnits

/// A row of a generated history that stands for its height alone.
public struct GeneratedRow: Equatable, Sendable {
  /// Which kind of row it is.
  public var kind: RowKind
  /// The height of the row.
  public var height: Length

  /// Creates a row.
  public init(kind: RowKind, height: Length) {
    self.kind = kind
    self.height = height
  }
}
