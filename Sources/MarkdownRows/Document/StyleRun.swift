/// A stretch of a leaf's text in one style; it reaches to the next run or the end of the leaf.
public struct StyleRun: Equatable, Sendable {
  /// The byte offset of the run's first byte in the document's text.
  public var start: UInt32
  /// The style of the text.
  public var style: FaceStyle

  /// Creates a run.
  public init(start: UInt32, style: FaceStyle) {
    self.start = start
    self.style = style
  }
}
