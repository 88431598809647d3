internal import TimelineUnits

extension Outbox {
  /// A link has become usable or has dropped.
  ///
  /// Source: H-OUTBOX-T5, H-OUTBOX-T6, H-OUTBOX-T10.
  mutating func setLink(_ desktop: [UInt8], _ isUsable: Bool) {
    guard noteLink(desktop, isUsable) else { return }
    if !isUsable && mutants.contains(.tickLostWithLink) { isTickLost = true }
    for scope in state.scopes.indices where state.scopes[scope].key.desktop == desktop {
      if isUsable {
        lookAfter(scope)
        pump(scope)
      } else {
        dropCalls(of: scope)
      }
    }
  }

  /// The outcome of everything that is under way is unknown now.
  private mutating func dropCalls(of scope: Int) {
    state.scopes[scope].check = nil
    for index in state.scopes[scope].operations.indices {
      let place = Place(scope: scope, index: index)
      switch entry(at: place)?.status {
      case .submitting: lose(place)
      case .checking: move(place, .checkFailed, to: .unknown) { $0.check = nil }
      case .cancelPending: setCancelInFlight(false, at: place)
      default: break
      }
    }
  }

  /// No receipt has come: that is no refusal.
  ///
  /// Source: H-OUTBOX-T5.
  mutating func lose(_ place: Place) {
    if mutants.contains(.droppedOnTimeout) {
      end(place, .lost, .discarded)
      pump(place.scope)
    } else {
      move(place, .lost, to: .unknown)
    }
  }

  /// Looks after the waiting messages of a chain: by a check, or by asking again for a cancel.
  ///
  /// Source: H-OUTBOX-T6, H-OUTBOX-T15, H-OUTBOX-O5.
  mutating func lookAfter(_ scope: Int) {
    guard isUsable(state.scopes[scope].key.desktop) else { return }
    var hasUnknown = false
    for index in state.scopes[scope].operations.indices where state.scopes[scope].isWaiting {
      let place = Place(scope: scope, index: index)
      guard let entry = entry(at: place) else { continue }
      switch entry.status {
      case .unknown where mutants.contains(.noCheck): sendAgain(place)
      case .unknown: hasUnknown = true
      case .checking where mutants.contains(.secondCheck): hasUnknown = true
      case .cancelPending where !entry.isCancelInFlight: sendCancel(place)
      default: break
      }
    }
    let isFree = state.scopes[scope].check == nil || mutants.contains(.secondCheck)
    if hasUnknown && isFree { check(scope) }
  }

  private mutating func check(_ scope: Int) {
    let request = nextRequest()
    state.scopes[scope].check = request.number
    for index in state.scopes[scope].operations.indices {
      let place = Place(scope: scope, index: index)
      let status = entry(at: place)?.status
      guard status == .unknown || status == .checking else { continue }
      move(place, .check, to: .checking) { $0.check = request.number }
    }
    perform(.send(OutboxCall(request, state.scopes[scope].key, .check)))
    perform(
      .startTimer(
        .check(request.number, generation: state.generation),
        at: now.instant + tuning.checkTimeout
      )
    )
  }

  /// Takes the answer of a check in, for all operations that were sent before the check was.
  ///
  /// Source: H-OUTBOX-T7 to H-OUTBOX-T10, H-OUTBOX-T13, H-OUTBOX-O6.
  mutating func takeListing(_ listed: [OperationID]?, number: Int) {
    guard let scope = state.scopes.firstIndex(where: { $0.check == number }) else { return }
    guard let listed else { return failCheck(number) }
    state.scopes[scope].check = nil
    var isHeld = false
    for index in state.scopes[scope].operations.indices {
      let place = Place(scope: scope, index: index)
      guard let entry = entry(at: place) else { continue }
      defer { isHeld = isHeld || self.entry(at: place)?.status.letsOthersPass == false }
      let isListed = listed.contains(entry.operation)
      switch entry.status {
      case .checking where entry.check == number:
        settle(place, entry, isListed: isListed, isHeld: isHeld)
      case .submitting where mutants.contains(.checkSettlesLater):
        settle(place, entry, isListed: isListed, isHeld: false)
      case .accepted where !isListed && !entry.hasLeft: markLeft(place)
      default: break
      }
    }
    pump(scope)
  }

  /// Settles an operation by the answer of its check.
  ///
  /// A missing one behind an earlier one that is open waits for its turn.
  private mutating func settle(
    _ place: Place,
    _ entry: OutboxEntry,
    isListed: Bool,
    isHeld: Bool
  ) {
    if isListed || entry.isAccepted {
      accept(place, .found)
    } else if isHeld && !mutants.contains(.noHeadBlock) {
      move(place, .checkFailed, to: .unknown) { $0.check = nil }
    } else {
      sendAgain(place)
    }
  }

  /// The operation is missing everywhere: it goes again if the desktop still knows its key.
  private mutating func sendAgain(_ place: Place) {
    guard let entry = entry(at: place) else { return }
    if isYoung(entry) {
      submit(place, .resend)
    } else {
      move(place, .tooOld, to: .needsUser) { $0.check = nil }
    }
  }

  private mutating func markLeft(_ place: Place) {
    move(place, .left, to: .accepted) { $0.hasLeft = true }
  }

  /// A check has failed or was not answered.
  ///
  /// Source: H-OUTBOX-T10.
  mutating func failCheck(_ number: Int) {
    guard let scope = state.scopes.firstIndex(where: { $0.check == number }) else { return }
    state.scopes[scope].check = nil
    for index in state.scopes[scope].operations.indices {
      let place = Place(scope: scope, index: index)
      guard let entry = entry(at: place), entry.status == .checking, entry.check == number
      else { continue }
      move(place, .checkFailed, to: .unknown) { $0.check = nil }
    }
  }
}
