internal import ChatScenarios
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
    var tuning = AppTuning()
    do {
      try ConstantTable.apply(settings, to: &tuning, at: "")
    } catch {
      return nil
    }
    var changed = input
    changed.tuning = tuning.screen
    return reveal(of: changed)
  }

  private func reveal(of input: SimulationInput) -> Reveal? {
    let spans = CoverSpans(of: Simulation.run(input)).spans
    guard spans.indices.contains(place), let end = spans[place].end else { return nil }
    return Reveal(length: end - spans[place].start, isAtRest: spans[place].cause == .still)
  }
}
