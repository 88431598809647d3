internal import TimelineCoordinator
internal import TimelineSimulation
public import TimelineUnits

/// Turns scenarios into what the simulation takes: names become numbers, plans become events,
/// Markdown becomes heights.
public struct ScenarioCompiler<Text: TextMeasurer> {
  private var text: Text

  /// Creates a compiler that measures rows of text with `text`.
  public init(text: Text) {
    self.text = text
  }

  /// Compiles a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - histories: What rows of text are drawn from.
  ///   - observer: Who is told which row is measured; it changes nothing.
  /// - Returns: The input of the simulation and the text behind its rows.
  /// - Throws: `InputError` if a corpus or the input is missing, rows or events are more than a run
  ///   may have, or a reference stands for rows that do not exist.
  /// - Complexity: O(*r* + *e*), where *r* is the number of rows and *e* of events after expansion,
  ///   besides the measuring of text.
  public mutating func compile(
    _ scenario: Scenario,
    histories: Histories,
    observer: WorkObserver? = nil
  ) throws(InputError) -> CompiledScenario {
    let place = scenario.name.description
    var tuning = AppTuning()
    try ConstantTable.apply(scenario.constants, to: &tuning, at: place)
    guard let named = DeviceTable.device(named: scenario.device) else {
      let hint = NearestNames.hint(for: scenario.device, among: DeviceTable.names)
      throw InputError(place: place, message: "unknown device \(scenario.device)" + hint)
    }
    var table = RowTable(
      place: place,
      layout: TextLayout(width: named.device.rowWidth, tuning: tuning.text),
      observer: observer
    )
    for group in scenario.allGroups {
      let draw = RowDraw(group: group, seed: scenario.seed, histories: histories)
      try table.define(group, drawn: draw.rows(at: place), measurer: &text)
    }
    let initial = table.takeRows(of: scenario.rows)
    let older = scenario.older.map { page in
      OlderPage(rows: table.takeRows(of: page.rows), latency: page.latency, outcome: page.outcome)
    }
    var expansion = EventExpansion(
      table: table,
      device: named.device,
      duration: scenario.duration,
      random: RandomSource(seed: scenario.seed)
    )
    for event in scenario.events { try expansion.expand(event, measurer: &text) }
    table = expansion.table
    if let data = scenario.data {
      let coupled = CoupledRun(
        data: data,
        place: place,
        device: named.device,
        duration: scenario.duration,
        seed: scenario.seed,
        events: expansion.events,
        reduceMotion: scenario.reduceMotion,
        cost: scenario.costs.cost
      )
      let input = try coupled.input(tuning)
      let texts = [TextRow?](repeating: nil, count: input.rows.count)
      var compiled = CompiledScenario(input: input, tuning: tuning, texts: texts)
      compiled.coupled = coupled
      return compiled
    }
    let input = SimulationInput(
      device: named.device,
      tuning: tuning.screen,
      rows: table.contents,
      initial: initial,
      firstLoad: scenario.firstLoad,
      older: older,
      events: expansion.events,
      reduceMotion: scenario.reduceMotion,
      cost: scenario.costs.cost,
      duration: expansion.end - .zero
    )
    return CompiledScenario(
      input: input,
      tuning: tuning,
      texts: table.texts,
      streams: expansion.streams
    )
  }
}

extension Device {
  /// The width that rows are laid out in.
  var rowWidth: Length { viewport.width - insets.left - insets.right }
}
