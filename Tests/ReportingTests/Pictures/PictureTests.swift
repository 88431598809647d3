import Testing

@testable import Reporting

/// Covers `PicturePlot`.
@Suite struct PictureTests {
  private func picture(_ text: String = "label") -> Picture {
    var picture = Picture("name", title: "Title " + text, description: "It says " + text)
    picture.text(text, 1, 2, "d", anchor: .end)
    picture.line(0, 0, 10, 10, "g")
    picture.box(1, 2, width: 3, height: 4, "a", radius: 2)
    picture.curve([(0, 0), (1, 1)], "la")
    picture.strokes(at: [1, 2], from: 3, to: 4, "la")
    for series in 0..<5 { picture.mark(series, 5, 5) }
    return picture
  }

  /// INJ-5.
  @Test(.enabled(if: Records.hasPython, "needs python3"))
  func `Hostile texts change no tag and no attribute`() throws {
    let plain = SVGFile(picture().svg(isAlone: true))
    for text in Records.hostile {
      let hostile = SVGFile(picture(text).svg(isAlone: true))
      #expect(hostile.isWellFormed)
      #expect(hostile.tags == plain.tags, "\(text.debugDescription)")
    }
  }

  @Test func `A picture has a title, words for those who do not see it, and a role`() {
    let svg = picture().svg(isAlone: true)
    #expect(svg.contains("<title id=\"name-title\">Title label</title>"))
    #expect(svg.contains("<desc id=\"name-desc\">It says label</desc>"))
    #expect(svg.contains("role=\"img\" aria-labelledby=\"name-title name-desc\""))
  }

  @Test func `Only a file of its own brings the style along`() {
    #expect(picture().svg(isAlone: true).contains("<style>"))
    let embedded = picture().svg(isAlone: false)
    #expect(!embedded.contains("<style") && !embedded.contains("style="))
    #expect(PictureStyle.css.contains("prefers-color-scheme:dark"))
  }

  @Test func `Nothing is drawn of no points`() {
    var empty = Picture("n", title: "t", description: "d")
    let before = empty.svg(isAlone: false)
    empty.curve([], "la")
    empty.strokes(at: [], from: 0, to: 1, "la")
    #expect(empty.svg(isAlone: false) == before)
  }

  @Test func `Axes have a label for each tick, and a level its words`() {
    var axes = Picture("n", title: "t", description: "d")
    let plot = PicturePlot(
      x: PictureScale(.linear, 0...10, from: 50, to: 100),
      y: PictureScale(.linear, 0...4, from: 100, to: 0)
    )
    plot.drawAxes(on: &axes, below: "time", above: "height", ticks: 4)
    plot.drawLevel(3, "the bar", on: &axes)
    let svg = axes.svg(isAlone: false)
    for word in [">0<", ">4<", ">10<", ">time<", ">height<", ">the bar<"] {
      #expect(svg.contains(word))
    }
  }
}
