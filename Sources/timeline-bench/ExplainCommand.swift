internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import TimelineUnits

/// `timeline-bench explain`: what a name means.
struct ExplainCommand {
  /// The options that `explain` understands.
  static let specs = ListCommand.catalogSpecs + ExplainRowCommand.specs

  let console: Console

  /// Explains the names that the arguments give.
  ///
  /// - Throws: `UsageError` or `InputError`; `MissingToolError` if a row needs fonts.
  func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: ExplainCommand.specs)
    // A folder that is given must be a catalogue, whether or not the name comes from it.
    let given = parsed.value("--scenarios")
    if let given { try BudgetShelf.check(ScenarioCatalog.locate(given: given)) }
    if parsed.operands.first == "row" { return try ExplainRowCommand(console: console).run(parsed) }
    for spec in ExplainRowCommand.specs where parsed.has(spec.name) {
      throw UsageError("\(spec.name) goes with 'explain row'")
    }
    guard !parsed.operands.isEmpty else {
      throw UsageError(
        "explain what? A scenario, family, metric, key, rule, device or profile; try reveal.ms"
      )
    }
    for (index, name) in parsed.operands.enumerated() {
      if index > 0 { console.print("") }
      for line in try lines(name, given: given) {
        console.print(sentence: line)
      }
    }
  }

  private func lines(_ name: String, given folder: String?) throws -> [String] {
    if let metric = Metric.allCases.first(where: { $0.name.description == name }) {
      return try self.metric(metric, given: folder)
    }
    if let constant = ConstantTable.constant(name) { return self.constant(constant) }
    if let key = CostTable.costKey(name) { return price(key) }
    if let rule = RuleTable.rule(name) { return self.rule(rule) }
    if let sentence = FormatRule.sentence(of: name) {
      return ["\(name): \(sentence)", "  explained in  Benchmarks/Scenarios/README.md"]
    }
    if let sentence = InputLimit.sentence(of: name) {
      return ["\(name): \(sentence)", "  explained in  Benchmarks/Scenarios/README.md"]
    }
    if let source = SourceTable.sentence(of: name) { return self.source(name, source) }
    let family = RuleTable.rules(inFamily: name)
    if !family.isEmpty { return family.map { $0.id + ": " + $0.sentence } }
    if let scenario = ScenarioName(name) {
      let catalog = try ScenarioCatalog.locate(given: folder)
      _ = try catalog.names(matching: ScenarioPattern(name))
      return self.scenario(try catalog.load(scenario), given: folder)
    }
    if let device = DeviceTable.device(like: name) { return self.device(device) }
    if let profile = CostTable.profile(named: name) { return self.profile(profile) }
    let group = members(of: name) + self.family(name, given: folder)
    if !group.isEmpty { return group }
    throw UsageError("nothing is called \(name)" + hint(for: name, given: folder))
  }

  private func hint(for name: String, given folder: String?) -> String {
    let catalog = try? ScenarioCatalog.locate(given: folder)
    let namesakes = catalog?.names(ofSlug: name).map(\.description) ?? []
    if !namesakes.isEmpty { return "; nearest: " + namesakes.joined(separator: ", ") }
    let lists = "list scenarios|devices|keys|costs|metrics|rules"
    let all = allNames + (catalog?.families ?? [])
    return NearestNames.hint(for: name, among: all, orSee: lists)
  }

  private func metric(_ metric: Metric, given folder: String?) throws -> [String] {
    let definition = metric.definition
    let unit = definition.unit.symbol.description
    let lines = [
      "\(definition.name): \(definition.summary)",
      "  unit      \(unit.isEmpty ? "none, a score" : unit)",
      "  better    \(definition.polarity.name)",
      "  tier      \(definition.tier.name)",
      "  source    \(definition.source)" + meaning(of: definition.source.description),
    ]
    return lines + (try budgets(of: metric, given: folder))
  }

  /// What the source of a metric says.
  private func meaning(of id: String) -> String {
    let text = SourceTable.sentence(of: id)?.text ?? RuleTable.rule(id)?.sentence
    return text.map { ": " + $0 } ?? ""
  }

  /// The budgets of the catalogue on a metric; none if there is no catalogue to be found.
  private func budgets(of metric: Metric, given folder: String?) throws -> [String] {
    guard let catalog = try? ScenarioCatalog.locate(given: folder) else { return [] }
    var shelf = BudgetShelf(of: catalog)
    var lines: [String] = []
    for name in catalog.names {
      for budget in try shelf.budgets(of: name) where budget.metric == metric {
        let limit = MeasureText.text(budget.limit)
        lines.append("  budget    \(budget.bound.symbol) \(limit) in \(name)")
      }
    }
    return lines
  }

  private func constant(_ constant: Constant) -> [String] {
    var lines = [
      "\(constant.key): \(constant.trade)",
      "  default     \(constant.defaultText)",
      "  range       \(constant.rangeText)",
    ]
    if let name = constant.appName {
      lines.append("  in the app  \(name)")
    } else if constant.isOfApp {
      lines.append("  in the app  a constant without a known name")
    } else {
      lines.append("  in the app  none; it is this model's own")
    }
    return lines + ["  try         timeline-bench run --set \(constant.key)=VALUE"]
  }

  private func price(_ key: CostKey) -> [String] {
    var lines = [
      "\(key.key): \(key.meaning)",
      "  default   0 ms: work is free unless a scenario, --cost or --set states a price",
      "  range     0 ms to 1000 ms of virtual time on the main thread",
    ]
    lines += CostTable.profiles.map {
      "  profile   \(key.text(in: $0.cost)) in \($0.name), \($0.source.word)"
    }
    return lines + ["  try       timeline-bench run --set \(key.key)=VALUE"]
  }

  private func source(_ id: String, _ source: (text: String, isOfFamily: Bool)) -> [String] {
    guard source.isOfFamily else { return ["\(id): \(source.text)"] }
    return [
      "\(id) is one of a family of sources: \(source.text)",
      "  The code that names it says what it comes to.",
    ]
  }

  private func rule(_ rule: Rule) -> [String] {
    let tests = rule.isPinned ? rule.tests.joined(separator: ", ") : "no test yet"
    return ["\(rule.id): \(rule.sentence)", "  pinned by  \(tests)"]
  }

  private func scenario(_ scenario: Scenario, given folder: String?) -> [String] {
    var lines = ["\(scenario.name): \(scenario.title)"]
    if !scenario.notes.isEmpty { lines.append("  \(scenario.notes)") }
    lines += [
      "  device    \(scenario.device)",
      "  duration  \(MeasureText.number(scenario.duration.seconds)) s of virtual time",
    ]
    if scenario.costs != .free {
      lines.append("  costs     \(scenario.costs.name), \(scenario.costs.source.word)")
    }
    for id in scenario.covers {
      lines.append("  covers    \(id): \(RuleTable.rule(id)?.sentence ?? "")")
    }
    lines += scenario.threads.map { "  thread    \($0)" }
    let place = folder.map { ["--scenarios", $0] } ?? []
    let command = ["timeline-bench", "run", scenario.name.description] + place
    lines.append("  run       " + ShellText.command(command))
    return lines.map(TerminalText.escaped)
  }

  /// Everything whose name begins with a prefix that ends in a dot.
  private func members(of prefix: String) -> [String] {
    guard prefix.utf8.last == UInt8(ascii: ".") else { return [] }
    let metrics = Metric.allCases.map { "\($0.name): \($0.definition.summary)" }
    let constants = ConstantTable.all.map { "\($0.key): \($0.trade)" }
    let prices = CostTable.all.map { "\($0.key): \($0.meaning)" }
    return (metrics + constants + prices).filter { $0.utf8.starts(with: prefix.utf8) }
  }

  private var allNames: [String] {
    Metric.allCases.map(\.name.description) + ConstantTable.keys + CostTable.keys
      + RuleTable.all.map(\.id) + RuleTable.families + FormatRule.ids + InputLimit.ids
      + SourceTable.ids + DeviceTable.names + CostTable.profileNames
  }
}
