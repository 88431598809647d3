import ChatScenarios
import TimelineUnits

/// Measures text without fonts: one point a byte, one millisecond a byte.
struct LengthMeasurer: TextMeasurer {
  /// How many rows were measured.
  private(set) var count = 0

  mutating func measure(
    _ row: TextRow,
    in layout: TextLayout
  ) throws(InputError) -> MeasuredText {
    measured(row.markdown.count)
  }

  mutating func measure(
    _ row: TextRow,
    cutAt ends: [Int],
    in layout: TextLayout
  ) throws(InputError) -> [MeasuredText] {
    ends.map { measured($0) }
  }

  private mutating func measured(_ bytes: Int) -> MeasuredText {
    count += 1
    return MeasuredText(height: .points(Int64(bytes)), preparation: .milliseconds(Int64(bytes)))
  }
}
