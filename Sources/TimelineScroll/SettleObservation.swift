public import TimelineUnits

/// All that a settle pass compares with the pass before.
///
/// A reusable buffer: `begin` keeps the memory of the rows, and the detector swaps buffers instead
/// of copying them, so a pass allocates nothing once the buffers have grown.
///
/// Source: H-SETTLE-4.
public struct SettleObservation: Equatable, Sendable {
  /// The size of the visible rectangle.
  public private(set) var bounds: Size = .zero
  /// The height of all rows, estimates included.
  public private(set) var contentHeight: Length = .zero
  /// The content y at the viewport's top edge.
  public private(set) var offset: Length = .zero
  /// The insets of the content.
  public private(set) var insets = EdgeInsets()
  /// The visible rows from top to bottom.
  public private(set) var rows: [SettleRow] = []

  /// Creates an empty observation.
  public init() {}

  /// Begins an observation; its rows are appended after this.
  ///
  /// Numbers that are not lengths are given as `Length.undefined`.
  public mutating func begin(
    bounds: Size,
    contentHeight: Length,
    offset: Length,
    insets: EdgeInsets
  ) {
    self.bounds = bounds
    self.contentHeight = contentHeight
    self.offset = offset
    self.insets = insets
    rows.removeAll(keepingCapacity: true)
  }

  /// Adds the next visible row.
  ///
  /// - Complexity: O(1) amortised.
  public mutating func append(_ row: SettleRow) {
    rows.append(row)
  }

  /// Observes a list as it stands.
  ///
  /// - Complexity: O(*v* log *n*), where *v* is the number of visible rows and *n* that of all
  ///   rows.
  @inlinable
  public mutating func observe(_ layout: some RowGeometry, at scroll: ScrollState) {
    begin(
      bounds: scroll.viewport,
      contentHeight: scroll.contentHeight,
      offset: scroll.offset,
      insets: scroll.insets
    )
    for index in layout.rows(in: scroll.bounds) {
      let frame = layout.frame(at: index)
      append(SettleRow(item: layout.item(at: index), top: frame.top, height: frame.height))
    }
  }

  /// Whether the bounds are those of a list that could be at rest.
  ///
  /// Source: H-SETTLE-8.
  public var isUsable: Bool {
    let isDefined = bounds.width != .undefined && bounds.height != .undefined
    return isDefined && bounds != .zero
  }
}
