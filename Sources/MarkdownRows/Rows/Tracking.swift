/// The tracking of SF Pro by size, for widths that were measured with another font.
///
/// Source: U-TYPE-4.
public enum Tracking {
  private static let table: [(sizePt: Double, trackingPt: Double)] = [
    (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43),
    (19, -0.45), (20, -0.45), (22, -0.26), (24, 0.07), (28, 0.38), (34, 0.40), (40, 0.37),
    (53, 0.31),
  ]

  /// The tracking in pt; linear between the sizes of the table, constant beyond its ends.
  public static func points(atSizePt sizePt: Double) -> Double {
    var low = table[0]
    if sizePt <= low.sizePt { return low.trackingPt }
    for high in table.dropFirst() {
      if sizePt <= high.sizePt {
        let share = (sizePt - low.sizePt) / (high.sizePt - low.sizePt)
        return low.trackingPt + share * (high.trackingPt - low.trackingPt)
      }
      low = high
    }
    return low.trackingPt
  }
}
