internal import ChatOutbox
internal import TimelineUnits

/// The phone of a run: its process, its store and what its screen shows.
struct SimulatedPhone {
  var outbox: Outbox
  var store: FaultyStore
  var isAlive = false
  /// Counts the processes, from 1.
  var process = 0
  /// The outbox of the process before, which may still hold on to its state.
  var earlier: Outbox?
  /// The last write that it knew.
  var earlierKnown = 0
  /// Counts the writes of all processes.
  var writes = 0
  /// Whether the last reading was damaged, so that a write replaces damaged bytes.
  var hasReadDamage = false
  /// What each composer shows.
  var composers: [[UInt8]]
  /// The timer of the tick draws from here.
  var ticks: RandomSource
  let crashes: [(write: Int, point: CrashPoint, downMs: Int)]
  let damages: [(launch: Int, kind: StoreDamage, reads: Int)]
  let mutants: OutboxMutants

  init(_ script: OutboxScript, mutant: OutboxMutant?) {
    mutants = mutant?.outbox ?? []
    outbox = Outbox(tuning: OutboxTuning(), mutants: mutants)
    store = FaultyStore(mutants: mutant?.store ?? [])
    composers = [[UInt8]](repeating: [], count: script.chats)
    ticks = RandomSource(seed: UInt64(script.healMs))
    var crashes: [(write: Int, point: CrashPoint, downMs: Int)] = []
    var damages: [(launch: Int, kind: StoreDamage, reads: Int)] = []
    for step in script.steps {
      switch step {
      case .crashInWrite(let write, let point, let downMs): crashes.append((write, point, downMs))
      case .damage(let launch, let kind, let reads): damages.append((launch, kind, reads))
      default: break
      }
    }
    self.crashes = crashes
    self.damages = damages
  }

  /// The text of an operation, which no other one has.
  static func text(of operation: Int) -> [UInt8] {
    [UInt8(ascii: "m"), UInt8(48 + operation / 10), UInt8(48 + operation % 10)]
  }

  /// The operation that a text belongs to, or -1.
  static func operation(of text: [UInt8]) -> Int {
    guard text.count == 3, text[0] == UInt8(ascii: "m") else { return -1 }
    return Int(text[1] - 48) * 10 + Int(text[2] - 48)
  }
}
