public import TimelineSimulation
internal import TimelineTrace

/// The checks that every run of the screen side has to keep.
public enum ScreenChecks {
  /// The names of all checks.
  public static let names = [
    "anchor", "finger", "pull", "cadence", "delivery", "hold", "reveal", "rows", "older", "faults",
  ]

  /// Runs a screen-side scenario and checks it.
  ///
  /// - Returns: The first violation of each check, in the order of their times.
  /// - Complexity: O(*r* + *f* · *v* log *v*) for *r* records and *f* frames with *v* rows on
  ///   screen, besides the run itself.
  public static func violations(in input: SimulationInput) -> [ScreenViolation] {
    var checks: [any ScreenCheck] = [
      AnchorCheck(), FingerCheck(input), PullCheck(), CadenceCheck(), DeliveryCheck(input),
      HoldCheck(input), RevealCheck(input), RowsCheck(), OlderCheck(), FaultCheck(),
    ]
    var screen = SeenScreen()
    var violations: [ScreenViolation] = []
    for timed in Simulation.run(input).records {
      screen.take(timed)
      // A check that has fired is done: what follows may be an echo.
      checks = checks.compactMap { check in
        var check = check
        guard let message = check.take(timed, screen) else { return check }
        violations.append(ScreenViolation(check: check.name, at: timed.at, message: message))
        return nil
      }
    }
    return violations
  }
}
