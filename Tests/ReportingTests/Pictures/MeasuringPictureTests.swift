import Reporting
import Testing

@Suite struct MeasuringPictureTests {
  private func svg(_ bars: [MeasuringPicture.Bar]) -> String {
    MeasuringPicture.svg(bars: bars, machine: "two-core virtual machine")
  }

  @Test func `A way of measuring is a bar with its multiple, and its limit a line`() {
    let text = svg([.init(name: "warm", ratio: 1.234, limit: 2.5), .init(name: "cold", ratio: 12)])
    #expect(SVGFile(text).count(of: "class=\"a\"") == 2)
    #expect(text.contains(">1.23×</text>") && text.contains(">12×</text>"))
    #expect(SVGFile(text).count(of: "class=\"l lb\"") == 2)
    #expect(text.contains("warm 1.23×; cold 12×"))
  }

  @Test func `Without limits there is no word about them, without bars a word about that`() {
    #expect(!svg([.init(name: "warm", ratio: 1)]).contains("should stay below"))
    #expect(svg([]).contains("Nothing was measured."))
    #expect(svg([.init(name: "none", ratio: 0)]).contains("Nothing was measured."))
  }
}
