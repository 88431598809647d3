public import MarkdownRows
public import TimelineUnits

/// Something that tells how tall Markdown is.
///
/// Scenarios are compiled over this, so that tests can do without fonts.
public protocol TextMeasurer {
  /// Measures a row.
  ///
  /// - Throws: `InputError` if measuring is not possible at all, such as without fonts.
  mutating func measure(
    markdown: [UInt8],
    kind: RowKind,
    width: Length
  ) throws(InputError) -> MeasuredText
}
