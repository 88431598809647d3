internal import TimelineTrace
internal import TimelineUnits

/// Live renders keep their distance: at most 6 in every second that includes its start and excludes
/// its end, each at least 1/6 s behind the render before it, half a second with the composer open.
///
/// Source: H-CAD-3, H-CAD-4, H-CAD-6.
struct CadenceCheck: ScreenCheck {
  let name = "cadence"
  private var isComposerOpen = false
  private var last: Instant?
  private var live: [Instant] = []

  mutating func take(_ timed: TimedRecord, _ screen: SeenScreen) -> String? {
    switch timed.record {
    case .input(.composerOpened, _): isComposerOpen = true
    case .input(.composerClosed, _): isComposerOpen = false
    case .rendered(let cause, _):
      defer { last = timed.at }
      return cause == .live ? judge(timed.at) : nil
    default: break
    }
    return nil
  }

  private mutating func judge(_ now: Instant) -> String? {
    live.append(now)
    live.removeAll { now - $0 >= .seconds(1) }
    if live.count > 6 { return "\(live.count) live renders in one second" }
    guard let last else { return nil }
    let least: Interval = isComposerOpen ? .milliseconds(500) : .period(hertz: 6)
    guard now - last < least else { return nil }
    return "a live render \((now - last).milliseconds) ms behind another render"
  }
}
