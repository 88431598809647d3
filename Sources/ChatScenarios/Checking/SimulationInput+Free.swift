internal import TimelineSimulation

extension SimulationInput {
  /// Whether nothing takes time on the main thread, so that bounds in time are exact.
  var isFree: Bool {
    cost.isFree && !events.contains { if case .stall = $0.event { true } else { false } }
  }
}
