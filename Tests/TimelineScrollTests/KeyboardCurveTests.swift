import Testing
import TimelineScroll
import TimelineUnits

@Suite struct KeyboardCurveTests {
  private let curve = KeyboardCurve(
    origin: .points(34),
    target: .points(335),
    began: .zero + .seconds(1)
  )

  /// U-KEYB-1.
  @Test func `A keyboard of 335 pt is there after 500 ms and rises in every frame before`() {
    let insets = (0...31).map { curve.inset(at: curve.began + .period(hertz: 60) * $0) }
    #expect(insets[0] == .points(34))
    #expect(zip(insets[..<30], insets[1...30]).allSatisfy { $0 < $1 })
    #expect(insets[30] == .points(335))
    #expect(insets[31] == .points(335))
    #expect(!curve.isOver(at: curve.began + .milliseconds(499)))
    #expect(curve.isOver(at: curve.began + .milliseconds(500)))
  }

  @Test func `A keyboard that goes takes the same way back`() {
    let back = KeyboardCurve(origin: .points(335), target: .points(34), began: curve.began)
    for step in Int64(0)...30 {
      let time = curve.began + .milliseconds(17) * step
      let sum = curve.inset(at: time) + back.inset(at: time)
      #expect((sum - .points(369)).magnitude <= Length(units: 1))
    }
  }
}
