/// The distance to the bottom while the list follows a growing reply.
///
/// Source: M-LAG-1 to M-LAG-3.
public enum FollowLagPicture {
  /// The picture.
  ///
  /// - Parameters:
  ///   - series: Seconds and points of distance, one series for each way of growing.
  ///   - steady: The distance that theory demands for growth in every frame, in points.
  ///   - band: The distances that theory allows for growth in steps, in points.
  ///   - subtitle: What grows, and how fast.
  ///   - isAlone: Whether the picture is a file of its own.
  /// - Returns: An SVG document.
  /// - Complexity: O(*p*), where *p* is the number of points.
  public static func svg(
    series: [PictureSeries],
    steady: Double,
    band: ClosedRange<Double>,
    subtitle: String,
    isAlone: Bool = true
  ) -> String {
    let points = series.flatMap(\.points)
    let last = series.compactMap { line in
      line.points.last.map { "\(line.name): \(PictureNumber.label($0.y)) pt at the end" }
    }
    let steadily = PictureNumber.label(steady)
    var picture = Picture(
      "follow",
      title: "How far the list is behind a reply that grows",
      description: "\(subtitle). Theory: \(steadily) pt for growth in every frame, "
        + "\(PictureNumber.label(band.lowerBound)) to \(PictureNumber.label(band.upperBound)) pt "
        + "for growth in steps. " + last.joined(separator: "; ") + "."
    )
    picture.text(subtitle, 24, 54, "d")
    let longest = max(points.map(\.x).max() ?? 1, 1)
    let largest = max(points.map(\.y).max() ?? 0, band.upperBound)
    let plot = PicturePlot(
      x: PictureScale(.linear, 0...longest, from: 64, to: 736),
      y: PictureScale(.linear, 0...(largest * 1.15), from: 276, to: 100)
    )
    plot.drawAxes(
      on: &picture,
      below: "virtual time, s",
      above: "distance to the bottom, pt",
      ticks: 6
    )
    let (low, high) = (plot.y.position(band.lowerBound), plot.y.position(band.upperBound))
    picture.box(64, high, width: 672, height: low - high, "w")
    let words =
      "theory: \(steadily) pt, in steps \(PictureNumber.label(band.lowerBound)) to "
      + "\(PictureNumber.label(band.upperBound)) pt"
    plot.drawLevel(steady, words, on: &picture, lift: plot.y.position(steady) - high + 8)
    // The first line lies on top.
    for (index, line) in series.enumerated().reversed() {
      let letter = PictureStyle.series[index % PictureStyle.series.count]
      let places = line.points.map { (x: plot.x.position($0.x), y: plot.y.position($0.y)) }
      let weight = index == 0 ? "" : " h"
      picture.curve(places, "l\(letter)\(weight)")
      let x = 420.0
      let y = 218.0 + Double(index) * 20
      picture.curve([(x, y), (x + 28, y)], "l\(letter)\(weight)")
      picture.text(line.name, x + 38, y + 4)
    }
    return picture.svg(isAlone: isAlone)
  }
}
