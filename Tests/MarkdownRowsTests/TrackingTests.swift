import Testing

@testable import MarkdownRows

@Suite struct TrackingTests {
  /// U-TYPE-4.
  @Test(arguments: [
    (17.0, -0.43), (11, 0.06), (28, 0.38), (18, -0.44), (26, 0.225), (8, 0.06), (60, 0.31),
  ])
  func `Tracking is the table's, linear between its sizes and constant beyond`(
    _ sizePt: Double,
    _ trackingPt: Double
  ) {
    #expect(abs(Tracking.points(atSizePt: sizePt) - trackingPt) < 1e-9)
  }
}
