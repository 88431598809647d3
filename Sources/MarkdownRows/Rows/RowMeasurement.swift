public import TimelineUnits

/// A row's height at one width, with the amounts of work behind it.
public struct RowMeasurement: Equatable, Sendable {
  /// The height of the row, chrome included.
  public var height: Length
  /// Why the row is plain text, or nil.
  public var guardReason: GuardReason?
  /// The number of bytes of the row.
  public var bytes: Int
  /// The number of words that were prepared.
  public var words: Int
  /// The number of lines.
  public var lines: Int
  /// The number of blocks.
  public var blocks: Int

  /// Creates a measurement.
  public init(
    height: Length,
    guardReason: GuardReason? = nil,
    bytes: Int,
    words: Int,
    lines: Int,
    blocks: Int
  ) {
    self.height = height
    self.guardReason = guardReason
    self.bytes = bytes
    self.words = words
    self.lines = lines
    self.blocks = blocks
  }

  /// The measurement of a row whose height was recorded on a device.
  ///
  /// Its text is not looked at; for the model of what preparing it costs, six bytes are a word.
  ///
  /// Source: T-FONT-2.
  public static func recorded(height: Length, bytes: Int) -> RowMeasurement {
    RowMeasurement(height: height, bytes: bytes, words: bytes / 6, lines: 0, blocks: 0)
  }
}
