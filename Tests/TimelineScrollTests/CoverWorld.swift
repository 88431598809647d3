import Testing
import TestSupport
import TimelineScroll
import TimelineUnits

/// A covered list in marbles: one tick is 32 ms, tick 0 is the mount.
///
/// In: `p` a row begins to prepare, `r` it is ready; `a` a snapshot begins to apply, `d` it is
/// done; `l` the first load is out, `i` it is in; `g` the layout grows by 10 pt, `k` keeps growing
/// in every pass, `q` is quiet again; `c` creeps by 96 units in every pass; `u` the bounds are 0×0,
/// `b` they are back; `h` the history is short and has older pages, `t` it is long again; `o` the
/// page that was asked for is put in, `f` it fails; `e` another epoch; `x` nothing.
///
/// Out: `W` waiting, `F` first, `S` still, `M` moved, `U` unusable; then `P` if a page is asked
/// for, `R` if the cover is lifted for stillness, `D` if at the deadline.
struct CoverWorld {
  var cover: RevealCover
  var layout = SettleWorld()
  var conditions = RevealConditions(distanceAbove: .points(100_000))
  var growth: Int64 = 0
  var buffer = SettleObservation()
  var lift: RevealDecision?
  var liftedAt: Instant?
  var outcomes: [SettleOutcome] = []

  init(policy: RevealPolicy = RevealPolicy(), older: OlderPolicy = OlderPolicy()) {
    cover = RevealCover(policy: policy, older: older)
    cover.cover(at: .zero)
  }

  mutating func change(_ letter: Character, at now: Instant) {
    switch letter {
    case "p": conditions.preparingRow = ItemID(rawValue: 1)
    case "r": conditions.preparingRow = nil
    case "a": conditions.isApplyingSnapshot = true
    case "d": conditions.isApplyingSnapshot = false
    case "l": conditions.isFirstLoadOutstanding = true
    case "i": conditions.isFirstLoadOutstanding = false
    case "g": layout.contentHeight += .points(10)
    case "k": growth = 1_920
    case "c": growth = 96
    case "q": growth = 0
    case "u": layout.bounds = .zero
    case "b": layout.bounds = SettleWorld().bounds
    case "h": conditions = RevealConditions(distanceAbove: .points(1_800), canLoadOlder: true)
    case "t": conditions.distanceAbove = .points(100_000)
    case "o": cover.pageEnded(wasApplied: true)
    case "f": cover.pageEnded(wasApplied: false)
    case "e": _ = cover.epochAdvanced(at: now)
    default: break
    }
  }

  mutating func pass(at now: Instant) -> [Character] {
    layout.contentHeight += Length(units: growth)
    layout.fill(&buffer)
    guard let pass = cover.pass(&buffer, conditions: conditions, at: now) else { return [] }
    outcomes.append(pass.outcome)
    let kind = Array("UWFSM")[Int(pass.outcome.kind.rawValue)]
    switch pass.decision {
    case .keepWaiting: return [kind]
    case .requestOlderPage: return [kind, "P"]
    case .reveal(let cause, _):
      lift = pass.decision
      liftedAt = now
      return [kind, cause == .still ? "R" : "D"]
    }
  }

  /// Runs input marbles and compares the passes.
  @discardableResult
  static func expect(
    _ input: String,
    gives expected: String,
    policy: RevealPolicy = RevealPolicy(),
    older: OlderPolicy = OlderPolicy(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> CoverWorld {
    var world = CoverWorld(policy: policy, older: older)
    var isStarted = false
    MarbleRun.expect(
      input,
      gives: expected,
      step: .milliseconds(32),
      sourceLocation: sourceLocation
    ) { event, run in
      switch event {
      case .marble(let letter): world.change(letter, at: run.now)
      case .timer: for mark in world.pass(at: run.now) { run.emit(mark) }
      }
      if event == .timer || !isStarted {
        if let next = world.cover.nextPass(after: run.now) { run.startTimer(at: next) }
        isStarted = true
      }
    }
    return world
  }

  /// Runs passes, each with its letters and its work, until the cover is lifted.
  static func lift(
    policy: RevealPolicy = RevealPolicy(),
    work: Interval = .zero,
    letters: (Int) -> String
  ) -> CoverWorld {
    var world = CoverWorld(policy: policy)
    for letter in letters(0) { world.change(letter, at: .zero) }
    var now = Instant.zero
    var pass = 0
    while let due = world.cover.nextPass(after: now) {
      pass += 1
      for letter in letters(pass) { world.change(letter, at: due) }
      _ = world.pass(at: due)
      now = due + work
    }
    world.liftedAt = now
    return world
  }
}
