import TimelineScroll
import TimelineTrace
import TimelineUnits

/// The way of a change from the data to a render: the overlay interval, the render gate, and the
/// causes that pass both.
///
/// Source: H-CAD-1 to H-CAD-6.
extension ScreenCoordinator {
  mutating func liveArrived(_ update: ScreenUpdate) {
    record(.input(.live, item: update.changed.first?.item))
    arrived.merge(update)
    switch overlayGate.submit(at: now) {
    case .passNow: passOverlayInterval()
    case .wait(let due): effects.append(.schedule(.overlayInterval, at: due))
    case .alreadyWaiting: break
    }
  }

  mutating func overlayTimerFired() {
    guard overlayGate.timerFired(at: now), !arrived.isEmpty else { return }
    passOverlayInterval()
  }

  private mutating func passOverlayInterval() {
    model.merge(arrived.drain())
    record(.modelUpdated)
    switch renderGate.submit(at: now) {
    case .passNow: render(.live)
    case .wait(let due): effects.append(.schedule(.renderGate, at: due))
    case .alreadyWaiting: break
    }
  }

  mutating func renderTimerFired() {
    guard renderGate.timerFired(at: now), !model.isEmpty else { return }
    if tuning.fault == .gateLosesTrailing { return }
    render(.live)
  }

  mutating func windowArrived(_ update: ScreenUpdate, cursor next: PageCursor?) {
    record(.input(.window, item: nil))
    firstLoadIsOutstanding = false
    cursor = next
    renderAtNextFrame(update, cause: .window)
  }

  mutating func sent(_ update: ScreenUpdate) {
    record(.input(.send, item: update.changed.first?.item))
    renderAtNextFrame(update, cause: .send)
    if !scroll.isDragging {
      stopDeceleration()
      if tuning.fault != .followIgnoresSend { switched(follow.turnOn(.sent)) }
    }
  }

  /// Takes a change of a cause that no gate holds back.
  ///
  /// Source: H-CAD-6.
  mutating func renderAtNextFrame(_ update: ScreenUpdate, cause: RenderCause) {
    model.merge(update)
    dueRender = cause
  }

  mutating func renderIfDue() {
    guard let cause = dueRender else { return }
    dueRender = nil
    if !arrived.isEmpty {
      model.merge(arrived.drain())
      record(.modelUpdated)
    }
    renderGate.passedUngated(at: now)
    render(cause)
  }

  private mutating func render(_ cause: RenderCause) {
    // A render that is due at the next frame carries the live state with it (H-CAD-6).
    if cause == .live && dueRender != nil { return }
    observer?.began(.render)
    defer { observer?.ended(.render) }
    record(.rendered(cause, changed: model.changed.count))
    work.renders += 1
    rendered.merge(model.drain())
    // Live rows wait while a restore runs; the newest of them go on when it ends.
    if cause == .live && restore.isRunning { return }
    applyOrHold()
    if cause == .live && tuning.fault == .rendersNothingNew {
      record(.rendered(.live, changed: 0))
      work.renders += 1
    }
    if bringsPage {
      bringsPage = false
      cover.pageEnded(wasApplied: true)
    }
  }

  /// Applies what a restore held back, once it has ended.
  ///
  /// Source: H-PREPEND-2.
  mutating func releaseLiveIfDue() {
    guard releasesLive, !restore.isRunning else { return }
    releasesLive = false
    applyOrHold()
  }

  mutating func composerChanged(isOpen: Bool) {
    record(.input(isOpen ? .composerOpened : .composerClosed, item: nil))
    let interval = tuning.render.interval(composerIsOpen: isOpen)
    schedule(.renderGate, at: renderGate.setInterval(interval, at: now))
  }
}
