import ChatScenarios
import MarkdownRows
import TimelineUnits

/// Measures text without fonts: one point a byte, one millisecond a byte.
struct LengthMeasurer: TextMeasurer {
  /// How many rows were measured.
  private(set) var count = 0

  mutating func measure(
    markdown: [UInt8],
    row: UInt64?,
    kind: RowKind,
    width: Length
  ) throws(InputError) -> MeasuredText {
    count += 1
    let bytes = Int64(markdown.count)
    return MeasuredText(height: .points(bytes), preparation: .milliseconds(bytes))
  }
}
