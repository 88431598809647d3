internal import TimelineUnits

extension Outbox {
  /// A timer is due; one of an earlier process or of a state that has passed means nothing.
  mutating func take(_ timer: OutboxTimer) {
    switch timer {
    case .receipt(let operation, let attempt, state.generation):
      let place = place { $0.id == operation }
      guard let place, let entry = entry(at: place), entry.status == .submitting,
        entry.attempts == attempt
      else { return }
      lose(place)
    case .cancel(let operation, state.generation):
      let place = place { $0.id == operation }
      guard let place, entry(at: place)?.status == .cancelPending else { return }
      setCancelInFlight(false, at: place)
    case .check(let number, state.generation): failCheck(number)
    case .tick(let number, state.generation): takeTick(number)
    case .assume(state.generation):
      isAssumeArmed = false
      assume()
    default: break
    }
  }

  /// Source: H-OUTBOX-T6, H-OUTBOX-O3.
  private mutating func takeTick(_ number: Int) {
    guard let scope = state.scopes.firstIndex(where: { $0.tick == number }) else { return }
    state.scopes[scope].tick = nil
    guard state.scopes[scope].key == openKey else { return }
    lookAfter(scope)
  }

  /// Arms the tick of the open chat as long as a message waits there and the link is usable; when
  /// it becomes usable again, that edge looks after the message at once.
  ///
  /// Source: H-OUTBOX-T6, H-OUTBOX-O16.
  mutating func armTick() {
    guard phase == .running, let openKey, !isTickLost, let scope = state.index(of: openKey),
      state.scopes[scope].tick == nil, isUsable(openKey.desktop), state.scopes[scope].isWaiting
    else { return }
    let number = nextNumber()
    state.scopes[scope].tick = number
    perform(.startTick(.tick(number, generation: state.generation)))
  }

  /// Ends operations that were accepted so long ago that their rows are not waited for.
  ///
  /// Source: H-OUTBOX-T13.
  private mutating func assume() {
    for scope in state.scopes.indices {
      for index in state.scopes[scope].operations.indices {
        let place = Place(scope: scope, index: index)
        guard let entry = entry(at: place), entry.status == .accepted,
          let acceptedAt = entry.acceptedAt, acceptedAt + tuning.answerKeptFor <= now.instant
        else { continue }
        end(place, .left, .assumed)
      }
    }
    armAssume()
  }

  /// Arms the timer for the operation that was accepted first.
  mutating func armAssume() {
    guard !isAssumeArmed else { return }
    var first: Instant?
    for scope in state.scopes {
      for operation in scope.operations {
        guard let entry = operation.entry, entry.status == .accepted,
          let acceptedAt = entry.acceptedAt
        else { continue }
        first = first.map { min($0, acceptedAt) } ?? acceptedAt
      }
    }
    guard let first else { return }
    isAssumeArmed = true
    perform(.startTimer(.assume(generation: state.generation), at: first + tuning.answerKeptFor))
  }
}
