internal import FaultSimulation
internal import TimelineUnits

/// Says what happens to each message and operation of a run.
///
/// A drawn plan makes a fate out of the seed and the message's own name, so that a fate does not
/// depend on what else happens; what it has said can be written down as steps of a script.
struct FatePlan {
  /// The rates of a drawn plan.
  struct Mix {
    var seed: UInt64 = 0
    var loss = FaultRate.off
    var repetition = FaultRate.off
    var failure = FaultRate.off
    var rejection = FaultRate.off
    var steering = FaultRate.off
    var work = FaultRate.off
    var longestDelayMs = MessageFate.healthyMs
    var longestTakeMs = 2_000
  }

  private var mix: Mix?
  private var fates: [(leg: MessageLeg, subject: Int, number: Int, fate: MessageFate)] = []
  private var traits: [(operation: Int, trait: OperationTrait)] = []
  private var counts = [Int](
    repeating: 0,
    count: MessageLeg.allCases.count * OutboxScript.maximumOperations
  )
  /// Whether all faults are over.
  var isHealed = false
  /// What was drawn and is not plain, if it is to be kept.
  private(set) var drawn: [OutboxStep] = []
  private let keepsDrawn: Bool

  init(_ steps: [OutboxStep], mix: Mix?, keepsDrawn: Bool) {
    self.mix = mix
    self.keepsDrawn = keepsDrawn
    for step in steps {
      switch step {
      case .fate(let leg, let subject, let number, let fate):
        fates.append((leg, subject, number, fate))
      case .trait(let operation, let trait): traits.append((operation, trait))
      default: break
      }
    }
  }

  /// The fate of the next message of a kind.
  mutating func fate(_ leg: MessageLeg, about subject: Int) -> MessageFate {
    let index = leg.rawValue * OutboxScript.maximumOperations + subject
    counts[index] += 1
    guard !isHealed else { return MessageFate() }
    let number = counts[index]
    guard let mix else {
      return fates.first { $0.leg == leg && $0.subject == subject && $0.number == number }?.fate
        ?? MessageFate()
    }
    let fate = FatePlan.draw(mix, leg, subject, number)
    if keepsDrawn && fate != MessageFate() {
      drawn.append(.fate(leg, subject: subject, number, fate))
    }
    return fate
  }

  /// The traits of an operation; asked for once for each, when it is sent.
  mutating func trait(of operation: Int) -> OperationTrait {
    guard let mix else {
      return traits.first { $0.operation == operation }?.trait ?? OperationTrait()
    }
    let trait = FatePlan.drawTrait(mix, operation)
    if keepsDrawn && trait != OperationTrait() {
      drawn.append(.trait(operation: operation, trait))
    }
    return trait
  }

  private static func draw(
    _ mix: Mix,
    _ leg: MessageLeg,
    _ subject: Int,
    _ number: Int
  ) -> MessageFate {
    let name = UInt64(leg.rawValue) << 40 | UInt64(subject) << 32 | UInt64(number)
    var random = RandomSource(seed: mix.seed ^ name &* 0x9e37_79b9_7f4a_7c15)
    var fate = MessageFate()
    fate.isLost = mix.loss.happens(&random)
    fate.isFailed = mix.failure.happens(&random) && leg == .check
    // Most messages are quick even on a link that can be slow.
    let longest = random.next() & 3 == 0 ? mix.longestDelayMs : min(mix.longestDelayMs, 400)
    fate.delayMs = Int(random.next() % UInt64(longest)) + 5
    if mix.repetition.happens(&random) {
      fate.repeatedAfterMs = Int(random.next() % 40_000) + 1
    }
    return fate
  }

  private static func drawTrait(_ mix: Mix, _ operation: Int) -> OperationTrait {
    let name = UInt64(operation + 1) << 48
    var random = RandomSource(seed: mix.seed ^ name &* 0x9e37_79b9_7f4a_7c15)
    var trait = OperationTrait()
    trait.isRejected = mix.rejection.happens(&random)
    trait.isClashing = trait.isRejected && random.next() % 10 == 0
    trait.isSteering = mix.steering.happens(&random)
    trait.isRunOver = trait.isSteering && random.next() & 1 == 0
    trait.uploads = random.next() & 3 == 0 ? 2 : 0
    let work = Int(random.next() % 30_000)
    trait.workMs = mix.work.happens(&random) ? work : 0
    trait.takenAfterMs = Int(random.next() % UInt64(mix.longestTakeMs)) + 100
    trait.shownAfterMs = Int(random.next() % 5_000) + 10
    trait.choice = OperationTrait.Choice.allCases[Int(random.next() % 3)]
    return trait
  }
}
