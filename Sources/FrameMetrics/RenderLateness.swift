import TimelineTrace
import TimelineUnits

/// How long live changes wait for their render, and by how much renders come after they are due.
///
/// A change of the view model is due at once, or when the last render is one interval ago. Every
/// change counts, also those that one render carries together, so that a render that comes late
/// does not hide the ones that it replaced. What is never rendered counts up to the end. A trace
/// does not say how long the interval is with the composer open; nothing is due then.
///
/// Source: M-CAD-4, H-CAD-5.
struct RenderLateness: Accumulator {
  private var interval = Interval.zero
  private var lastRender: Instant?
  private var isComposerOpen = false
  private var due: [Instant] = []
  private var lateness = OrderStatistics()
  private var latest = Extreme()

  /// The oldest live change before and behind the overlay interval.
  private var arrived: Instant?
  private var updated: Instant?
  private var delay = Extreme()

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .began(let setup): interval = setup.renderInterval
    case .input(.live, _): arrived = arrived ?? timed.at
    case .input(.composerOpened, _):
      isComposerOpen = true
      due.removeAll(keepingCapacity: true)
    case .input(.composerClosed, _): isComposerOpen = false
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

  private mutating func update(at now: Instant) {
    updated = updated ?? arrived
    arrived = nil
    guard !isComposerOpen else { return }
    due.append(lastRender.map { max(now, $0 + interval) } ?? now)
  }

  private mutating func end(at now: Instant) {
    if let updated { delay.take((now - updated).ticks, at: updated) }
    updated = nil
    for instant in due {
      let ticks = max(0, (now - instant).ticks)
      lateness.add(ticks)
      latest.take(ticks, at: instant)
    }
    due.removeAll(keepingCapacity: true)
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.renderDelay, delay)
    measurements.set(.renderLatenessP50, parts: lateness.percentile(50))
    measurements.set(.renderLatenessP95, parts: lateness.percentile(95))
    measurements.set(.renderLatenessP99, parts: lateness.percentile(99))
    measurements.set(.renderLatenessMax, latest)
  }
}
