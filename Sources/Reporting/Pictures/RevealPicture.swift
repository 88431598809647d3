/// How long reveals take: how many of them at which time.
///
/// Source: M-REVEAL-1.
public enum RevealPicture {
  /// The picture.
  ///
  /// - Parameters:
  ///   - times: The times of reveals in milliseconds.
  ///   - pass: The time between two settle passes, which all times are multiples of.
  ///   - subtitle: What was revealed.
  ///   - isAlone: Whether the picture is a file of its own.
  /// - Returns: An SVG document; without times one that says so.
  /// - Complexity: O(*n* log *n*), where *n* is the number of times.
  public static func svg(
    times: [Double],
    pass: Double,
    subtitle: String,
    isAlone: Bool = true
  ) -> String {
    let sorted = times.sorted()
    let marks = [50, 95, 100].map { (percentile: $0, time: value($0, of: sorted)) }
    let words = marks.map { "\(name($0.percentile)) \(PictureNumber.label($0.time)) ms" }
    var picture = Picture(
      "reveal",
      title: "How long a chat stays covered until its layout is still",
      description: "\(subtitle). \(sorted.count) reveals: " + words.joined(separator: ", ") + "."
    )
    picture.text(subtitle, 24, 54, "d")
    guard let last = sorted.last, pass > 0 else {
      picture.text("There are no reveals.", 24, 90)
      return picture.svg(isAlone: isAlone)
    }
    let bars = counts(of: sorted)
    let most = bars.map { Double($0.count) / Double(sorted.count) * 100 }.max() ?? 100
    let plot = PicturePlot(
      x: PictureScale(.linear, 0...(last + 4 * pass), from: 64, to: 736),
      y: PictureScale(.linear, 0...max(most * 1.15, 1), from: 276, to: 108)
    )
    // A mark near the axis would cross its words.
    let isNear = marks.contains { plot.x.position($0.time) < 120 }
    plot.drawAxes(
      on: &picture,
      below: "time under the cover, ms",
      above: "share, %",
      isOutside: isNear
    )
    let width = max((plot.x.position(pass) - plot.x.position(0)) * 0.72, 2)
    for bar in bars {
      let share = Double(bar.count) / Double(sorted.count) * 100
      let place = plot.x.position(bar.time)
      let top = plot.y.position(share)
      picture.box(place - width / 2, top, width: width, height: 276 - top, "a", radius: 2)
    }
    draw(marks, on: &picture, plot)
    return picture.svg(isAlone: isAlone)
  }

  /// Draws the percentiles; labels of neighbours stand in different lines.
  private static func draw(
    _ marks: [(percentile: Int, time: Double)],
    on picture: inout Picture,
    _ plot: PicturePlot
  ) {
    var free = [-Double.infinity, -Double.infinity, -Double.infinity]
    for mark in marks {
      let place = plot.x.position(mark.time)
      let words = "\(name(mark.percentile)) \(PictureNumber.label(mark.time)) ms"
      let width = Double(words.count) * 6.6
      let isLeft = place + width > 736
      let start = isLeft ? place - 6 - width : place + 6
      let line = free.firstIndex { $0 <= start } ?? free.count - 1
      free[line] = start + width + 10
      let y = 88 + Double(line) * 16
      picture.line(place, y - 10, place, 276, "n")
      picture.text(words, isLeft ? place - 6 : place + 6, y, anchor: isLeft ? .end : .start)
    }
  }

  private static func name(_ percentile: Int) -> String {
    percentile == 100 ? "longest" : percentile == 50 ? "half within" : "\(percentile) % within"
  }

  /// The value at a percentile by nearest rank, 0 of none.
  ///
  /// Source: BM-STAT-1.
  private static func value(_ percentile: Int, of sorted: [Double]) -> Double {
    guard !sorted.isEmpty else { return 0 }
    return sorted[max((percentile * sorted.count + 99) / 100, 1) - 1]
  }

  private static func counts(of sorted: [Double]) -> [(time: Double, count: Int)] {
    var bars: [(time: Double, count: Int)] = []
    for time in sorted {
      if bars.last?.time == time {
        bars[bars.count - 1].count += 1
      } else {
        bars.append((time, 1))
      }
    }
    return bars
  }
}
