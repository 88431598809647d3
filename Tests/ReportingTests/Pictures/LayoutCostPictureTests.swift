import Reporting
import Testing

@Suite struct LayoutCostPictureTests {
  private func svg(_ series: [PictureSeries]) -> String {
    LayoutCostPicture.svg(series: series, machine: "two-core virtual machine")
  }

  private func series(_ name: String, _ costs: [Double]) -> PictureSeries {
    var rows = 100.0
    let points = costs.map { cost in
      rows *= 10
      return PictureSeries.Point(x: rows, y: cost)
    }
    return PictureSeries(name: name, points: points)
  }

  @Test func `Each series is a line with its marks and its name, and says how it grows`() {
    let text = svg([series("offset", [0.1, 0.2, 0.4]), series("insert", [1, 2, 3])])
    #expect(text.contains(">offset</text>") && text.contains(">insert</text>"))
    #expect(text.contains("offset: 4 times the cost for 100 times the rows"))
    #expect(SVGFile(text).count(of: "a4 4 0 1 0 8 0") == 4)
    #expect(text.contains("two-core virtual machine"))
  }

  @Test func `Names of lines that end in one place stand apart`() throws {
    let text = svg([series("a", [1, 1]), series("b", [1, 1]), series("c", [1, 1])])
    let places = try ["a", "b", "c"].map { name in
      let end = try #require(text.firstRange(of: ">\(name)</text>"))
      let start = try #require(text[..<end.lowerBound].ranges(of: " y=\"").last)
      return try #require(Double(text[start.upperBound...].prefix { $0 != "\"" }))
    }
    #expect(places[1] - places[0] >= 16 && places[2] - places[1] >= 16)
  }

  @Test func `What is not above zero is left out, and nothing is said to be nothing`() {
    #expect(svg([]).contains("Nothing was measured."))
    #expect(svg([series("zero", [0, -1])]).contains("Nothing was measured."))
    #expect(!svg([series("one", [0, 2])]).contains("nan"))
  }
}
