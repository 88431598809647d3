/// What measuring rows costs as a multiple of parsing their Markdown.
///
/// The values are samples of one machine, so the picture names its class.
public enum MeasuringPicture {
  /// A way of measuring.
  public struct Bar: Equatable, Sendable {
    /// What is done.
    public var name: String
    /// How many times the cost of parsing it takes.
    public var ratio: Double
    /// The multiple that it should stay below, if there is one.
    public var limit: Double?

    /// Creates a bar.
    public init(name: String, ratio: Double, limit: Double? = nil) {
      self.name = name
      self.ratio = ratio
      self.limit = limit
    }
  }

  /// The picture.
  ///
  /// - Parameters:
  ///   - bars: The ways of measuring; those that are not above zero are left out.
  ///   - machine: The class of the machine that was measured.
  ///   - isAlone: Whether the picture is a file of its own.
  /// - Returns: An SVG document; without bars one that says so.
  /// - Complexity: O(*b*), where *b* is the number of bars.
  public static func svg(bars: [Bar], machine: String, isAlone: Bool = true) -> String {
    let shown = bars.filter { $0.ratio > 0 }
    let words = shown.map { "\($0.name) \(ratio($0.ratio))" }
    let height = 110 + Double(max(shown.count, 1)) * 34 + 44
    var picture = Picture(
      "measuring",
      title: "Measuring rows as a multiple of parsing their Markdown",
      description: "Multiples of the time that cmark-gfm takes for the same bytes, \(machine): "
        + words.joined(separator: "; ") + ".",
      height: height
    )
    picture.text("multiples of cmark-gfm's time for the same bytes; \(machine)", 24, 54, "d")
    guard let most = shown.map(\.ratio).max(), let least = shown.map(\.ratio).min() else {
      picture.text("Nothing was measured.", 24, 90)
      return picture.svg(isAlone: isAlone)
    }
    let limits = shown.compactMap(\.limit)
    let domain = min(least / 2, 0.5)...(max(most, limits.max() ?? 0) * 1.6)
    let x = PictureScale(.logarithmic, domain, from: 250, to: 736)
    let bottom = 92 + Double(shown.count) * 34
    for value in x.ticks() {
      picture.line(x.position(value), 80, x.position(value), bottom, value == 1 ? "x" : "g")
      let label = PictureNumber.label(value) + "×"
      picture.text(label, x.position(value), bottom + 18, "d", anchor: .middle)
    }
    picture.text("parse alone", x.position(1), 74, "d", anchor: .middle)
    for (index, bar) in shown.enumerated() {
      let middle = 104 + Double(index) * 34
      picture.text(bar.name, 240, middle + 4, anchor: .end)
      let end = x.position(bar.ratio)
      picture.box(250, middle - 10, width: max(end - 250, 1), height: 20, "a", radius: 2)
      if let limit = bar.limit {
        picture.line(x.position(limit), middle - 14, x.position(limit), middle + 14, "l lb")
      }
      let isPast = bar.limit.map { x.position($0) > end - 4 && x.position($0) < end + 56 } ?? false
      let place = isPast ? x.position(bar.limit ?? 1) + 8 : end + 8
      picture.text(ratio(bar.ratio), place, middle + 4)
    }
    if !limits.isEmpty {
      picture.line(24, bottom + 30, 24, bottom + 44, "l lb")
      picture.text("the bar that it should stay below", 34, bottom + 41, "d")
    }
    return picture.svg(isAlone: isAlone)
  }

  private static func ratio(_ value: Double) -> String {
    PictureNumber.label((value * 100).rounded() / 100) + "×"
  }
}
