public import MarkdownRows
internal import TimelineSimulation
public import TimelineUnits

/// Measures rows as the phone shows them, from their Markdown and the metrics of fonts.
///
/// A metrics file is asked first: for the row's recorded height, then for the metrics of its text.
/// What the file lacks is measured with the fonts, if there are any. A measurer belongs to one
/// thread. Its engines are made when the first row needs them, so that runs without text need no
/// fonts.
///
/// Source: T-FONT-5, T-DET-6, T-STREAM-14.
public final class MarkdownMeasurer: TextMeasurer {
  private let metrics: MetricsFile?
  private let fonts: FontSet?
  /// Who is told what measuring takes, if anyone is.
  private let observer: WorkObserver?
  private var metricsEngine: RowMeasurer?
  private var fontEngine: RowMeasurer?
  /// Whether any row was measured with the fonts.
  public private(set) var hasUsedFonts = false

  /// Creates a measurer that uses a metrics file, fonts, or both; without either it can measure
  /// nothing.
  ///
  /// An observer is told what is done; it changes nothing.
  public init(metrics: MetricsFile? = nil, fonts: FontSet?, observer: WorkObserver? = nil) {
    self.metrics = metrics
    self.fonts = fonts
    self.observer = observer
  }

  /// Measures a whole row.
  ///
  /// - Throws: `InputError` if neither the file nor fonts can measure it, or an engine cannot be
  ///   made.
  /// - Complexity: O(*b*), where *b* is the number of bytes of the row.
  public func measure(
    _ row: TextRow,
    in layout: TextLayout
  ) throws(InputError) -> MeasuredText {
    if let recorded = recorded(row, layout) { return recorded }
    return try withEngine(layout.tuning) { engine in
      let before = engine.counters
      let measured = engine.measure(markdown: row.markdown, kind: row.kind, width: layout.width)
      observer?.weigh(measured)
      return MeasuredText(measured, work: TextWork(of: engine, since: before))
    }
  }

  /// Measures a row that arrives in pieces; blocks that can no longer change are measured once.
  ///
  /// - Throws: `InputError` if neither the file nor fonts can measure it, or an engine cannot be
  ///   made.
  /// - Complexity: O(*p* · *t*), where *p* is the number of pieces and *t* that of bytes of the
  ///   open end of the row.
  public func measure(
    _ row: TextRow,
    cutAt ends: [Int],
    in layout: TextLayout
  ) throws(InputError) -> [MeasuredText] {
    let isWhole = ends.last == row.markdown.count
    let recorded = isWhole ? recorded(row, layout) : nil
    if let recorded, ends.count == 1 { return [recorded] }
    var measured = try withEngine(layout.tuning) { engine in
      MarkdownMeasurer.stream(row, ends, layout, engine, observer)
    }
    if let recorded { measured[ends.count - 1] = recorded }
    return measured
  }

  private static func stream(
    _ row: TextRow,
    _ ends: [Int],
    _ layout: TextLayout,
    _ engine: RowMeasurer,
    _ observer: WorkObserver?
  ) -> [MeasuredText] {
    var streaming = StreamingRow(
      kind: row.kind,
      width: layout.width,
      policy: layout.tuning.provisionalLine,
      measurer: engine
    )
    var start = 0
    return ends.map { end in
      let before = engine.counters
      streaming.append(row.markdown[start..<end], measurer: engine)
      start = end
      if end == row.markdown.count { streaming.finish(measurer: engine) }
      observer?.weigh(streaming.measurement)
      return MeasuredText(streaming.measurement, work: TextWork(of: engine, since: before))
    }
  }

  /// The height that a metrics file holds for a row.
  private func recorded(_ row: TextRow, _ layout: TextLayout) -> MeasuredText? {
    metrics?.height(ofRow: row.idHash, width: layout.width).map { height in
      let measured = RowMeasurement.recorded(height: height, bytes: row.markdown.count)
      observer?.weigh(measured)
      return MeasuredText(measured)
    }
  }

  /// What an engine gives: the file's if it lacks nothing, else that of the fonts.
  func withEngine<Result>(
    _ tuning: TextTuning,
    _ measure: (RowMeasurer) -> Result
  ) throws(InputError) -> Result {
    if let metrics, metrics.measuresText {
      let engine = try madeEngine(metrics, tuning)
      let gaps = engine.gaps
      let result = measure(engine)
      if engine.gaps == gaps { return result }
      // A word that the file lacks would be known as empty from now on, and no gap any more.
      engine.dropCaches()
    }
    let engine = try madeEngine(of: fonts, tuning)
    hasUsedFonts = true
    return measure(engine)
  }

  private func madeEngine(
    _ metrics: MetricsFile,
    _ tuning: TextTuning
  ) throws(InputError) -> RowMeasurer {
    if let metricsEngine, metricsEngine.serves(tuning) { return metricsEngine }
    do {
      let engine = try RowMeasurer(
        metrics: metrics,
        style: .phone,
        tailoring: tuning.tailoring,
        limits: tuning.limits
      )
      engine.observer = observer
      metricsEngine = engine
      return engine
    } catch {
      throw InputError(place: "metrics", message: error.message, isMissing: true)
    }
  }

  private func madeEngine(
    of fonts: FontSet?,
    _ tuning: TextTuning
  ) throws(InputError) -> RowMeasurer {
    if let fontEngine, fontEngine.serves(tuning) { return fontEngine }
    guard let fonts else { throw missingMetrics }
    do {
      let engine = try RowMeasurer(
        fonts: fonts,
        style: .phone,
        tailoring: tuning.tailoring,
        limits: tuning.limits
      )
      engine.observer = observer
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

extension RowMeasurer {
  /// Whether the engine was made for a tuning.
  fileprivate func serves(_ tuning: TextTuning) -> Bool {
    tailoring == tuning.tailoring && limits == tuning.limits
  }
}

extension WorkObserver {
  /// Tells by what the modelled time of a row is shared among its steps.
  fileprivate func weigh(_ row: RowMeasurement) {
    for part in PreparationCost.modelled.parts(for: row) {
      weighed(part.step, nanoseconds: part.nanoseconds)
    }
  }
}

extension MeasuredText {
  /// A measured row with the modelled cost of preparing it.
  fileprivate init(_ row: RowMeasurement, work: TextWork = TextWork()) {
    self.init(
      height: row.height,
      preparation: PreparationCost.modelled.time(for: row),
      guardRule: row.guardReason?.ruleNumber,
      work: work
    )
  }
}

extension TextWork {
  /// What an engine did since its counters stood as given.
  ///
  /// Words count that were looked up, not those that had to be shaped: which of them the engine
  /// knows depends on the rows before, and without fonts it shapes none.
  ///
  /// Source: M-WORK-1, T-COUNT-1.
  fileprivate init(of engine: RowMeasurer, since before: TextCounters) {
    let now = engine.counters
    self.init(
      parses: now.parses - before.parses,
      shapes: now.wordsAsked - before.wordsAsked
    )
  }
}
