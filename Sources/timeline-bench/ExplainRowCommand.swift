internal import ChatScenarios
internal import MarkdownRows
internal import TimelineCoordinator
internal import TimelineUnits

/// `timeline-bench explain row`: why a row of text is as tall as it is.
///
/// Nothing that it prints is text of the row.
///
/// Source: PRIV-1.
struct ExplainRowCommand {
  /// The options that only `explain row` understands.
  static let specs = [
    OptionSpec("--input", value: "FILE|DIR", "Names the rows, with 'explain row'."),
    OptionSpec("--row", value: "N", "Explains the row N, counted from 1; default: the first."),
    OptionSpec("--width", value: "PT", "Lays the row out at a width; default: an iPhone 17's."),
    OptionSpec("--metrics", value: "FILE", "Measures with a file of metrics instead of fonts."),
  ]

  /// The widths that a row can be laid out at, in points.
  private static let widthsPt = 1.0...10_000.0

  let console: Console

  /// Explains the row that the arguments name.
  ///
  /// - Throws: `UsageError`, `InputError`, or `MissingToolError` without fonts and metrics.
  func run(_ parsed: ParsedArguments) throws {
    guard let path = parsed.value("--input") else {
      throw UsageError("explain row: which rows? Name them with --input FILE")
    }
    guard parsed.operands.count == 1 else {
      throw UsageError("explain row takes no further names; rows are chosen with --row N")
    }
    let width = try parsed.value("--width").map(ExplainRowCommand.width) ?? ownWidth
    let input = try InputLoader.load(path)
    for note in input.notes { console.report(input.label + ": " + note) }
    let number = try parsed.value("--row").map { try self.number($0, of: input.rows.count) } ?? 1
    let row = input.rows[number - 1]
    let measurer = try measurer(parsed.value("--metrics"))
    let explanation = measurer.explain(markdown: row.markdown, kind: row.kind, width: width)
    guard measurer.gaps == 0 else {
      throw InputError(
        place: "--metrics",
        rule: "T-DET-6",
        message: "the file lacks text of this row",
        isMissing: true
      )
    }
    let title = "row \(number) of \(input.rows.count), \(row.kind.name)"
    let lines = RowExplanationText(explanation, title: title, width: width).lines
    for line in lines { console.print(TerminalText.escaped(line)) }
  }

  private func measurer(_ path: String?) throws -> RowMeasurer {
    do {
      return try openedMeasurer(path)
    } catch let error as FontError {
      throw MissingToolError(message: error.message)
    }
  }

  private func openedMeasurer(_ path: String?) throws -> RowMeasurer {
    guard let path else {
      return try RowMeasurer(fonts: InstalledFonts.load(), style: .phone, tailoring: .web)
    }
    let metrics = try MetricsFile.read(path)
    guard metrics.measuresText else {
      throw InputError(
        place: path,
        message: "the file holds heights of whole rows only, which explain nothing"
      )
    }
    return try RowMeasurer(metrics: metrics, style: .phone, tailoring: .web)
  }

  /// The width of rows on the device that own inputs run on.
  private var ownWidth: Length {
    guard let device = DeviceTable.device(named: DeviceTable.forOwnInput)?.device else {
      return .points(390)
    }
    return device.viewport.width - device.insets.left - device.insets.right
  }

  private func number(_ text: String, of count: Int) throws(UsageError) -> Int {
    guard let number = Int(text), (1...count).contains(number) else {
      let rows = count == 1 ? "the input has 1 row" : "the input has rows 1 to \(count)"
      throw UsageError("--row: \(text) is no row; " + rows)
    }
    return number
  }

  private static func width(_ text: String) throws(UsageError) -> Length {
    guard let points = Double(text), widthsPt.contains(points) else {
      throw UsageError("--width: \(text) is no width from 1 to 10000 pt")
    }
    return Length(points: points)
  }
}
