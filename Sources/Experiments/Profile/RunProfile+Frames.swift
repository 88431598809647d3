internal import BenchmarkKit
internal import TimelineTrace
public import TimelineUnits

extension RunProfile {
  /// The frames in order; what came after the last one is left out.
  ///
  /// - Complexity: O(*e*), where *e* is the number of events.
  public var frames: [ProfiledFrame] {
    var frames: [ProfiledFrame] = []
    var first = mount
    for event in mount..<log.events.count where log.events[event].occasion == .frame {
      let events = first..<event + 1
      frames.append(
        ProfiledFrame(
          number: frames.count + 1,
          at: log.events[event].at,
          events: events,
          charge: events.reduce(.zero) { $0 + charge(ofEvent: $1) },
          hostNanoseconds: events.reduce(0) { $0 + reading(ofEvent: $1) }
        )
      )
      first = event + 1
    }
    return frames
  }

  /// The frame that was charged most; `nil` if none was charged anything.
  public var dearestCharge: ProfiledFrame? {
    frames.filter { $0.charge > .zero }.max { $0.charge < $1.charge }
  }

  /// The frame that cost most on this machine.
  public var dearestFrame: ProfiledFrame? {
    frames.max { $0.hostNanoseconds < $1.hostNanoseconds }
  }

  /// What the main thread was charged in a frame, by phase; only phases with a charge.
  public func charges(in frame: ProfiledFrame) -> [(phase: WorkPhase, time: Interval)] {
    WorkPhase.allCases.compactMap { phase in
      let time = frame.events.reduce(Interval.zero) { $0 + charge(ofEvent: $1, for: phase) }
      return time > .zero ? (phase, time) : nil
    }
  }

  /// What a frame cost on this machine, by part, in nanoseconds; only parts with a cost.
  public func costs(in frame: ProfiledFrame) -> [(part: ProfilePart, nanoseconds: Int64)] {
    ProfilePart.all.compactMap { part in
      let cost = frame.events.reduce(0) { $0 + host.reading(ofEvent: $1, of: part) }
      return cost > 0 ? (part, cost) : nil
    }
  }

  /// What happened in a frame.
  ///
  /// - Complexity: O(*r*), where *r* is the number of records.
  public func cause(of frame: ProfiledFrame) -> FrameCause {
    var cause = FrameCause()
    var number = 1
    for timed in trace.records {
      if number == frame.number { cause.take(timed.record) }
      guard case .frame = timed.record else { continue }
      number += 1
      if number > frame.number { break }
    }
    return cause
  }

  private func charge(ofEvent event: Int) -> Interval {
    let start = event * ProfileLog.steps
    return Interval(ticks: log.charges[start..<start + ProfileLog.steps].reduce(0, +))
  }

  private func reading(ofEvent event: Int) -> Int64 {
    let start = event * host.slots
    return host.events[start..<start + host.slots].reduce(0, +)
  }
}
