public import FrameMetrics
internal import TimelineCoordinator
public import TimelineScroll
internal import TimelineSimulation
public import TimelineTrace

extension CompiledScenario {
  /// Runs the scenario and measures the run.
  ///
  /// - Parameter fault: A mistake that the engine makes in this run; `nil` for none.
  /// - Returns: The measurements of the run.
  /// - Throws: `TraceError` if the run shows more than can be measured.
  public func measurements(with fault: InjectedFault? = nil) throws(TraceError) -> Measurements {
    var input = input
    input.tuning.fault = fault
    return try Measurements(Simulation.run(input))
  }
}
