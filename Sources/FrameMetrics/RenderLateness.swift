import TimelineTrace
import TimelineUnits

/// How long live changes wait for their render, and by how much renders come after they are due.
///
/// A change of the view model is due at once, or one interval after the last render or after the
/// instant at which another one was due. A render serves all instants up to its own, and each of
/// them counts, so that a render that comes late does not hide the ones that it replaced. What a
/// busy main thread kept waiting counts from its arrival. What is never rendered counts up to the
/// end. A trace does not say how long the interval is with the composer open; nothing is due then.
///
/// Source: M-CAD-4, H-CAD-5.
struct RenderLateness: Accumulator {
  private var interval = Interval.zero
  private var refresh = Interval.zero
  private var lastRender: Instant?
  private var isComposerOpen = false
  /// The changes since the last render, in the order in which they came.
  private var changes: [Instant] = []
  /// The last instant at which a render was due.
  private var lastDue: Instant?
  /// When the input before was handled, if it is a live change.
  private var live: Instant?
  /// When the last live change that had waited was handled.
  private var lastWait: Instant?
  private var lateness = OrderStatistics()
  private var latest = Extreme()
  private var missed = 0

  /// The oldest live change before and behind the overlay interval.
  private var arrived: Instant?
  private var updated: Instant?
  private var delay = Extreme()

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .began(let setup):
      interval = setup.renderInterval
      refresh = setup.refresh
    case .refreshed(let period): refresh = period
    case .input(let kind, _): takeInput(kind, at: timed.at)
    case .waited(let wait): takeWait(wait, at: timed.at)
    case .modelUpdated: update(at: timed.at)
    case .rendered:
      end(at: timed.at)
      lastRender = timed.at
    case .ended:
      updated = updated ?? arrived
      end(at: timed.at)
    default: break
    }
  }

  private mutating func takeInput(_ kind: InputKind, at now: Instant) {
    live = nil
    switch kind {
    case .live:
      arrived = arrived ?? now
      live = now
    case .composerOpened:
      isComposerOpen = true
      changes.removeAll(keepingCapacity: true)
    case .composerClosed: isComposerOpen = false
    default: break
    }
  }

  /// The live change that was just handled came before; a render of the same instant came for it.
  private mutating func takeWait(_ wait: Interval, at now: Instant) {
    guard live == now else { return }
    live = nil
    let arrival = now - wait
    arrived = arrived.map { min($0, arrival) }
    guard !isComposerOpen else { return }
    lastWait = now
    if lastRender == now {
      serve(arrival, at: now)
    } else {
      changes.append(arrival)
    }
  }

  private mutating func update(at now: Instant) {
    updated = updated ?? arrived
    arrived = nil
    // A change that had waited is known by its arrival already.
    guard !isComposerOpen, lastWait != now else { return }
    changes.append(now)
  }

  private mutating func end(at now: Instant) {
    if let updated { delay.take((now - updated).ticks, at: updated) }
    updated = nil
    var isFirst = true
    for change in changes {
      if isFirst {
        count(due: lastRender.map { max(change, $0 + interval) } ?? change, at: now)
      } else {
        serve(change, at: now)
      }
      isFirst = false
    }
    changes.removeAll(keepingCapacity: true)
  }

  /// Counts the instant at which a further change was due, unless it is served by an earlier one or
  /// was not reached.
  private mutating func serve(_ change: Instant, at now: Instant) {
    guard let lastDue, change > lastDue else { return }
    let due = max(change, lastDue + interval)
    if due < now { count(due: due, at: now) }
  }

  private mutating func count(due: Instant, at now: Instant) {
    let late = max(.zero, now - due)
    lateness.add(late.ticks)
    latest.take(late.ticks, at: due)
    // A render that is due is meant for the next refresh.
    if late >= refresh { missed += 1 }
    lastDue = due
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.renderDelay, delay)
    measurements.set(.renderLatenessP50, parts: lateness.percentile(50))
    measurements.set(.renderLatenessP95, parts: lateness.percentile(95))
    measurements.set(.renderLatenessP99, parts: lateness.percentile(99))
    measurements.set(.renderLatenessMax, latest)
    if lateness.count > 0 { measurements.set(.renderMissed, count: missed) }
  }
}
