public import MarkdownRows
internal import TimelineTrace
internal import TimelineUnits

extension ScenarioOutcome {
  /// What the rows that came on screen look like without their text, by their numbers.
  ///
  /// A row whose text streams in is given as it is in the end.
  ///
  /// - Parameters:
  ///   - device: The name of the device that the scenario ran on.
  ///   - measurer: What measured the rows of the run.
  /// - Returns: One entry for each row, `nil` for rows without text or never on screen; empty where
  ///   no row has text.
  /// - Complexity: O(*r* + *b*), where *r* is the number of records and *b* that of bytes of the
  ///   rows that were on screen.
  ///
  /// Source: BM-DATA-3.
  public func lines(on device: String, by measurer: MarkdownMeasurer) -> [RowLines?] {
    guard texts.contains(where: { $0 != nil }),
      let width = DeviceTable.device(named: device)?.device.rowWidth
    else { return [] }
    let layout = TextLayout(width: width, tuning: tuning.text)
    var lines = [RowLines?](repeating: nil, count: texts.count)
    for timed in trace.records {
      guard case .placed(let item, _, _, _) = timed.record, lines[item.index] == nil,
        let text = texts[item.index]
      else { continue }
      lines[item.index] = measurer.lines(of: text, in: layout)
    }
    return lines
  }
}
