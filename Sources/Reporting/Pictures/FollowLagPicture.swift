/// The distance to the bottom while the list follows a growing reply.
///
/// Source: M-LAG-1 to M-LAG-3.
public enum FollowLagPicture {
  /// The distances that theory gives for a growth.
  public struct Theory: Equatable, Sendable {
    /// The distance for growth in every frame, in points.
    public var steady: Double
    /// The distances for growth in steps, in points.
    public var band: ClosedRange<Double>

    /// Creates a theory.
    public init(steady: Double, band: ClosedRange<Double>) {
      self.steady = steady
      self.band = band
    }

    /// For a growth of 300 pt/s that is followed with the constants of the modelled app.
    public static let growth300 = Theory(steady: 450, band: 423...476)

    fileprivate var sentence: String {
      "Theory: \(PictureNumber.label(steady)) pt for growth in every frame, "
        + "\(PictureNumber.label(band.lowerBound)) to \(PictureNumber.label(band.upperBound)) pt "
        + "for growth in steps. "
    }

    fileprivate func draw(on picture: inout Picture, _ plot: PicturePlot) {
      let (low, high) = (plot.y.position(band.lowerBound), plot.y.position(band.upperBound))
      picture.box(64, high, width: 672, height: low - high, "w")
      let words =
        "theory: \(PictureNumber.label(steady)) pt, in steps "
        + "\(PictureNumber.label(band.lowerBound)) to \(PictureNumber.label(band.upperBound)) pt"
      plot.drawLevel(steady, words, on: &picture, lift: plot.y.position(steady) - high + 8)
    }
  }

  /// The picture.
  ///
  /// - Parameters:
  ///   - series: Seconds and points of distance, one series for each way of growing.
  ///   - theory: What theory says about the growth, if it says anything.
  ///   - subtitle: What grows, and how fast.
  ///   - isAlone: Whether the picture is a file of its own.
  /// - Returns: An SVG document.
  /// - Complexity: O(*p*), where *p* is the number of points.
  public static func svg(
    series: [PictureSeries],
    theory: Theory?,
    subtitle: String,
    isAlone: Bool = true
  ) -> String {
    let points = series.flatMap(\.points)
    let last = series.compactMap { line in
      line.points.last.map { "\(line.name): \(PictureNumber.label($0.y)) pt at the end" }
    }
    var picture = Picture(
      "follow",
      title: "How far the list is behind a reply that grows",
      description: "\(subtitle). " + (theory?.sentence ?? "") + last.joined(separator: "; ") + "."
    )
    picture.text(subtitle, 24, 54, "d")
    let longest = max(points.map(\.x).max() ?? 1, 1)
    let largest = max(points.map(\.y).max() ?? 0, theory?.band.upperBound ?? 1)
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
    theory?.draw(on: &picture, plot)
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
