/// A row that a frame shows.
public struct RecordedRow: Equatable, Sendable {
  /// What names the row in the app; it becomes a number and is written nowhere.
  public var id: String
  /// The top of the row in the content, in points.
  public var topPt: Double
  /// The height of the row in points.
  public var heightPt: Double
  /// Whether the height is still the estimate.
  public var isEstimated: Bool

  /// Creates a row.
  public init(id: String, topPt: Double, heightPt: Double, isEstimated: Bool = false) {
    self.id = id
    self.topPt = topPt
    self.heightPt = heightPt
    self.isEstimated = isEstimated
  }
}
