import ChatOutbox
import TestSupport
import Testing
import TimelineUnits

/// An outbox on a line of marbles, one tick being 10 s, with one open chat on one desktop.
///
/// Events: `s` the user sends, `u` and `d` the link becomes usable or drops, `r` a receipt says
/// saved, `x` refused, `e` that the run is over, `p` in progress, `q` that parameters differ, `l`
/// a check finds everything, `m` nothing, `f` fails, `w` the rows are loaded, `c` the user cancels,
/// `y` and `n` the desktop agrees or not, `o` the composer is in use, `k` the process ends and
/// starts again, `a` and `z` the user sends the old message as new or gives it up.
///
/// Effects: `W` a write, `S` a submit, `C` a check, `X` a cancel, the row as `P` pending, `U`
/// unconfirmed, `A` sent, `N` asking, `F` failed, `V` confirmed, `R` removed, the composer as `D`
/// filled and `E` emptied.
final class OutboxMarbles {
  private static let key = ScopeKey(desktop: Array("desk".utf8), session: Array("chat".utf8))

  private(set) var outbox: Outbox
  /// The submits in the order in which they were sent, as the bytes of their parameters and keys.
  private(set) var submits: [(key: [UInt8], parameters: [UInt8])] = []
  private(set) var transitions: [OutboxTransition] = []
  private var calls: [OutboxCall] = []
  private var timers: [(at: Instant, timer: OutboxTimer)] = []
  private var started: [Instant] = []
  private var stored: [UInt8]?
  private var sent: UInt64 = 0
  private let mode: SendMode
  private let wallStep: Int64

  /// Creates a phone whose process has just started with an empty store.
  ///
  /// - Parameters:
  ///   - mode: How messages are sent.
  ///   - wallStep: What the wall clock does in 10 s, in ms.
  init(mode: SendMode = .queue, wallStep: Int64 = 10_000) {
    self.mode = mode
    self.wallStep = wallStep
    outbox = Outbox()
    _ = tell(.read(OutboxReading(bytes: nil, witness: nil)), at: .zero)
    _ = tell(.open(OutboxMarbles.key), at: .zero)
  }

  /// Compares what the outbox does with a line.
  func expect(
    _ input: String,
    gives expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    MarbleRun.expect(input, gives: expected, step: .seconds(10), sourceLocation: sourceLocation) {
      event,
      run in
      switch event {
      case .marble(let marble): perform(marble, &run)
      case .timer: fire(&run)
      }
      for at in started { run.startTimer(at: at) }
      started.removeAll()
    }
  }

  /// Lets the timer that is due first fire; one that was dropped with its process does not.
  private func fire(_ run: inout MarbleRun) {
    let first = timers.indices.min { timers[$0].at < timers[$1].at }
    guard let first, timers[first].at <= run.now else { return }
    emit(tell(.timer(timers.remove(at: first).timer), at: run.now), &run)
  }

  private func perform(_ marble: Character, _ run: inout MarbleRun) {
    let last = OperationID(low: max(1, sent))
    switch marble {
    case "s":
      sent += 1
      let message = OutboxMessage(
        operation: OperationID(low: sent),
        mutation: MutationID(low: sent),
        text: Array("text \(sent)".utf8),
        mode: mode
      )
      emit(tell(.send(OutboxMarbles.key, message), at: run.now), &run)
    case "u", "d":
      emit(
        tell(.link(desktop: OutboxMarbles.key.desktop, isUsable: marble == "u"), at: run.now),
        &run
      )
    case "o": emit(tell(.draft(OutboxMarbles.key, Array("mine".utf8)), at: run.now), &run)
    case "c": emit(tell(.cancel(OutboxMarbles.key, last, MutationID(low: 99)), at: run.now), &run)
    case "w":
      let all = (1...max(1, sent)).map { OperationID(low: $0) }
      emit(tell(.timeline(OutboxMarbles.key, all), at: run.now), &run)
    case "a":
      sent += 1
      let choice = UserChoice.sendAsNew(OperationID(low: sent), MutationID(low: sent))
      emit(tell(.choose(OutboxMarbles.key, last, choice), at: run.now), &run)
    case "z": emit(tell(.choose(OutboxMarbles.key, last, .discard), at: run.now), &run)
    case "k":
      outbox = Outbox()
      timers.removeAll()
      let witness = OutboxState(stored ?? [])?.generation
      emit(tell(.read(OutboxReading(bytes: stored, witness: witness)), at: run.now), &run)
      emit(tell(.open(OutboxMarbles.key), at: run.now), &run)
    default: answer(marble, &run)
    }
  }

  private func answer(_ marble: Character, _ run: inout MarbleRun) {
    let results: [Character: OutboxResult] = [
      "r": .saved, "x": .rejected, "e": .runEnded, "p": .inProgress, "q": .parametersDiffer,
      "y": .cancelled, "n": .refused,
    ]
    for call in calls.reversed() {
      switch call.kind {
      case .submit(_, let mutation, _) where "rxepq".contains(marble):
        return answer(call, .receipt(mutation, results[marble] ?? .failed), &run)
      case .cancel(_, let mutation, _) where "yn".contains(marble):
        return answer(call, .cancel(mutation, results[marble] ?? .failed), &run)
      case .check where "lmf".contains(marble):
        let all = (1...max(1, sent)).map { OperationID(low: $0) }
        return answer(call, .listing(marble == "f" ? nil : marble == "l" ? all : []), &run)
      default: break
      }
    }
  }

  private func answer(_ call: OutboxCall, _ kind: OutboxAnswer.Kind, _ run: inout MarbleRun) {
    let answer = OutboxAnswer(request: call.request, kind: kind)
    emit(tell(.answer(answer, desktop: OutboxMarbles.key.desktop), at: run.now), &run)
  }

  /// Hands an event over, at a wall clock of its own pace.
  func tell(_ event: OutboxEvent, at instant: Instant) -> [OutboxEffect] {
    let ticks = instant.ticks / Interval.seconds(10).ticks
    let time = OutboxTime(instant: instant, wallMs: 1_000_000_000 + ticks * wallStep)
    let effects = outbox.handle(event, at: time)
    for effect in effects {
      switch effect {
      case .startTimer(let timer, let at): start(timer, at: at)
      case .startTick(let timer): start(timer, at: instant + .seconds(10))
      case .write(let bytes, _): stored = bytes
      case .moved(let move): transitions.append(move.transition)
      case .send(let call):
        calls.append(call)
        if case .submit(_, _, let parameters) = call.kind {
          submits.append((call.key ?? [], parameters))
        }
      default: break
      }
    }
    return effects
  }

  private func start(_ timer: OutboxTimer, at instant: Instant) {
    timers.append((instant, timer))
    started.append(instant)
  }

  private func emit(_ effects: [OutboxEffect], _ run: inout MarbleRun) {
    for letter in effects.compactMap(OutboxMarbles.letter) { run.emit(letter) }
  }

  private static func letter(_ effect: OutboxEffect) -> Character? {
    switch effect {
    case .write: "W"
    case .send(let call):
      switch call.kind {
      case .submit: "S"
      case .check: "C"
      case .cancel: "X"
      }
    case .row(_, _, let row):
      switch row {
      case .pending: "P"
      case .unconfirmed: "U"
      case .sent: "A"
      case .asking: "N"
      case .failed: "F"
      case .confirmed: "V"
      case .removed: "R"
      }
    case .draft(_, let text): text.isEmpty ? "E" : "D"
    default: nil
    }
  }
}
