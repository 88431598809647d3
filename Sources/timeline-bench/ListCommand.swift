internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import TimelineCoordinator
internal import TimelineSimulation
internal import TimelineUnits

/// `timeline-bench list`: what there is to run, to set and to measure.
struct ListCommand {
  /// The options that `list` understands.
  static let specs =
    catalogSpecs + [OptionSpec("--long", "Lists the rules and public threads of scenarios, too.")]
  /// The option that names a catalogue.
  static let catalogSpecs = [
    OptionSpec("--scenarios", value: "DIR", "Takes the catalogue from a folder of your own.")
  ]

  let console: Console

  private enum Subject: String, CaseIterable {
    case scenarios
    case devices
    case keys
    case costs
    case metrics
    case rules
    case mutants
  }

  /// Prints the list that the arguments ask for.
  ///
  /// - Throws: `UsageError` or `InputError`.
  func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: ListCommand.specs)
    let word = parsed.operands.first ?? Subject.scenarios.rawValue
    guard parsed.operands.count <= 1 else { throw UsageError("list takes one word") }
    if parsed.has("--long"), word != Subject.scenarios.rawValue {
      throw UsageError("--long goes with the list of scenarios")
    }
    guard let subject = Subject(rawValue: word) else {
      let words = Subject.allCases.map(\.rawValue)
      throw UsageError(
        "list knows \(words.joined(separator: ", ")), not \(word)"
          + NearestNames.hint(for: word, among: words)
      )
    }
    let lines =
      switch subject {
      case .scenarios: try scenarios(parsed.value("--scenarios"), isLong: parsed.has("--long"))
      case .devices: devices()
      case .keys: keys()
      case .costs: costs()
      case .metrics: metrics()
      case .rules: rules()
      case .mutants: mutants()
      }
    for line in lines { console.print(line) }
  }

  private func scenarios(_ folder: String?, isLong: Bool) throws(InputError) -> [String] {
    let catalog = try ScenarioCatalog.locate(given: folder)
    try BudgetShelf.check(catalog)
    if isLong { return try longScenarios(catalog) }
    var table = TextTable(header: ["scenario", "device", "seconds", "title"], numeric: [2])
    for name in catalog.names {
      let scenario = try catalog.load(name)
      let seconds = MeasureText.number(scenario.duration.seconds)
      table.add([name.description, scenario.device, seconds, TerminalText.escaped(scenario.title)])
    }
    return table.text(within: console.width)
  }

  /// Each scenario with what it covers, one thing a line.
  private func longScenarios(_ catalog: ScenarioCatalog) throws(InputError) -> [String] {
    var lines: [String] = []
    for name in catalog.names {
      let scenario = try catalog.load(name)
      let title = "\(name): " + TerminalText.escaped(scenario.title)
      lines += WrappedText.lines(title, within: console.width)
      if scenario.costs != .free {
        lines.append("  costs    \(scenario.costs.name), \(scenario.costs.source.word)")
      }
      if !scenario.covers.isEmpty {
        let rules = "  covers   " + scenario.covers.joined(separator: " ")
        lines += WrappedText.lines(rules, within: console.width, indent: 11)
      }
      lines += scenario.threads.map { "  thread   " + $0 }
    }
    return lines
  }

  private func costs() -> [String] {
    let profiles = CostTable.profiles
    var table = TextTable(
      header: ["key"] + profiles.map(\.name),
      numeric: Array(profiles.indices.map { $0 + 1 })
    )
    for key in CostTable.all { table.add([key.key] + profiles.map { key.text(in: $0.cost) }) }
    return table.text(within: console.width) + [
      "", "All shipped profiles are modelled: chosen, not measured on a phone.",
    ]
  }

  private func devices() -> [String] {
    var table = TextTable(
      header: ["device", "points", "scale", "safe top/bottom", "Hz"],
      numeric: [2, 4]
    )
    for named in DeviceTable.all {
      let device = named.device
      let size = device.viewport
      table.add([
        named.name,
        MeasureText.number(size.width.points) + "x" + MeasureText.number(size.height.points),
        String(device.scale),
        MeasureText.number(device.insets.top.points) + "/"
          + MeasureText.number(device.insets.bottom.points),
        MeasureText.number(1 / device.refresh.seconds),
      ])
    }
    return table.text(within: console.width)
  }

  private func keys() -> [String] {
    var table = TextTable(header: ["key", "default", "range; name in the app"])
    for constant in ConstantTable.all {
      let name = constant.appName.map { "; " + $0 } ?? ""
      table.add([constant.key, constant.defaultText, constant.rangeText + name])
    }
    for key in CostTable.all { table.add([key.key, "0 ms", "0 ms to 1000 ms"]) }
    return table.text(within: console.width)
  }

  private func metrics() -> [String] {
    var table = TextTable(header: ["metric", "unit", "better", "what it says"])
    for metric in Metric.allCases {
      let definition = metric.definition
      table.add([
        definition.name.description, definition.unit.symbol.description,
        definition.polarity.name.description, definition.summary.description,
      ])
    }
    return table.text(within: console.width)
  }

  private func mutants() -> [String] {
    var table = TextTable(header: ["part", "mutant"])
    for part in SimulateCommand.Part.allCases {
      for name in MutantNames.of(part) { table.add([part.rawValue, name]) }
    }
    return table.text(within: console.width)
      + ["", "A mutant is a mistake that 'simulate PART --mutant NAME' has to find."]
  }

  private func rules() -> [String] {
    var table = TextTable(header: ["rule", "pinned", "what it says"])
    for rule in RuleTable.all {
      table.add([rule.id, rule.isPinned ? "yes" : "no", rule.sentence])
    }
    return table.text(within: console.width)
  }
}
