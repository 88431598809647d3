internal import TimelineUnits

/// What operations of the layout cost by the number of rows, on axes of equal ratios.
///
/// The values are samples of one machine, so the picture names its class.
public enum LayoutCostPicture {
  /// The picture.
  ///
  /// - Parameters:
  ///   - series: Numbers of rows and microseconds; points that are not above zero are left out.
  ///   - machine: The class of the machine that was measured.
  ///   - isAlone: Whether the picture is a file of its own.
  /// - Returns: An SVG document; without points one that says so.
  /// - Complexity: O(*p*), where *p* is the number of points.
  public static func svg(
    series: [PictureSeries],
    machine: String,
    isAlone: Bool = true
  ) -> String {
    let lines = series.map { line in
      PictureSeries(name: line.name, points: line.points.filter { $0.x > 0 && $0.y > 0 })
    }.filter { !$0.points.isEmpty }
    let points = lines.flatMap(\.points)
    let growths = lines.compactMap(growth)
    var picture = Picture(
      "layout",
      title: "What an operation of the layout costs in a longer chat",
      description: "CPU time of one thread, medians, \(machine). "
        + growths.joined(separator: "; ") + ".",
      height: 360
    )
    picture.text("CPU time of one thread, medians; \(machine)", 24, 54, "d")
    guard let least = points.map(\.x).min(), let most = points.map(\.x).max(),
      let low = points.map(\.y).min(), let high = points.map(\.y).max()
    else {
      picture.text("Nothing was measured.", 24, 90)
      return picture.svg(isAlone: isAlone)
    }
    let plot = PicturePlot(
      x: PictureScale(.logarithmic, (least / 1.3)...(most * 1.3), from: 72, to: 560),
      y: PictureScale(.logarithmic, decade(below: low)...decade(above: high), from: 296, to: 96)
    )
    plot.drawAxes(on: &picture, below: "rows", above: "µs an operation")
    var labels: [(index: Int, name: String, y: Double)] = []
    for (index, line) in lines.enumerated() {
      let number = index % PictureStyle.series.count
      let places = line.points.map { (x: plot.x.position($0.x), y: plot.y.position($0.y)) }
      picture.curve(places, "l" + PictureStyle.series[number] + PictureStyle.dashes[number])
      for place in places { picture.mark(index, place.x, place.y) }
      if let end = places.last { labels.append((index, line.name, end.y)) }
    }
    draw(labels, on: &picture)
    return picture.svg(isAlone: isAlone)
  }

  /// Draws the names beside the ends of their lines, kept apart.
  private static func draw(
    _ labels: [(index: Int, name: String, y: Double)],
    on picture: inout Picture
  ) {
    var free = 0.0
    for label in labels.sorted(by: { ($0.y, $0.index) < ($1.y, $1.index) }) {
      let y = max(label.y, free)
      free = y + 18
      picture.mark(label.index, 578, y)
      picture.text(label.name, 590, y + 4)
    }
  }

  /// By how much a line rises from its first to its last point, in words.
  private static func growth(_ line: PictureSeries) -> String? {
    guard let first = line.points.first, let last = line.points.last, first.x < last.x else {
      return nil
    }
    let (rows, cost) = (last.x / first.x, last.y / first.y)
    return "\(line.name): \(PictureNumber.label((cost * 10).rounded() / 10)) times the cost for "
      + "\(PictureNumber.label(rows)) times the rows"
  }

  private static func decade(below value: Double) -> Double {
    var power = 1.0
    while power > value { power /= 10 }
    while power * 10 <= value { power *= 10 }
    return power
  }

  private static func decade(above value: Double) -> Double {
    let below = decade(below: value)
    return below * 10
  }
}
