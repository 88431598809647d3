import ChatData
import FaultSimulation

extension DataRun {
  /// Counts what an event was.
  mutating func cover(_ event: WorkspaceEvent) {
    switch event {
    case .selectionCommitted: if workspace.cache.staged != nil { hit(.selectionReplaced) }
    case .runStarted(let key, _, _): if workspace.cache.index(of: key) != nil { hit(.runStarted) }
    case .runEnded(let key, _, _, _): if workspace.cache.index(of: key) != nil { hit(.runEnded) }
    case .link(let isUsable):
      let pending = workspace.mountedHost?.scheduler.pending ?? []
      if !isUsable, !pending.isEmpty { hit(.requestOutlivesLink) }
    case .threadOpened: if workspace.thread != nil { hit(.threadOpened) }
    default: break
    }
  }

  /// Counts what an effect tells.
  mutating func coverEffect(_ effect: WorkspaceEffect) {
    switch effect {
    case .load(let ticket, let identity, _):
      coverReasons(ticket.reasons)
      if advanced(ticket.instance) { hit(identity.thread == nil ? .epochEmpty : .epochThread) }
    case .renewLease(let key, _):
      let chat = DataRun.chat(of: key)
      hit(memory.leased == chat ? .leaseRenewed : .leaseTaken)
      memory.leased = chat
    case .released(let instance):
      hit(instance == memory.thread ? .threadClosed : .hostReleased)
    case .confirmed: hit(.echoConfirmed)
    case .loadEnded(let ticket, let end, let outcome):
      coverEnd(ticket, end)
      if let outcome { coverOutcome(ticket, outcome) }
    case .answerDropped: hit(.answerDropped)
    case .live(let instance, let outcome): coverLive(instance, outcome)
    case .unheard: hit(.parkedHostUnheard)
    case .pageEnded(_, let wasApplied): hit(wasApplied ? .pageApplied : .pageDropped)
    case .loadOlder, .commitSelection, .mounted, .changed: break
    }
  }

  /// Counts what a view model's state shows.
  mutating func coverMark(_ mark: HostMark) {
    if mark.activeLoad != 0, !mark.pending.isEmpty { hit(.requestWaits) }
    if !mark.isMounted, !mark.flags.isEmpty { hit(.parkedMark) }
    memory.epochs[mark.instance] = mark.epoch
  }

  /// Counts how a chat came on screen.
  mutating func coverMount(_ chat: Int, _ order: [Int]) {
    if memory.order.contains(chat) { hit(.hostReturned) }
    if let index = memory.released.firstIndex(of: chat) {
      hit(.hostOpenedAgain)
      memory.released.remove(at: index)
    }
    for old in memory.order where !order.contains(old) { memory.released.append(old) }
  }

  private mutating func hit(_ transition: DataTransition) {
    log.coverage.hit(transition)
  }

  private func advanced(_ instance: Int) -> Bool {
    guard let model = model(instance) else { return false }
    return model.timeline.presentationEpoch > memory.epochs[instance] ?? 0
  }

  private mutating func coverReasons(_ reasons: StaleReasons) {
    let all: [(StaleReasons, DataTransition)] = [
      (.runFinished, .staleRunFinished), (.runFailed, .staleRunFailed),
      (.runAborted, .staleRunAborted), (.runCancelled, .staleRunCancelled),
      (.desktopRecovered, .staleRecovered), (.foreground, .staleForeground),
      (.desktopSelected, .staleTarget), (.refresh, .staleRefresh), (.selected, .staleSelected),
      (.sessionUpdated, .staleUpdated), (.catchUp, .staleCatchUp),
      (.eventRefused, .staleRefused), (.overlayConflict, .staleConflict),
      (.earlierFailure, .staleFailure),
    ]
    for (reason, transition) in all where reasons.contains(reason) { hit(transition) }
  }

  private mutating func coverEnd(_ ticket: LoadTicket, _ end: LoadEnd) {
    switch end {
    case .applied:
      if ticket.instance == workspace.thread?.instance {
        hit(.threadLoaded)
      } else if ticket.instance != workspace.mountedHost?.instance {
        hit(.appliedWhileParked)
      }
    case .unavailable: hit(.snapshotUnavailable)
    case .conflict: hit(.snapshotConflict)
    case .invalid: hit(.answerInvalid)
    case .failed: hit(.loadFailed)
    case .timedOut: hit(.loadTimedOut)
    case .linkLost: hit(.loadLostLink)
    case .discarded: hit(.loadOrphaned)
    }
  }

  private mutating func coverOutcome(_ ticket: LoadTicket, _ outcome: SnapshotOutcome) {
    guard outcome.end == .applied else { return }
    hit(outcome.hasChanged ? .snapshotChanged : .snapshotUnchanged)
    if outcome.isStaleLive { hit(.snapshotStaleLive) }
    switch outcome.overlay {
    case .adopted: hit(.overlayAdopted)
    case .ignored: hit(.overlayIgnored)
    case .refused: hit(.overlayRefused)
    }
    hit(outcome.window == .merged ? .windowMerged : .windowReplaced)
    if outcome.window == .replaced, advanced(ticket.instance) { hit(.epochReplaced) }
  }

  private mutating func coverLive(_ instance: Int, _ outcome: LiveEventOutcome) {
    switch outcome {
    case .dropped: hit(.eventDropped)
    case .refused:
      let isLoaded = model(instance)?.timeline.version != nil
      hit(isLoaded ? .eventRefused : .eventRefusedUnloaded)
    case .adopted: hit(.eventAdopted)
    case .ignored: hit(.eventIgnored)
    case .repeated: hit(.eventRepeated)
    case .conflict: hit(.eventConflict)
    }
  }
}
