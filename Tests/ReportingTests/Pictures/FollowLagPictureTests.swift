import Reporting
import Testing

@Suite struct FollowLagPictureTests {
  private func svg(_ series: [PictureSeries]) -> String {
    FollowLagPicture.svg(series: series, theory: .growth300, subtitle: "a reply")
  }

  @Test func `Each series has a line, a name in the legend and its last value in words`() {
    let points = (0..<10).map { PictureSeries.Point(x: Double($0), y: Double($0) * 50) }
    let text = svg([
      PictureSeries(name: "first", points: points), PictureSeries(name: "second", points: points),
    ])
    #expect(SVGFile(text).count(of: "class=\"l la\"") == 2)
    #expect(SVGFile(text).count(of: "class=\"l lb h\"") == 2)
    #expect(text.contains(">first</text>") && text.contains(">second</text>"))
    #expect(text.contains("first: 450 pt at the end"))
    #expect(text.contains("theory: 450 pt, in steps 423 to 476 pt"))
  }

  @Test func `Without a theory there is no band and no word of one`() {
    let series = PictureSeries(name: "s", points: [.init(x: 0, y: 0), .init(x: 1, y: 90)])
    let text = FollowLagPicture.svg(series: [series], theory: nil, subtitle: "a reply")
    #expect(!text.contains("heory") && !text.contains("class=\"w\""))
    #expect(text.contains("s: 90 pt at the end"))
  }

  @Test func `No series, and one without points, are pictures, too`() {
    #expect(svg([]).hasSuffix("</svg>\n"))
    #expect(svg([PictureSeries(name: "none", points: [])]).contains(">none</text>"))
  }

  @Test func `Two series of 480 frames stay below 30 KB`() {
    let points = (0..<480).map { PictureSeries.Point(x: Double($0) / 30, y: Double($0 % 476)) }
    let series = PictureSeries(name: "s", points: points)
    #expect(svg([series, series]).utf8.count < 30_000)
  }
}
