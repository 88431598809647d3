internal import TimelineUnits

/// The platform's text styles with their size and leading in every category.
///
/// Source: U-TYPE-1, U-TYPE-2.
public enum TextStyle: UInt8, CaseIterable, Sendable {
  /// Title 1.
  case title1
  /// Title 2.
  case title2
  /// Title 3.
  case title3
  /// Headline, which has the sizes of body and is semibold.
  case headline
  /// Body.
  case body
  /// Callout.
  case callout
  /// Subhead.
  case subhead
  /// Footnote.
  case footnote
  /// Caption 1.
  case caption1

  /// The size and the leading in pt.
  public func metrics(_ category: ContentSizeCategory) -> (sizePt: Double, leadingPt: Double) {
    let row = TextStyle.table[Int(rawValue)]
    let entry = row[Int(category.rawValue)]
    return (Double(entry.0), Double(entry.1))
  }

  /// The font of the style in a category, with the platform's tracking.
  ///
  /// - Parameters:
  ///   - category: The text size.
  ///   - lineHeights: Which height a line has.
  ///   - isTracked: Whether the tracking of SF Pro is added to the advances of the measured font.
  /// - Returns: The font, its line height rounded to 1/64 pt.
  public func font(
    _ category: ContentSizeCategory,
    lineHeights: LineHeights = .font,
    isTracked: Bool = true
  ) -> TextFont {
    let (sizePt, leadingPt) = metrics(category)
    let heightPt =
      switch lineHeights {
      case .font: sizePt * LineHeights.fontShare
      case .leading: leadingPt
      }
    return TextFont(
      sizePt: sizePt,
      lineHeightPt: heightPt,
      trackingPt: isTracked ? Tracking.points(atSizePt: sizePt) : 0
    )
  }

  private static let body17: [(Int, Int)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
    (40, 48), (47, 56), (53, 62),
  ]

  /// One row a style and one entry a category: size and leading in pt.
  private static let table: [[(Int, Int)]] = [
    [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
      (48, 57), (53, 62), (58, 68),
    ],
    [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
      (44, 52), (50, 59), (56, 66),
    ],
    [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
      (43, 51), (49, 58), (55, 65),
    ],
    body17,
    body17,
    [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
      (38, 46), (44, 52), (51, 60),
    ],
    [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
      (36, 43), (42, 50), (49, 58),
    ],
    [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
      (33, 40), (38, 46), (44, 52),
    ],
    [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
      (32, 39), (37, 44), (43, 51),
    ],
  ]
}
