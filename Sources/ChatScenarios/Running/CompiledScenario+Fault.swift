public import FrameMetrics
internal import TimelineCoordinator
public import TimelineScroll
internal import TimelineSimulation
public import TimelineTrace

extension CompiledScenario {
  /// Runs the scenario and measures the run.
  ///
  /// - Parameter fault: A mistake that the engine of the screen makes; `nil` for none.
  /// - Returns: The measurements of the run.
  /// - Throws: `TraceError` if the run shows more than can be measured.
  public func measurements(with fault: InjectedFault? = nil) throws(TraceError) -> Measurements {
    var input = input
    input.tuning.fault = fault
    return try Measurements(Simulation.run(input))
  }

  /// Runs the scenario with a mistake of any part and measures the run.
  ///
  /// - Returns: The measurements, or `nil` if the mistake is one of a data side that the scenario
  ///   does not have, or leaves no run of the screen.
  /// - Throws: `TraceError` if the run shows more than can be measured.
  public func measurements(of fault: ScenarioFault?) throws(TraceError) -> Measurements? {
    switch fault {
    case nil: return try measurements()
    case .screen(let fault): return try measurements(with: fault)
    case .data, .outbox, .uploadRekeyed:
      guard let coupled, let input = try? coupled.input(tuning, fault: fault) else { return nil }
      return try Measurements(Simulation.run(input))
    }
  }
}
