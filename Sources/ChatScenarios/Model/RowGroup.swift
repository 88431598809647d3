/// Rows that a scenario defines together, in display order.
public struct RowGroup: Equatable, Sendable {
  /// The name by which events refer to the rows, if they do.
  public var name: String?
  /// Where the rows come from.
  public var source: RowSource
  /// When they can be measured.
  public var preparation: PreparationRule
  /// Where the group stands in its file.
  public var byteOffset: Int

  /// Creates a group.
  public init(
    name: String? = nil,
    source: RowSource,
    preparation: PreparationRule,
    byteOffset: Int = 0
  ) {
    self.name = name
    self.source = source
    self.preparation = preparation
    self.byteOffset = byteOffset
  }
}
