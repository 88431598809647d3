public import TimelineUnits

/// What a row shows around its text.
public struct RowChrome: Equatable, Sendable {
  /// The distances from the row's edges to its content, bubble insets included.
  public var insets: EdgeInsets
  /// The share of the row's width that the content and its insets may take, in thousandths.
  public var widthShare: Int64
  /// The height of what stands above the text, such as a line with the sender.
  public var header: Length
  /// The height of the whole row when it does not depend on the text, or nil.
  public var fixedHeight: Length?

  /// Creates chrome; without arguments a row is its text.
  public init(
    insets: EdgeInsets = EdgeInsets(),
    widthShare: Int64 = 1_000,
    header: Length = .zero,
    fixedHeight: Length? = nil
  ) {
    self.insets = insets
    self.widthShare = widthShare
    self.header = header
    self.fixedHeight = fixedHeight
  }

  /// The width that is left for the content of a row.
  public func contentWidth(in width: Length) -> Length {
    let share = Length(units: width.units * widthShare / 1_000)
    return share - insets.left - insets.right
  }

  /// The height of a row whose content has a height.
  public func height(around content: Length) -> Length {
    fixedHeight ?? insets.top + header + content + insets.bottom
  }
}
