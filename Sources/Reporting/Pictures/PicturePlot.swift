/// The part of a picture between two axes.
struct PicturePlot {
  let x: PictureScale
  let y: PictureScale

  private var left: Double { x.start }
  private var right: Double { x.end }
  private var bottom: Double { y.start }
  private var top: Double { y.end }

  /// Draws grid, axes and their labels.
  ///
  /// - Parameters:
  ///   - picture: What is drawn on.
  ///   - below: What the values to the right are, with their unit.
  ///   - above: What the values upward are, with their unit.
  ///   - ticks: About how many values upward have a label.
  ///   - isOutside: Whether what the values upward are stands left of the plot: a few letters do.
  func drawAxes(
    on picture: inout Picture,
    below: String,
    above: String,
    ticks: Int = 5,
    isOutside: Bool = false
  ) {
    for value in y.ticks(about: ticks) {
      let place = y.position(value)
      if place < bottom - 0.5 { picture.line(left, place, right, place, "g") }
      picture.text(PictureNumber.label(value), left - 8, place + 4, "d", anchor: .end)
    }
    for value in x.ticks(about: 8) {
      let place = x.position(value)
      picture.line(place, bottom, place, bottom + 5, "x")
      picture.text(PictureNumber.label(value), place, bottom + 20, "d", anchor: .middle)
    }
    picture.line(left, bottom, right, bottom, "x")
    picture.text(below, right, bottom + 38, "d", anchor: .end)
    picture.text(above, left - 8, top - 12, "d", anchor: isOutside ? .end : .start)
  }

  /// Draws a line at a value of the upward axis with words so far above its right end.
  func drawLevel(
    _ value: Double,
    _ words: String,
    on picture: inout Picture,
    lift: Double = 10
  ) {
    let place = y.position(value)
    picture.line(left, place, right, place, "n")
    picture.text(words, right, place - lift, "d", anchor: .end)
  }
}
