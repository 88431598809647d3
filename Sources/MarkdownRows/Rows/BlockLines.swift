public import TimelineUnits

/// Where a block of a row stands and how wide its lines are.
public struct BlockLines: Equatable, Sendable {
  /// What the block is; containers and blocks without height are left out.
  public var kind: BlockKind
  /// The distance from the row's left edge.
  public var left: Length
  /// The distance from the row's upper edge.
  public var top: Length
  /// The width that the block was given.
  public var width: Length
  /// The height.
  public var height: Length
  /// The distance from one line to the next; 0 for a block without lines of text.
  public var lineHeight: Length
  /// The width of each line, rounded up; empty for code, whose lines nothing measures.
  public var lines: [Length]

  /// Creates a block.
  public init(
    kind: BlockKind,
    left: Length,
    top: Length,
    width: Length,
    height: Length,
    lineHeight: Length,
    lines: [Length]
  ) {
    self.kind = kind
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.lineHeight = lineHeight
    self.lines = lines
  }
}
