internal import TimelineUnits

/// What a scenario's data side carries in place of a row's text: the height of the row in 1/192 pt,
/// and a word behind it that tells two looks of the same height apart.
enum HeightText {
  static func text(of height: Length, look: String = "") -> String {
    look.isEmpty ? "\(height.units)" : "\(height.units) \(look)"
  }

  /// The height that a text states; one unit at least.
  static func height(of text: [UInt8]) -> Length {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let units = digits.prefix(12).reduce(Int64(0)) { $0 * 10 + Int64($1) - 48 }
    return Length(units: max(1, units))
  }
}
