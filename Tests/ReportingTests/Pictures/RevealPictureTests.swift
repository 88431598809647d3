import Reporting
import Testing

@Suite struct RevealPictureTests {
  private func svg(_ times: [Double]) -> SVGFile {
    SVGFile(RevealPicture.svg(times: times, pass: 32, subtitle: "a chat"))
  }

  /// BM-STAT-1.
  @Test func `There is a bar for each time that occurs, and percentiles by nearest rank`() {
    let picture = svg([128, 128, 160, 224] + Array(repeating: 192, count: 16))
    #expect(picture.count(of: "class=\"a\"") == 4)
    #expect(picture.text.contains("half within 192 ms"))
    #expect(picture.text.contains("95 % within 192 ms"))
    #expect(picture.text.contains("longest 224 ms"))
    #expect(picture.text.contains("20 reveals"))
  }

  @Test func `The order of times changes no byte`() {
    #expect(svg([224, 128, 160]).text == svg([128, 160, 224]).text)
  }

  @Test func `No reveals, one and equal ones are pictures, too`() {
    #expect(svg([]).text.contains("There are no reveals."))
    #expect(svg([128]).count(of: "class=\"a\"") == 1)
    #expect(svg([0]).count(of: "class=\"a\"") == 1)
    #expect(!svg([]).text.contains("nan"))
  }

  @Test func `A thousand times stay below 30 KB`() {
    #expect(svg((0..<1_000).map { Double($0 % 63) * 32 }).text.utf8.count < 30_000)
  }

  @Test func `What the axis shows stands outside where a mark would cross its words`() {
    let outside = "class=\"d\" text-anchor=\"end\">share, %</text>"
    let near = RevealPicture.svg(times: [128, 128, 2_520], pass: 32, subtitle: "s")
    #expect(near.contains(outside))
    #expect(!RevealPicture.svg(times: [224, 300], pass: 32, subtitle: "s").contains(outside))
  }
}
