public import TimelineUnits

/// What a row shows, as far as the layout can tell.
public struct RowContent: Equatable, Sendable {
  /// The height at the device's width, once the content is prepared.
  public var height: Length
  /// When the content can be measured.
  public var preparation: Preparation
  /// The number of the input guard that the text tripped, or `nil`.
  ///
  /// Source: T-GUARD-1.
  public var guardRule: Int?
  /// What preparing the text takes; it is done when a cell first shows the content.
  public var textWork: TextWork

  /// Creates the content of a row.
  public init(
    height: Length,
    preparation: Preparation = .ready,
    guardRule: Int? = nil,
    textWork: TextWork = TextWork()
  ) {
    self.height = height
    self.preparation = preparation
    self.guardRule = guardRule
    self.textWork = textWork
  }
}
