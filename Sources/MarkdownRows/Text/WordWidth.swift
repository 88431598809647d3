/// The advance of a piece of text without its line's size.
///
/// Source: T-WORD-1, T-WORD-7.
struct WordWidth: Equatable, Sendable {
  /// The sum of the advances in text units.
  var units: Int64
  /// The number of clusters that tracking widens; a monospaced face is never tracked.
  var clusters: Int32

  static let zero = WordWidth(units: 0, clusters: 0)

  static func += (left: inout WordWidth, right: WordWidth) {
    left.units += right.units
    left.clusters += right.clusters
  }
}
