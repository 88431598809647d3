public import MarkdownRows
public import TimelineUnits

/// Something that tells how tall Markdown is.
///
/// Scenarios are compiled over this, so that tests can do without fonts.
public protocol TextMeasurer {
  /// Measures a row.
  ///
  /// - Parameters:
  ///   - markdown: The row's bytes.
  ///   - row: The hash of the row's id, or `nil` for a beginning of a row that streams in.
  ///   - kind: The kind of the row.
  ///   - width: The width of the row.
  /// - Returns: The height, and what preparing the row costs.
  /// - Throws: `InputError` if measuring is not possible at all, such as without fonts.
  mutating func measure(
    markdown: [UInt8],
    row: UInt64?,
    kind: RowKind,
    width: Length
  ) throws(InputError) -> MeasuredText
}
