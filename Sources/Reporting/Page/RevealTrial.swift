internal import ChatScenarios
internal import FrameMetrics
internal import TimelineCoordinator
internal import TimelineFilm
internal import TimelineSimulation
internal import TimelineTrace
internal import TimelineUnits

/// Runs a scenario anew with one thing changed and looks when a cover is lifted.
struct RevealTrial {
  /// A time under a cover.
  struct Reveal: Equatable {
    var length: Interval
    /// Whether it ended because the list was at rest.
    var isAtRest: Bool
  }

  private let whole: SimulationInput
  /// The scenario up to the end of the cover.
  private let input: SimulationInput
  /// Which cover of the run it is about.
  private let place: Int

  /// Creates a trial.
  ///
  /// - Parameters:
  ///   - input: The scenario.
  ///   - place: The place of the cover among those of the run.
  ///   - limit: When the cover was lifted: later reveals are of no interest and not waited for.
  init(input: SimulationInput, place: Int, limit: Instant?) {
    whole = input
    var input = input
    if let limit { input.duration = min(input.duration, limit - .zero) }
    self.input = input
    self.place = place
  }

  /// How long the list is covered if a row is ready at once; `nil` if the row was ready anyway, or
  /// the cover is not lifted in time.
  func reveal(withRowReady item: ItemID) -> Reveal? {
    guard input.rows.indices.contains(item.index), input.rows[item.index].preparation != .ready
    else { return nil }
    var changed = input
    changed.rows[item.index].preparation = .ready
    return reveal(of: changed)
  }

  /// How long the list is covered with these constants; `nil` if they do not fit one another, or
  /// the cover is not lifted in time.
  func reveal(with settings: [ConstantSetting]) -> Reveal? {
    turned(input, settings).flatMap(reveal(of:))
  }

  /// The first budget that the run keeps and a whole run with these constants misses by a worse
  /// value, other than those of the reveal itself; `nil` if there is none.
  func miss(with settings: [ConstantSetting], of findings: [BudgetFinding]) -> BudgetFinding? {
    let kept = findings.filter { finding in
      let definition = finding.budget.metric.definition
      return finding.isMet && !finding.isSkipped && definition.tier == .exact
        && definition.polarity == .lowerIsBetter
        && !definition.name.description.utf8.starts(with: "reveal.".utf8)
    }
    guard !kept.isEmpty, let changed = turned(whole, settings),
      let measurements = try? Measurements(Simulation.run(changed))
    else { return nil }
    for finding in kept {
      let now = finding.budget.judge(measurements)
      guard !now.isMet, let value = now.measured, let before = finding.measured,
        value.parts > before.parts
      else { continue }
      return now
    }
    return nil
  }

  private func turned(
    _ input: SimulationInput,
    _ settings: [ConstantSetting]
  ) -> SimulationInput? {
    var tuning = AppTuning()
    do {
      try ConstantTable.apply(settings, to: &tuning, at: "")
    } catch {
      return nil
    }
    var changed = input
    changed.tuning = tuning.screen
    return changed
  }

  private func reveal(of input: SimulationInput) -> Reveal? {
    let spans = CoverSpans(of: Simulation.run(input)).spans
    guard spans.indices.contains(place), let end = spans[place].end else { return nil }
    return Reveal(length: end - spans[place].start, isAtRest: spans[place].cause == .still)
  }
}
