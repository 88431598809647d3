import Reporting
import Testing

@Suite struct CadencePictureTests {
  private func svg(_ arrivals: [Double], _ renders: [Double]) -> String {
    CadencePicture.svg(
      arrivals: arrivals,
      renders: renders,
      floor: 1.0 / 6,
      window: 0...2,
      subtitle: "a stream"
    )
  }

  /// M-CAD-1: at exactly a sixth of a second a half-open second holds six.
  @Test func `Renders a sixth of a second apart are six a second`() {
    let text = svg([0.1], (0..<12).map { Double($0) / 6 })
    #expect(text.contains("rendered at most 6 times a second"))
    #expect(text.contains("shortest interval shown is 166.7 ms, allowed are 166.7 ms"))
  }

  @Test func `Each interval between two renders that are shown has a mark`() {
    let text = svg([], [0.5, 1, 1.5, 2.5, 3])
    #expect(SVGFile(text).count(of: "a4 4 0 1 0 8 0") == 2)
  }

  @Test func `A stream without renders is a picture, too`() {
    #expect(svg([], []).contains("at most 0 times a second"))
  }
}
