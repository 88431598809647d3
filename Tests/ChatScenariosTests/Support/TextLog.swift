import ChatScenarios
import MarkdownRows
import TimelineUnits

/// Notes every text that scenarios ask to be measured, beginnings of streamed rows included.
final class TextLog: TextMeasurer {
  private(set) var texts: [[UInt8]] = []

  func measure(
    markdown: [UInt8],
    row: UInt64?,
    kind: RowKind,
    width: Length
  ) throws(InputError) -> MeasuredText {
    texts.append(markdown)
    return MeasuredText(height: .points(20), preparation: .milliseconds(1))
  }
}
