internal import TimelineSimulation
internal import TimelineUnits

extension PreparationRule {
  /// When the row at a position can be measured, or `nil` if the rule gives no such time.
  func preparation(at index: Int, modelled: MeasuredText?) -> Preparation? {
    switch self {
    case .ready:
      .ready
    case .takes(let formula):
      time(formula, index).map { .takes($0.sinceStart) }
    case .readyAt(let formula):
      time(formula, index).map { .readyAt($0) }
    case .modelled(let times):
      modelled.map { .takes(min($0.preparation * times, Limits.duration)) }
    }
  }

  private func time(_ formula: ValueFormula, _ index: Int) -> Instant? {
    guard let ticks = formula.value(at: index), ticks <= Limits.duration.ticks else { return nil }
    return Instant(ticks: ticks)
  }
}
