internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import MarkdownRows

/// What the arguments of `run` come to: the runs in their order, and what is left out.
struct RunPlan {
  /// The runs.
  private(set) var runs: [PlannedRun] = []
  /// One line for each scenario that is left out, with the reason.
  private(set) var skipped: [String] = []
  /// What became of the records of exports, in lines.
  private(set) var notes: [String] = []
  /// The file that was recorded for the catalogue, if a run is measured with it.
  private(set) var recordedCorpus: MetricsFile?
  /// The metrics file that was given, if one was.
  let metrics: MetricsFile?
  /// The price list that was given, if one was.
  private let costs: CostProfile?

  let options: RunOptions
  let catalog: ScenarioCatalog?
  private var shelf: BudgetShelf?
  private var corpora = Histories()

  /// A scenario and where it was asked for.
  private struct Choice {
    var scenario: Scenario
    /// How the command names it again.
    var argument: String
    /// Whether it belongs to the catalogue, whose budgets then hold.
    var isOfCatalog: Bool
    /// Whether the user named it, so that it may not be left out.
    var isNamed: Bool
  }

  /// Finds, reads and checks everything that the runs need.
  ///
  /// - Throws: `UsageError` or `InputError` for the first thing that is wrong.
  init(_ options: RunOptions) throws {
    self.options = options
    let isFilesOnly =
      !options.scenarios.isEmpty && options.scenarios.allSatisfy(RunPlan.isFile)
    // Scenarios of one's own run without a catalogue as long as they draw on no corpus.
    let canDoWithout = isFilesOnly && options.catalogFolder == nil
    catalog =
      canDoWithout
      ? try? ScenarioCatalog.locate(given: nil)
      : try ScenarioCatalog.locate(given: options.catalogFolder)
    if let catalog { try BudgetShelf.check(catalog) }
    shelf = catalog.map(BudgetShelf.init)
    metrics = try options.metrics.map(MetricsFile.read)
    costs = try options.cost.map(CostProfile.read)
    let choices = try choose()
    let inputs = try options.inputs.map(InputLoader.load)
    notes = inputs.flatMap { input in input.notes.map { input.label + ": " + $0 } }
    if !inputs.isEmpty && !choices.contains(where: \.scenario.readsInput) {
      throw UsageError("--input: none of the scenarios asked for runs over an input")
    }
    for choice in choices { try plan(choice, inputs) }
    if runs.isEmpty {
      throw UsageError("there is nothing to run: " + skipped.joined(separator: "; "))
    }
  }

  /// The folder of the catalogue, if there is one.
  var catalogFolder: String? { catalog?.folder }

  /// The file of the values that were accepted for the catalogue, if there is one.
  var baselinePath: String? { catalog.map(BaselineFile.path) }

  /// Whether all scenarios of the catalogue are planned that need no input of the user.
  var isWholeCatalog: Bool { options.scenarios.isEmpty && options.inputs.isEmpty }

  /// Whether any run measures rows of text that the recorded file is not made for.
  var measuresOwnText: Bool {
    runs.contains { $0.scenario.measuresText && !$0.usesRecordedCorpus }
  }

  /// The fonts that the runs may need; with a metrics file they are only used if installed.
  ///
  /// - Throws: `MissingToolError` with the packages to install.
  func fonts() throws(MissingToolError) -> FontSet? {
    guard measuresOwnText else { return nil }
    return metrics == nil ? try InstalledFonts.load() : try? InstalledFonts.load()
  }

  private static func isFile(_ argument: String) -> Bool {
    InputFile.hasEnding(argument, ".json")
  }

  private func choose() throws -> [Choice] {
    guard !options.scenarios.isEmpty else {
      return try (catalog?.names ?? []).map { try choice($0, isNamed: false) }.filter {
        $0.scenario.readsInput == !options.inputs.isEmpty
      }
    }
    var choices: [Choice] = []
    for argument in options.scenarios {
      let more = RunPlan.isFile(argument) ? [try file(argument)] : try matches(argument)
      choices += more.filter { new in
        !choices.contains { $0.argument.utf8.elementsEqual(new.argument.utf8) }
      }
    }
    return choices
  }

  private func matches(_ argument: String) throws -> [Choice] {
    guard let catalog else { return [] }
    let pattern = ScenarioPattern(argument)
    return try catalog.names(matching: pattern).map {
      try choice($0, isNamed: !pattern.isOpen)
    }
  }

  private func choice(_ name: ScenarioName, isNamed: Bool) throws -> Choice {
    guard let catalog else { throw UsageError("there is no catalogue") }
    return Choice(
      scenario: try catalog.load(name),
      argument: name.description,
      isOfCatalog: true,
      isNamed: isNamed
    )
  }

  private func file(_ path: String) throws -> Choice {
    let scenario = try ScenarioCatalog.load(file: path)
    return Choice(
      scenario: scenario,
      argument: path,
      isOfCatalog: catalog?.isFile(path, of: scenario.name) ?? false,
      isNamed: true
    )
  }

  private mutating func plan(_ choice: Choice, _ inputs: [OwnInput]) throws {
    let scenario = try adjusted(choice.scenario)
    let tuning = try tuning(of: scenario)
    let isRecorded = isRecorded(choice, tuning.text)
    let budgets = choice.isOfCatalog ? try shelf?.lines(of: scenario.name) ?? [] : []
    try LatenessBudgets.check(budgets.map(\.budget), of: scenario)
    for name in scenario.corpora { try loadCorpus(name) }
    if isRecorded { try loadRecordedCorpus() }
    guard scenario.readsInput else {
      add(scenario, budgets, choice, isRecorded: isRecorded)
      return
    }
    guard !inputs.isEmpty else {
      if choice.isNamed {
        throw UsageError("\(choice.argument) runs over your own rows; give them with --input FILE")
      }
      return skipped.append("\(choice.argument) needs --input FILE")
    }
    for (index, (input, path)) in zip(inputs, options.inputs).enumerated() {
      if scenario.fits(input.rows) {
        add(scenario, budgets, choice, index: index, input: input, isRecorded: false)
      } else if choice.isNamed {
        throw InputError(place: path, message: "\(choice.argument) \(RunPlan.tooShort)")
      } else {
        skipped.append("\(choice.argument) \(RunPlan.tooShort)")
      }
    }
  }

  private static let tooShort = "needs a reply with rows before it, which the input does not have"

  private mutating func add(
    _ scenario: Scenario,
    _ budgets: [BudgetLine],
    _ choice: Choice,
    index: Int? = nil,
    input: OwnInput? = nil,
    isRecorded: Bool
  ) {
    var histories = corpora
    histories.input = input?.rows
    var arguments = ["timeline-bench", "run", choice.argument]
    if let index { arguments += ["--input", options.inputs[index]] }
    runs.append(
      PlannedRun(
        scenario: scenario,
        lines: budgets,
        histories: histories,
        input: index.flatMap { index in
          input.map { RunInput(index: index, digest: $0.digest) }
        },
        inputName: input?.label,
        usesRecordedCorpus: recordedCorpus != nil && isRecorded,
        command: ShellText.command(arguments + options.reproducing),
        content: scenario.contentDigest(with: corpora),
        file: choice.isOfCatalog ? catalog?.path(of: scenario.name) : choice.argument
      )
    )
  }

  private func adjusted(_ scenario: Scenario) throws(InputError) -> Scenario {
    var scenario = scenario
    scenario.costs = try (costs ?? scenario.costs).changed(by: options.prices)
    scenario.constants += options.settings
    if let device = options.device { scenario.device = device }
    if let seed = options.seed { scenario.seed = seed }
    if options.reducesMotion { scenario.reduceMotion = true }
    return scenario
  }

  /// The constants of a scenario, with the relations between them checked before anything runs.
  private func tuning(of scenario: Scenario) throws(InputError) -> AppTuning {
    var tuning = AppTuning()
    let place = options.settings.isEmpty ? scenario.name.description : "--set"
    try ConstantTable.apply(scenario.constants, to: &tuning, at: place)
    return tuning
  }

  /// Whether the rows of a scenario are those that the recorded file of the catalogue holds.
  ///
  /// Another seed generates rows of other text, and other limits show rows as plain text, so they
  /// are measured with fonts.
  private func isRecorded(_ choice: Choice, _ text: TextTuning) -> Bool {
    let scenario = choice.scenario
    return choice.isOfCatalog && text.limits == .standard && options.metrics == nil
      && scenario.measuresText
      && !scenario.readsInput && !(options.seed != nil && scenario.generatesText)
  }

  /// Reads the recorded file; a catalogue of one's own may have none.
  private mutating func loadRecordedCorpus() throws(InputError) {
    guard recordedCorpus == nil, let path = catalog?.metricsFile,
      InputFile.kind(of: path) != nil
    else { return }
    recordedCorpus = try MetricsFile.read(path)
  }

  private mutating func loadCorpus(_ name: String) throws {
    guard corpora.rows(ofCorpus: name) == nil, let catalog else { return }
    let path = catalog.path(ofCorpus: name)
    let rows = try InputLoader.rows(ofEnvelope: InputFile.read(path, as: path), at: path)
    corpora.add(corpus: name, rows: rows)
  }
}
