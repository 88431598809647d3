import ChatScenarios
import MarkdownRows
import TimelineUnits

/// Notes every text that scenarios ask to be measured, beginnings of streamed rows included, under
/// both display policies.
final class TextLog: TextMeasurer {
  private(set) var texts: [[UInt8]] = []

  func measure(_ row: TextRow, in layout: TextLayout) throws(InputError) -> MeasuredText {
    note(row.markdown)
  }

  func measure(
    _ row: TextRow,
    cutAt ends: [Int],
    in layout: TextLayout
  ) throws(InputError) -> [MeasuredText] {
    var shown = ProvisionalLine.allCases.map { StreamingDocument(policy: $0) }
    var start = 0
    return ends.map { end in
      for index in shown.indices {
        shown[index].append(row.markdown[start..<end])
        _ = note(Array(row.markdown[..<shown[index].displayedCount]))
      }
      start = end
      return note(Array(row.markdown[..<end]))
    }
  }

  private func note(_ text: [UInt8]) -> MeasuredText {
    texts.append(text)
    return MeasuredText(height: .points(20), preparation: .milliseconds(1))
  }
}
