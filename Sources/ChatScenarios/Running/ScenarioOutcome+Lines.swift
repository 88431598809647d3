internal import TimelineTrace
internal import TimelineUnits

extension ScenarioOutcome {
  /// What the rows that came on screen look like without their text, at each width that the
  /// viewport had.
  ///
  /// A row whose text streams in is given as it is in the end.
  ///
  /// - Parameter measurer: What measured the rows of the run.
  /// - Returns: One entry for each width, the first width first; empty where no row has text.
  /// - Complexity: O(*r* + *w* · *b*), where *r* is the number of records, *w* that of widths and
  ///   *b* that of bytes of the rows that were on screen.
  ///
  /// Source: BM-DATA-3.
  public func lines(by measurer: MarkdownMeasurer) -> [WidthLines] {
    guard texts.contains(where: { $0 != nil }) else { return [] }
    var widths: [WidthLines] = []
    var place = 0
    var layout = TextLayout(width: .zero, tuning: tuning.text)
    var shown: [Bool] = Array(repeating: false, count: texts.count)
    func measure(_ index: Int) {
      guard widths[place].rows[index] == nil, let text = texts[index] else { return }
      widths[place].rows[index] = measurer.lines(of: text, in: layout)
    }
    func turn(to size: Size, _ insets: EdgeInsets) {
      layout.width = size.width - insets.left - insets.right
      place = widths.firstIndex { $0.width == size.width } ?? widths.count
      if place == widths.count {
        widths.append(
          WidthLines(width: size.width, rows: Array(repeating: nil, count: texts.count))
        )
      }
      // A row that is as tall at the new width does not have to be placed again.
      for index in shown.indices where shown[index] { measure(index) }
    }
    for timed in trace.records {
      switch timed.record {
      case .began(let setup): turn(to: setup.viewport, setup.insets)
      case .viewport(let size, let insets): turn(to: size, insets)
      case .placed(let item, _, _, _):
        shown[item.index] = true
        measure(item.index)
      case .left(let item): shown[item.index] = false
      default: break
      }
    }
    return widths
  }
}
