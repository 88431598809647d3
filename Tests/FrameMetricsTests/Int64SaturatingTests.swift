import Testing

@testable import FrameMetrics

@Suite struct Int64SaturatingTests {
  private let values: [Int64] = [
    .min, .min + 1, -(1 << 40), -3, -1, 0, 1, 2, 1 << 40, .max - 1, .max,
  ]

  /// The number of the range that is nearest to an exact result.
  private func nearest(_ exact: Int128) -> Int64 { Int64(clamping: exact) }

  @Test func `Sums, products and distances are exact or the nearest end of the range`() {
    for left in values {
      for right in values {
        let (wideLeft, wideRight) = (Int128(left), Int128(right))
        #expect(left.saturatingAdd(right) == nearest(wideLeft + wideRight))
        #expect(left.saturatingMultiply(right) == nearest(wideLeft * wideRight))
        #expect(left.distance(to: right) == nearest(abs(wideLeft - wideRight)))
      }
    }
  }
}
