/// A drawing in SVG: text stays text, everything from outside is escaped, and equal values give
/// equal bytes.
struct Picture {
  /// Where text begins, or what of it stands at the place given.
  enum Anchor: String {
    case start
    case middle
    case end
  }

  let width: Double
  let height: Double
  private let name: String
  private let title: String
  private let description: String
  private var lines: [String] = []

  /// Creates an empty picture.
  ///
  /// - Parameters:
  ///   - name: What sets its ids apart from those of other pictures: letters, digits, hyphens.
  ///   - title: What it shows; its visible title, too.
  ///   - description: What it says, for readers who do not see it.
  ///   - width: Its width in units of the drawing.
  ///   - height: Its height.
  init(
    _ name: String,
    title: String,
    description: String,
    width: Double = 760,
    height: Double = 340
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.width = width
    self.height = height
    text(title, 24, 34, "t")
  }

  /// The document; alone it is a file of its own and brings its style along.
  func svg(isAlone: Bool) -> String {
    let size = "\(PictureNumber.coordinate(width)) \(PictureNumber.coordinate(height))"
    let ids = "\(name)-title \(name)-desc"
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" class=\"pic\" role=\"img\""
      + " aria-labelledby=\"\(ids)\">"
    let style = isAlone ? ["<style>" + PictureStyle.css + "</style>"] : []
    let all =
      [
        head, "<title id=\"\(name)-title\">\(XMLText.escaped(title))</title>",
        "<desc id=\"\(name)-desc\">\(XMLText.escaped(description))</desc>",
      ] + style + ["<rect class=\"bg\" width=\"100%\" height=\"100%\" rx=\"8\"/>"] + lines
      + ["</svg>", ""]
    return all.joined(separator: "\n")
  }

  /// Draws text whose base line begins, ends or has its middle at a place.
  mutating func text(
    _ text: String,
    _ x: Double,
    _ y: Double,
    _ style: String = "",
    anchor: Anchor = .start
  ) {
    let anchor = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    let style = style.isEmpty ? "" : " class=\"\(style)\""
    lines.append(
      "<text x=\"\(at(x))\" y=\"\(at(y))\"\(style)\(anchor)>\(XMLText.escaped(text))</text>"
    )
  }

  /// Draws a straight line.
  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String) {
    lines.append(
      "<path class=\"\(style)\" d=\"M\(at(x1)) \(at(y1))L\(at(x2)) \(at(y2))\"/>"
    )
  }

  /// Draws upright lines of one height in one path.
  mutating func strokes(at xs: [Double], from y1: Double, to y2: Double, _ style: String) {
    let path = xs.map { "M\(at($0)) \(at(y1))V\(at(y2))" }.joined()
    if !path.isEmpty { lines.append("<path class=\"\(style)\" d=\"\(path)\"/>") }
  }

  /// Draws a line through points.
  mutating func curve(_ points: [(x: Double, y: Double)], _ style: String) {
    let list = points.map { "\(at($0.x)) \(at($0.y))" }.joined(separator: "L")
    if !list.isEmpty { lines.append("<path class=\"l \(style)\" d=\"M\(list)\"/>") }
  }

  /// Draws a rectangle.
  mutating func box(
    _ x: Double,
    _ y: Double,
    width: Double,
    height: Double,
    _ style: String,
    radius: Double = 0
  ) {
    let corner = radius > 0 ? " rx=\"\(at(radius))\"" : ""
    lines.append(
      "<rect class=\"\(style)\" x=\"\(at(x))\" y=\"\(at(y))\" width=\"\(at(width))\""
        + " height=\"\(at(height))\"\(corner)/>"
    )
  }

  /// Draws the mark of a series: a disc, a square, a diamond or a triangle.
  mutating func mark(_ series: Int, _ x: Double, _ y: Double) {
    let style = PictureStyle.series[series % PictureStyle.series.count]
    let path =
      switch series % 4 {
      case 0: "M\(at(x - 4)) \(at(y))a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z"
      case 1: "M\(at(x - 3.5)) \(at(y - 3.5))h7v7h-7Z"
      case 2: "M\(at(x)) \(at(y - 5))l5 5l-5 5l-5 -5Z"
      default: "M\(at(x)) \(at(y - 5))l5 8.5h-10Z"
      }
    lines.append("<path class=\"\(style)\" d=\"\(path)\"/>")
  }

  private func at(_ value: Double) -> String { PictureNumber.coordinate(value) }
}
