/// What arrives, what is rendered, and the time between two renders.
///
/// Source: M-CAD-1, M-CAD-2.
public enum CadencePicture {
  /// The picture.
  ///
  /// - Parameters:
  ///   - arrivals: When changes arrived, in seconds.
  ///   - renders: When the screen was rendered, in seconds.
  ///   - floor: The shortest interval that is allowed between two renders, in seconds.
  ///   - window: The part of time that is shown, in seconds.
  ///   - subtitle: What was rendered.
  ///   - isAlone: Whether the picture is a file of its own.
  /// - Returns: An SVG document.
  /// - Precondition: the window is not empty.
  /// - Complexity: O(*a* + *r*), where *a* and *r* are the numbers of arrivals and renders.
  public static func svg(
    arrivals: [Double],
    renders: [Double],
    floor: Double,
    window: ClosedRange<Double>,
    subtitle: String,
    isAlone: Bool = true
  ) -> String {
    let shown = renders.filter(window.contains)
    let intervals = zip(renders.dropFirst(), renders).map { (at: $0, length: $0 - $1) }
      .filter { window.contains($0.at) && window.contains($0.at - $0.length) }
    let shortest = (intervals.map(\.length).min() ?? 0) * 1_000
    let most = fullest(renders)
    let limit = PictureNumber.label((floor * 10_000).rounded() / 10)
    let least = PictureNumber.label((shortest * 10).rounded() / 10)
    var picture = Picture(
      "cadence",
      title: "Changes arrive often; the screen is rendered at most \(most) times a second",
      description: "\(subtitle). At most \(most) renders in a second; the shortest interval shown "
        + "is \(least) ms, allowed are \(limit) ms."
    )
    picture.text(subtitle, 24, 54, "d")
    let x = PictureScale(.linear, window, from: 96, to: 736)
    picture.text("arrive", 86, 89, "d", anchor: .end)
    let arrived = arrivals.filter(window.contains)
    picture.strokes(at: arrived.map(x.position), from: 76, to: 94, "l le")
    picture.text("rendered", 86, 119, "d", anchor: .end)
    picture.strokes(at: shown.map(x.position), from: 106, to: 124, "l la")
    let longest = max((intervals.map(\.length).max() ?? floor), floor)
    let plot = PicturePlot(
      x: x,
      y: PictureScale(.linear, 0...(longest * 1_400), from: 286, to: 168)
    )
    plot.drawAxes(
      on: &picture,
      below: "virtual time, s",
      above: "since the render before, ms",
      ticks: 4
    )
    plot.drawLevel(floor * 1_000, "at least \(limit) ms", on: &picture, lift: 12)
    for interval in intervals {
      let (place, top) = (x.position(interval.at), plot.y.position(interval.length * 1_000))
      picture.line(place, 286, place, top, "l la")
      picture.mark(0, place, top)
    }
    return picture.svg(isAlone: isAlone)
  }

  /// The most renders in any half-open second.
  private static func fullest(_ renders: [Double]) -> Int {
    var most = 0
    var first = 0
    for (index, time) in renders.enumerated() {
      while time - renders[first] >= 1 - 1e-9 { first += 1 }
      most = max(most, index - first + 1)
    }
    return most
  }
}
