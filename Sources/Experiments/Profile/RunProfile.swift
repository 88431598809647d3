public import BenchmarkKit
public import ChatScenarios
public import TimelineTrace
public import TimelineUnits

/// Where the time of one scenario goes: in the model's virtual time, and on this machine.
///
/// What the log holds is exact; what the readings hold are samples. Neither goes into the other's
/// types.
///
/// Source: BM-PRIN-2.
public struct RunProfile {
  /// What the run is called.
  public let title: String
  /// What happened.
  public let trace: Trace
  /// The scenario as it was run.
  public let scenario: CompiledScenario
  /// What was done and charged.
  public let log: ProfileLog
  /// What the clock gave.
  public let host: SpanReadings
  /// What a whole run costs without an observer.
  public let totals: ProfileTotals
  /// The marks of an observed run, and the nanoseconds that each of them adds.
  public let marks: (count: Int, cost: Int64)
  /// The allocations, and their bytes; `nil` where they are not counted.
  public let allocations: (calls: SpanReadings, bytes: SpanReadings)?
  /// Whether every run gave the same trace, observed or not.
  public let isRepeatable: Bool

  /// The number of the first event of the run itself; those before it prepare it.
  public var mount: Int {
    log.events.firstIndex { $0.occasion == .mount } ?? log.events.count
  }

  /// How often a part occurred: the number of events with at least one of its steps.
  ///
  /// - Complexity: O(*e*), where *e* is the number of events.
  public func calls(of part: ProfilePart) -> Int { events(of: part).count }

  /// What a part was charged in virtual time: by the main thread for each event that has a charge,
  /// and by the background worker for each preparation.
  ///
  /// - Complexity: O(*e*), where *e* is the number of events.
  public func charges(of part: ProfilePart) -> [Interval] {
    guard case .phase(let phase) = part else { return [] }
    let own = log.events.indices.map { charge(ofEvent: $0, for: phase) }
    let prepared = log.preparations.map { charge in
      log.shares(of: charge).reduce(Interval.zero) { sum, share in
        share.step.phase == phase ? sum + share.time : sum
      }
    }
    return (own + prepared).filter { $0 > .zero }
  }

  /// What a part cost on this machine in each event in which it occurred, in nanoseconds.
  ///
  /// - Complexity: O(*e*), where *e* is the number of events.
  public func readings(of part: ProfilePart) -> [Int64] {
    events(of: part).map { host.reading(ofEvent: $0, of: part) }
  }

  /// All charges together, preparations included.
  public var chargedSum: Interval {
    let main = Interval(ticks: log.charges.reduce(0, +))
    return log.preparations.reduce(main) { $0 + $1.time }
  }

  /// All readings together, in nanoseconds.
  public var hostSum: Int64 { host.events.reduce(0, +) }

  /// What the main thread was charged for a phase of an event.
  func charge(ofEvent event: Int, for phase: WorkPhase) -> Interval {
    var ticks: Int64 = 0
    for step in WorkStep.allCases where step.phase == phase {
      ticks += log.charges[event * ProfileLog.steps + Int(step.rawValue)]
    }
    return Interval(ticks: ticks)
  }

  private func events(of part: ProfilePart) -> [Int] {
    guard case .phase(let phase) = part else { return Array(log.events.indices) }
    let steps = WorkStep.allCases.filter { $0.phase == phase }
    return log.events.indices.filter { event in
      steps.contains { log.spans[event * ProfileLog.steps + Int($0.rawValue)] > 0 }
    }
  }
}

extension SpanReadings {
  /// The reading of an event for a part of the table.
  func reading(ofEvent event: Int, of part: ProfilePart) -> Int64 {
    guard case .phase(let phase) = part else { return reading(ofEvent: event, slot: 0) }
    var sum: Int64 = 0
    for step in WorkStep.allCases where step.phase == phase {
      sum += reading(ofEvent: event, slot: ProfileMeter.slot(of: step))
    }
    return sum
  }

  /// The readings of a part over all events.
  public func sum(of part: ProfilePart) -> Int64 {
    (0..<eventCount).reduce(0) { $0 + reading(ofEvent: $1, of: part) }
  }
}
