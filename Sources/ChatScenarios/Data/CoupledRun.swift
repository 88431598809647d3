internal import TimelineCoordinator
internal import TimelineSimulation
internal import TimelineUnits

/// A scenario whose rows come from the data side, ready to be played with any constants and with a
/// mistake made on purpose.
struct CoupledRun: Sendable {
  /// The data side.
  var data: ScenarioData
  /// How an error names the scenario.
  var place: String
  var device: Device
  var duration: Interval
  /// What the waits of the catch-up are drawn from.
  var seed: UInt64
  /// What happens on the screen beside the rows.
  var events: [TimedInput]
  var reduceMotion: Bool
  var cost: WorkCost

  /// The input of the screen's simulation.
  ///
  /// - Throws: `InputError` if the chat is on screen for less than the run.
  /// - Complexity: that of playing the script.
  func input(
    _ tuning: AppTuning,
    fault: ScenarioFault? = nil
  ) throws(InputError) -> SimulationInput {
    let feed = try DataFeed(
      of: data,
      duration: duration,
      seed: seed,
      policy: tuning.data,
      fault: fault,
      at: place
    )
    var input = feed.input(on: device, duration: duration)
    input.tuning = tuning.screen
    if case .screen(let fault)? = fault { input.tuning.fault = fault }
    input.events += events
    input.reduceMotion = reduceMotion
    input.cost = cost
    return input
  }
}
