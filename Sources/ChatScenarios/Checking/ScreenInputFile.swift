internal import TimelineCoordinator
public import TimelineScroll
public import TimelineSimulation
internal import TimelineUnits

/// A screen-side scenario in exact numbers: `timelinebench.screen/1`, the form in which a run that
/// broke a rule is kept and replayed.
///
/// Times are ticks, lengths units of 1/192 pt, rows their numbers. It holds no text.
public struct ScreenInputFile: Sendable {
  /// The format's name and version.
  public static let schema = "timelinebench.screen/1"

  /// The scenario; its constants are those of the modelled app.
  public var input: SimulationInput

  /// Creates a file.
  public init(_ input: SimulationInput) {
    self.input = input
  }

  /// The mistake that the engine makes in the run, if it makes one.
  public var fault: InjectedFault? {
    get { input.tuning.fault }
    set { input.tuning.fault = newValue }
  }
}
