public import TimelineSimulation
internal import TimelineUnits

/// Makes a scenario that breaks a rule smaller, as long as it goes on breaking that rule.
///
/// The time behind the violation goes first, then events in halves, quarters and so on, then
/// costs, older pages and rows.
public struct ScreenShrinker {
  private let check: String
  private var best: SimulationInput
  private var violation: ScreenViolation
  private var runs = 0
  /// The most runs that are made to shrink one scenario.
  private let budget: Int

  /// The smallest scenario that was found, and how it breaks the rule.
  ///
  /// - Parameters:
  ///   - input: A scenario that breaks a rule.
  ///   - violation: How it does.
  ///   - budget: The most runs that are made.
  /// - Returns: A scenario that breaks the same rule, and how it does.
  /// - Complexity: `budget` runs.
  public static func shrink(
    _ input: SimulationInput,
    _ violation: ScreenViolation,
    budget: Int = 400
  ) -> (input: SimulationInput, violation: ScreenViolation) {
    var shrinker = ScreenShrinker(
      check: violation.check,
      best: input,
      violation: violation,
      budget: budget
    )
    shrinker.run()
    return (shrinker.best, shrinker.violation)
  }

  private init(check: String, best: SimulationInput, violation: ScreenViolation, budget: Int) {
    self.check = check
    self.best = best
    self.violation = violation
    self.budget = budget
  }

  private mutating func run() {
    var count = -1
    while count != best.events.count {
      count = best.events.count
      cutTime()
      dropEvents()
    }
    attempt { $0.cost = WorkCost() }
    attempt { $0.older = [] }
    attempt { $0.firstLoad = nil }
    attempt { $0.reduceMotion = false }
    dropRows()
    for index in best.rows.indices where best.rows[index].preparation != .ready {
      attempt { $0.rows[index].preparation = .ready }
    }
    cutTime()
  }

  /// Ends the run soon after the violation.
  private mutating func cutTime() {
    let end = violation.at + .milliseconds(50)
    guard end < .zero + best.duration else { return }
    attempt { input in
      input.duration = end.sinceStart
      input.events.removeAll { $0.at > end }
    }
  }

  private mutating func dropEvents() {
    var size = best.events.count / 2
    while size >= 1 {
      var start = 0
      while start < best.events.count {
        let end = min(start + size, best.events.count)
        let range = start..<end
        if !attempt({ $0.events.removeSubrange(range) }) { start = end }
      }
      size /= 2
    }
  }

  /// Takes rows off the top of the first window.
  private mutating func dropRows() {
    var size = best.initial.count / 2
    while size >= 1 {
      let count = size
      if count < best.initial.count, attempt({ $0.initial.removeFirst(count) }) { continue }
      size /= 2
    }
  }

  /// Keeps a change if the rule is still broken.
  @discardableResult
  private mutating func attempt(_ change: (inout SimulationInput) -> Void) -> Bool {
    guard runs < budget else { return false }
    var smaller = best
    change(&smaller)
    runs += 1
    let found = ScreenChecks.violations(in: smaller).first {
      $0.check.utf8.elementsEqual(check.utf8)
    }
    guard let found else { return false }
    best = smaller
    violation = found
    return true
  }
}
