internal import TimelineCoordinator
internal import TimelineSimulation
public import TimelineTrace
public import TimelineUnits

extension CompiledScenario {
  /// Whether work on the main thread costs any virtual time.
  public var hasCosts: Bool { !input.cost.isFree }

  /// The number of rows that the scenario begins with or brings in.
  public var rowCount: Int { input.rows.count }

  /// Runs the scenario and gives out its trace.
  ///
  /// - Parameter observer: Who is told what is done; it changes nothing.
  /// - Returns: What happened.
  public func trace(observedBy observer: WorkObserver? = nil) -> Trace {
    Simulation.run(input, observer: observer)
  }

  /// The virtual time that filling and measuring cells of one row takes on the main thread.
  ///
  /// - Parameters:
  ///   - configures: How often its cell was filled.
  ///   - heights: The height at each measurement.
  /// - Returns: The price, cut to whole ticks at each measurement.
  public func price(configures: Int, heights: [Length]) -> Interval {
    var work = ScreenWork()
    work.configures = configures
    var total = input.cost.time(for: work)
    for height in heights {
      var work = ScreenWork()
      work.measures = 1
      work.measuredHeight = height
      total = total + input.cost.time(for: work)
    }
    return total
  }
}
