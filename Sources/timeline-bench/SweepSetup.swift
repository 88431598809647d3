internal import ChatScenarios
internal import Experiments
internal import MarkdownRows

/// What the arguments of `tune` come to: a plan, its points, and scenarios that are ready to run.
struct SweepSetup {
  /// The plan.
  let plan: SweepPlan
  /// All points of the plan.
  let points: [[String]]
  /// The scenario of each run of the plan.
  let scenarios: [PreparedScenario]
  /// One line for each scenario that is left out, with the reason.
  let skipped: [String]
  /// What became of the records and bytes of inputs, in lines.
  let notes: [String]

  /// Finds, reads and prepares everything that the sweep needs.
  ///
  /// - Throws: `UsageError` or `InputError` for the first thing that is wrong; `MissingToolError`
  ///   if rows need fonts.
  init(_ options: TuneOptions) throws {
    let runPlan = try RunPlan(options.run)
    let settings = options.run.settings
    var axes = options.axes
    var listed: [[ConstantSetting]] = []
    if case .list(let path) = options.source {
      listed = try PointList.read(path)
      axes = PointList.axes(of: listed)
    }
    if case .sensitivity = options.source, axes.isEmpty {
      axes = try SweepSetup.everyAxis(settings)
    }
    let current = try ConstantTable.values(of: axes.map(\.key), with: settings).map(\.text)
    let mode = SweepSetup.mode(options.source, listed, axes, current)
    guard let points = SweepPoints.of(axes, current: current, mode) else {
      throw UsageError(
        "these are more than \(SweepPoints.most) points; --random N draws some of them"
      )
    }
    scenarios = try SweepSetup.prepare(runPlan, SweepSetup.textChoices(axes, points))
    skipped = runPlan.skipped
    notes = runPlan.notes
    self.points = points
    plan = SweepPlan(
      axes: axes,
      mode: SweepSetup.name(of: mode),
      points: points,
      current: current,
      settings: settings,
      objectives: options.objectives,
      runs: zip(runPlan.runs, scenarios).map { run, scenario in
        SweepPlan.Run(
          scenario: run.scenario.name.description,
          device: run.scenario.device,
          seed: run.scenario.seed,
          input: run.input,
          digest: scenario.digest
        )
      }
    )
  }

  /// Each constant with the values around its own.
  private static func everyAxis(_ settings: [ConstantSetting]) throws -> [SweepAxis] {
    try ConstantTable.values(of: ConstantTable.keys, with: settings).compactMap { setting in
      let values = ConstantTable.neighbours(of: setting)
      return values.isEmpty ? nil : SweepAxis(key: setting.key, values: values)
    }
  }

  private static func mode(
    _ source: TuneOptions.Source,
    _ listed: [[ConstantSetting]],
    _ axes: [SweepAxis],
    _ current: [String]
  ) -> SweepMode {
    switch source {
    case .grid: .grid
    case .sensitivity: .sensitivity
    case .random(let count, let seed): .random(count: count, seed: seed)
    case .list: .list(listed.map { PointList.values(of: $0, axes, current) })
    }
  }

  private static func name(of mode: SweepMode) -> String {
    switch mode {
    case .grid: "grid"
    case .list: "list"
    case .random(let count, let seed): "random \(count) from seed \(seed)"
    case .sensitivity: "one constant at a time"
    }
  }

  /// The choices of constants of text that the points make, each once.
  private static func textChoices(
    _ axes: [SweepAxis],
    _ points: [[String]]
  ) -> [[ConstantSetting]] {
    let ofText = axes.indices.filter { ConstantTable.isOfText(axes[$0].key) }
    guard !ofText.isEmpty else { return [] }
    var seen: Set<[String]> = []
    var choices: [[ConstantSetting]] = []
    for point in points {
      let values = ofText.map { point[$0] }
      guard seen.insert(values).inserted else { continue }
      choices.append(
        zip(ofText, values).map { ConstantSetting(key: axes[$0].key, text: $1) }
      )
    }
    return choices
  }

  /// Measures rows and unfolds events: once for all points, or once for each choice of constants of
  /// text.
  private static func prepare(
    _ plan: RunPlan,
    _ choices: [[ConstantSetting]]
  ) throws -> [PreparedScenario] {
    let needsFonts = try choices.contains { try !ConstantTable.keepsTextLimits($0) }
    let fonts = needsFonts ? try InstalledFonts.load() : try plan.fonts()
    var own = ScenarioRunner(text: MarkdownMeasurer(metrics: plan.metrics, fonts: fonts))
    var recorded = ScenarioRunner(text: MarkdownMeasurer(metrics: plan.recordedCorpus, fonts: nil))
    return try plan.runs.map { run in
      var scenario = run.scenario
      var prepared =
        run.usesRecordedCorpus
        ? try recorded.prepare(scenario, histories: run.histories)
        : try own.prepare(scenario, histories: run.histories)
      for choice in choices {
        scenario.constants = run.scenario.constants + choice
        let isRecorded = try run.usesRecordedCorpus && ConstantTable.keepsTextLimits(choice)
        prepared.add(
          isRecorded
            ? try recorded.prepare(scenario, histories: run.histories)
            : try own.prepare(scenario, histories: run.histories)
        )
      }
      return prepared
    }
  }
}
