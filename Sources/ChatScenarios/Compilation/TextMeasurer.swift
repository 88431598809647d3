/// Something that tells how tall Markdown is.
///
/// Scenarios are compiled over this, so that tests can do without fonts.
public protocol TextMeasurer {
  /// Measures a whole row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - layout: What it is laid out in.
  /// - Returns: The height, and what preparing the row costs.
  /// - Throws: `InputError` if measuring is not possible at all, such as without fonts.
  mutating func measure(
    _ row: TextRow,
    in layout: TextLayout
  ) throws(InputError) -> MeasuredText

  /// Measures a row that arrives in pieces, after each piece.
  ///
  /// - Parameters:
  ///   - row: The whole row.
  ///   - ends: How many bytes are there after each piece, ascending; the row is complete with the
  ///     piece that brings its last byte.
  ///   - layout: What the row is laid out in.
  /// - Returns: One measurement for each piece: what the row then shows.
  /// - Throws: `InputError` if measuring is not possible at all, such as without fonts.
  ///
  /// Source: T-STREAM-14.
  mutating func measure(
    _ row: TextRow,
    cutAt ends: [Int],
    in layout: TextLayout
  ) throws(InputError) -> [MeasuredText]
}
