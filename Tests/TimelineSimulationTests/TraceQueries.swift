import TimelineTrace
import TimelineUnits

/// When, why and at which pass a run was revealed.
struct Reveal: Equatable {
  var at: Interval
  var cause: RevealCause
  var pass: Int
}

extension Trace {
  /// The frames of the run with their times.
  var frames: [(at: Instant, frame: FrameRecord)] {
    records.compactMap { timed in
      guard case .frame(let frame) = timed.record else { return nil }
      return (timed.at, frame)
    }
  }

  /// The records of the run without their times.
  var all: [TraceRecord] { records.map(\.record) }

  /// The times of the renders of a cause.
  func renders(_ cause: RenderCause) -> [Instant] {
    records.compactMap { timed in
      guard case .rendered(cause, _) = timed.record else { return nil }
      return timed.at
    }
  }

  var reveal: Reveal? {
    for timed in records {
      if case .revealed(let cause, let pass, _) = timed.record {
        return Reveal(at: timed.at.sinceStart, cause: cause, pass: pass)
      }
    }
    return nil
  }

  var kinds: [SettleKind] {
    var kinds: [SettleKind] = []
    for timed in records {
      if case .settlePass(let pass) = timed.record { kinds.append(pass.kind) }
    }
    return kinds
  }
}
