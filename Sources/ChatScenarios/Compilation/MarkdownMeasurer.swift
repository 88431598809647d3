public import MarkdownRows
public import TimelineUnits

/// Measures rows as the phone shows them, from their Markdown and the metrics of fonts.
///
/// A metrics file is asked first: for the row's recorded height, then for the metrics of its text.
/// What the file lacks is measured with the fonts, if there are any. A measurer belongs to one
/// thread. Its engines are made when the first row needs them, so that runs without text need no
/// fonts.
///
/// Source: T-FONT-5, T-DET-6.
public final class MarkdownMeasurer: TextMeasurer {
  private let metrics: MetricsFile?
  private let fonts: FontSet?
  private var metricsEngine: RowMeasurer?
  private var fontEngine: RowMeasurer?
  /// Whether any row was measured with the fonts.
  public private(set) var hasUsedFonts = false

  /// Creates a measurer that uses a metrics file, fonts, or both; without either it can measure
  /// nothing.
  public init(metrics: MetricsFile? = nil, fonts: FontSet?) {
    self.metrics = metrics
    self.fonts = fonts
  }

  /// Measures a row.
  ///
  /// - Throws: `InputError` if neither the file nor fonts can measure it, or an engine cannot be
  ///   made.
  /// - Complexity: O(*b*), where *b* is the number of bytes of the row.
  public func measure(
    markdown: [UInt8],
    row: UInt64?,
    kind: RowKind,
    width: Length
  ) throws(InputError) -> MeasuredText {
    if let row, let height = metrics?.height(ofRow: row, width: width) {
      return MarkdownMeasurer.measured(.recorded(height: height, bytes: markdown.count))
    }
    if let metrics, metrics.measuresText {
      let engine = try madeEngine(metrics)
      let gaps = engine.gaps
      let row = engine.measure(markdown: markdown, kind: kind, width: width)
      if engine.gaps == gaps { return MarkdownMeasurer.measured(row) }
      // A word that the file lacks would be known as empty from now on, and no gap any more.
      engine.dropCaches()
    }
    let engine = try madeEngine(of: fonts)
    hasUsedFonts = true
    let row = engine.measure(markdown: markdown, kind: kind, width: width)
    return MarkdownMeasurer.measured(row)
  }

  private static func measured(_ row: RowMeasurement) -> MeasuredText {
    MeasuredText(
      height: row.height,
      preparation: PreparationCost.modelled.time(for: row),
      guardRule: row.guardReason?.ruleNumber
    )
  }

  private func madeEngine(_ metrics: MetricsFile) throws(InputError) -> RowMeasurer {
    if let metricsEngine { return metricsEngine }
    do {
      let engine = try RowMeasurer(metrics: metrics, style: .phone, tailoring: .web)
      metricsEngine = engine
      return engine
    } catch {
      throw InputError(place: "metrics", message: error.message, isMissing: true)
    }
  }

  private func madeEngine(of fonts: FontSet?) throws(InputError) -> RowMeasurer {
    if let fontEngine { return fontEngine }
    guard let fonts else { throw missingMetrics }
    do {
      let engine = try RowMeasurer(fonts: fonts, style: .phone, tailoring: .web)
      fontEngine = engine
      return engine
    } catch {
      throw InputError(place: "fonts", message: error.message, isMissing: true)
    }
  }

  private var missingMetrics: InputError {
    guard let metrics else {
      return InputError(
        place: "fonts",
        message: "no fonts were opened to measure text with",
        isMissing: true
      )
    }
    return InputError(
      place: "metrics",
      rule: "T-DET-6",
      message: "the metrics file \(metrics.name) lacks a row's height or text, and no fonts were "
        + "opened to measure it with",
      isMissing: true
    )
  }
}
