public import TimelineUnits

/// The height and the lines of one block at one width.
public struct BlockHeight: Equatable, Sendable {
  /// The height of the block without the gap before it.
  public var height: Length
  /// The lines of the block alone; 0 for a container.
  public var lines: Int
  /// The width that the block was given.
  public var width: Length

  /// Creates the height of a block.
  public init(height: Length, lines: Int, width: Length) {
    self.height = height
    self.lines = lines
    self.width = width
  }
}
