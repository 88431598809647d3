internal import ChatOutbox

/// A store in memory that breaks as a script says.
struct FaultyStore: OutboxStore {
  /// What is stored.
  private(set) var bytes: [UInt8]?
  /// What was stored before the last write.
  private var previous: [UInt8]?
  /// What was stored before the last write of a newer generation.
  private var older: [UInt8]?
  private(set) var witness: Int?
  private(set) var generation = 0
  /// Counts the writes of all processes.
  private var version = 0
  /// The last write that the process knows, by its own read or write.
  var known = 0
  /// What was kept of damaged reads.
  private(set) var kept: [[UInt8]?] = []
  /// What a read finds now, and for how many reads.
  var damage: (kind: StoreDamage, reads: Int)?
  /// Whether the next write ends before the witness is written.
  var skipsWitness = false
  private var last: [UInt8]?
  let mutants: StoreMutants

  init(mutants: StoreMutants) {
    self.mutants = mutants
  }

  mutating func read() -> OutboxReading {
    known = version
    let witness = mutants.contains(.noWitness) ? nil : witness
    guard let damage, damage.reads > 0, canBeDamaged(damage.kind) else {
      last = bytes
      return OutboxReading(bytes: bytes, witness: witness)
    }
    self.damage?.reads -= 1
    switch damage.kind {
    case .locked:
      return OutboxReading(bytes: nil, witness: witness, isAvailable: false)
    case .empty: last = nil
    case .truncated: last = bytes.map { Array($0.prefix($0.count / 2)) }
    case .older: last = older
    }
    return OutboxReading(bytes: last, witness: witness)
  }

  /// What no witness has seen cannot be missed: its loss is that of a write that never completed.
  private func canBeDamaged(_ kind: StoreDamage) -> Bool {
    mutants.contains(.noWitness) || kind == .locked || witness == generation
  }

  mutating func write(_ bytes: [UInt8], generation: Int) -> Bool {
    let isOwner = generation >= self.generation && known == version
    guard isOwner || mutants.contains(.fenceIgnored) else { return false }
    version += 1
    known = version
    if generation > self.generation { older = self.bytes }
    previous = self.bytes
    self.bytes = bytes
    self.generation = generation
    damage = nil
    if !skipsWitness { witness = generation }
    skipsWitness = false
    return true
  }

  mutating func keepDamaged() {
    kept.append(last)
  }

  /// The phone's process ends.
  mutating func crash() {
    skipsWitness = false
    if mutants.contains(.lastWriteLost), let lost = bytes, lost != previous { bytes = previous }
  }
}
