public import TimelineUnits

/// The height of a row's blocks at one width.
///
/// Source: T-FILL-6.
public struct RowHeight: Equatable, Sendable {
  /// The height of the blocks and the gaps between them, without chrome.
  public var height: Length
  /// The number of lines of all leaves and code blocks.
  public var lines: Int
  /// The number of breaks inside words.
  public var emergencyBreaks: Int

  /// Creates a height.
  public init(height: Length, lines: Int, emergencyBreaks: Int) {
    self.height = height
    self.lines = lines
    self.emergencyBreaks = emergencyBreaks
  }
}
