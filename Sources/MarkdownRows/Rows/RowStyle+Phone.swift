internal import TimelineUnits

extension RowStyle {
  /// A chat on a phone: a model of a common design, not a copy of one app.
  ///
  /// - A user's message stands in a bubble that takes at most 80 % of the row, with 14 pt at its
  ///   sides, 10 pt above and below, 6 pt around it and 16 pt to the row's trailing edge.
  /// - An answer takes the whole width with 16 pt at its sides and 10 pt above and below.
  /// - Tool activity is one line of the subhead style with 12 pt above and below, whatever its
  ///   text is, and never lower than 44 pt.
  /// - A notice of the system is set in the footnote style with 24 pt at its sides and 8 pt above
  ///   and below.
  ///
  /// A paragraph of images only is a box of 180 pt while its size is not known, and of at most
  /// 320 pt.
  ///
  /// Sizes are the platform's text styles: body for text, title 1 to 3 and headline for headings,
  /// subhead for code and for table cells.
  public static func phone(
    _ category: ContentSizeCategory,
    lineHeights: LineHeights = .font
  ) -> RowStyle {
    let body = BlockStyle.phone(.body, category, lineHeights)
    let activity = TextStyle.subhead.font(category, lineHeights: lineHeights)
    let activityHeight = activity.lineHeight + .points(24)
    return RowStyle(
      name: "phone-\(category.name)" + (lineHeights == .font ? "" : "-leading"),
      user: Part(
        blocks: body,
        chrome: RowChrome(
          insets: EdgeInsets(
            top: .points(16),
            left: .points(14),
            bottom: .points(16),
            right: .points(30)
          ),
          widthShare: 800
        )
      ),
      agentReply: Part(
        blocks: body,
        chrome: RowChrome(
          insets: EdgeInsets(
            top: .points(10),
            left: .points(16),
            bottom: .points(10),
            right: .points(16)
          )
        )
      ),
      activity: Part(
        blocks: BlockStyle.phone(.subhead, category, lineHeights),
        chrome: RowChrome(fixedHeight: max(activityHeight, .points(44)))
      ),
      system: Part(
        blocks: BlockStyle.phone(.footnote, category, lineHeights),
        chrome: RowChrome(
          insets: EdgeInsets(
            top: .points(8),
            left: .points(24),
            bottom: .points(8),
            right: .points(24)
          )
        )
      )
    )
  }
}

extension BlockStyle {
  fileprivate static func phone(
    _ text: TextStyle,
    _ category: ContentSizeCategory,
    _ lineHeights: LineHeights
  ) -> BlockStyle {
    func font(_ style: TextStyle) -> TextFont { style.font(category, lineHeights: lineHeights) }
    let headline = font(.headline)
    return BlockStyle(
      text: font(text),
      headings: [font(.title1), font(.title2), font(.title3), headline, headline, headline],
      code: TextStyle.subhead.font(category, lineHeights: lineHeights, isTracked: false),
      codePadding: .points(24),
      quoteIndent: .points(16),
      itemIndent: .points(24),
      ruleHeight: .points(17),
      cell: font(.subhead),
      cellPadding: .points(16),
      columnMaximum: .points(200),
      gap: .points(10),
      minimumWidth: .points(32),
      images: ImageBoxes(unknownHeight: .points(180), maximumHeight: .points(320))
    )
  }
}
