internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import MarkdownRows

/// What the arguments of `tune` come to: a plan, its points, and scenarios that are ready to run.
struct SweepSetup {
  /// The plan.
  let plan: SweepPlan
  /// All points of the plan.
  let points: [[String]]
  /// The scenario of each run of the plan.
  let scenarios: [PreparedScenario]
  /// What became of the records and bytes of inputs, in lines.
  let repairs: [String]
  /// What each of these runs is held against.
  let budgets: [[Budget]]
  /// Lines about scenarios that are left out, with the reason, and about seeds.
  let notes: [String]

  /// A run with everything it needs.
  private struct Ready {
    var run: PlannedRun
    var scenario: PreparedScenario
    var budgets: [Budget]
  }

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
    let current = try SweepSetup.current(of: axes, runPlan, settings)
    let mode = SweepSetup.mode(options.source, listed, axes, current)
    guard let points = SweepPoints.of(axes, current: current, mode) else {
      throw UsageError(
        "these are more than \(SweepPoints.most) points; --random N draws some of them"
      )
    }
    repairs = runPlan.notes
    let choices = SweepSetup.textChoices(axes, points)
    var ready = try SweepSetup.prepare(runPlan, choices)
    let repeated = try SweepSetup.add(options, choices, to: &ready)
    scenarios = ready.map(\.scenario)
    budgets = ready.map(\.budgets)
    notes =
      runPlan.skipped.map { "skipped: " + $0 }
      + (repeated > 0
        ? ["seeds: left out \(CountText.text(repeated, "run")) of other seeds with nothing new"]
        : [])
    self.points = points
    plan = SweepPlan(
      axes: axes,
      mode: mode.name,
      points: points,
      current: current,
      settings: settings,
      objectives: options.objectives,
      runs: ready.map(SweepSetup.description)
    )
  }

  private static func description(of ready: Ready) -> SweepPlan.Run {
    let scenario = ready.run.scenario
    var run = SweepPlan.Run(
      scenario: scenario.name.description,
      device: scenario.device,
      seed: scenario.seed,
      input: ready.run.input,
      digest: ready.scenario.digest
    )
    run.hold(to: ready.budgets)
    return run
  }

  /// The value of each axis that holds now; a price may differ from scenario to scenario.
  private static func current(
    of axes: [SweepAxis],
    _ plan: RunPlan,
    _ settings: [ConstantSetting]
  ) throws -> [String] {
    try axes.map { axis in
      if let price = CostTable.costKey(axis.key) {
        let prices = plan.runs.map { price.text(in: $0.scenario.costs.cost) }
        let isOne = prices.allSatisfy { $0.utf8.elementsEqual(prices[0].utf8) }
        return isOne ? prices[0] : CostTable.own
      }
      return try ConstantTable.values(of: [axis.key], with: settings)[0].text
    }
  }

  /// Adds runs of further seeds; gives the number of those that would repeat a run.
  ///
  /// Budgets hold for a scenario's own seed, so the others count for objectives alone.
  private static func add(
    _ options: TuneOptions,
    _ choices: [[ConstantSetting]],
    to ready: inout [Ready]
  ) throws -> Int {
    guard !options.seeds.isEmpty else { return 0 }
    var known = Set(ready.map(\.scenario.inputDigest))
    var repeated = 0
    for seed in options.seeds {
      var run = options.run
      run.seed = seed
      for var more in try prepare(RunPlan(run), choices) {
        guard known.insert(more.scenario.inputDigest).inserted else {
          repeated += 1
          continue
        }
        more.budgets = []
        ready.append(more)
      }
    }
    return repeated
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
  ) throws -> [Ready] {
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
      return Ready(run: run, scenario: prepared, budgets: run.budgets)
    }
  }
}
