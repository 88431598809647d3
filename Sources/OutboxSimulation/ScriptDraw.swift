internal import FaultSimulation
internal import TimelineUnits

/// Draws the script and the fates of a seed: a swarm of faults around a few messages.
///
/// Source: DST-3.
struct ScriptDraw {
  private var swarm: FaultSwarm
  private var steps: [OutboxStep] = []
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    swarm = FaultSwarm(seed: seed)
  }

  /// The script of the seed, without the fates, and the rates that give the fates.
  mutating func draw() -> (script: OutboxScript, mix: FatePlan.Mix) {
    let chats = swarm.random.within(1...3)
    let desktops = chats > 1 && swarm.random.chance(1, in: 3) ? 2 : 1
    let isLong = swarm.random.chance(1, in: 4)
    drawUser(chats)
    drawLinks(desktops, isLong)
    drawPhone(isLong)
    drawDesktops(desktops)
    let script = OutboxScript(
      chats: chats,
      desktops: desktops,
      windowRows: swarm.random.within(1...6),
      healMs: isLong ? 5 * ScriptDraw.dayMs : 300_000,
      steps: steps
    )
    return (script, drawMix())
  }

  private static let dayMs = 86_400_000

  private mutating func drawMix() -> FatePlan.Mix {
    var mix = FatePlan.Mix()
    mix.seed = seed
    mix.loss = swarm.rate(onIn10: 7, upTo: 450)
    mix.repetition = swarm.rate(onIn10: 4, upTo: 200)
    mix.failure = swarm.rate(onIn10: 3, upTo: 300)
    mix.rejection = swarm.rate(onIn10: 5, upTo: 250)
    mix.steering = swarm.rate(onIn10: 4, upTo: 400)
    mix.work = swarm.rate(onIn10: 3, upTo: 300)
    let isSlow = swarm.isOn(onIn10: 3)
    mix.longestDelayMs = isSlow ? 25_000 : swarm.random.within(20...3_000)
    mix.longestTakeMs = swarm.random.within(100...60_000)
    return mix
  }

  private mutating func drawUser(_ chats: Int) {
    let times = (0..<swarm.random.within(3...14)).map { _ in swarm.random.below(200_000) }.sorted()
    for (operation, atMs) in times.enumerated() {
      steps.append(.send(atMs: atMs, chat: swarm.random.below(chats), operation: operation))
    }
    if swarm.isOn(onIn10: 4) {
      for _ in 0..<swarm.random.within(1...3) {
        let operation = swarm.random.below(times.count)
        let atMs = times[operation] + swarm.random.below(60_000)
        steps.append(.cancel(atMs: atMs, operation: operation))
      }
    }
    for _ in 0..<swarm.random.within(1...4) {
      let atMs = swarm.random.below(250_000)
      steps.append(.open(atMs: atMs, chat: swarm.random.below(chats)))
    }
    if swarm.isOn(onIn10: 4) {
      for _ in 0..<swarm.random.within(1...4) {
        let atMs = swarm.random.below(250_000)
        let chat = swarm.random.below(chats)
        steps.append(.type(atMs: atMs, chat: chat, isEmpty: swarm.random.chance(1, in: 3)))
      }
    }
    for _ in 0..<swarm.random.within(0...5) {
      let atMs = swarm.random.below(290_000)
      steps.append(.load(atMs: atMs, chat: swarm.random.below(chats)))
    }
  }

  private mutating func drawLinks(_ desktops: Int, _ isLong: Bool) {
    let flips = swarm.isOn(onIn10: 7) ? swarm.random.within(1...6) : 0
    for _ in 0..<flips {
      let desktop = swarm.random.below(desktops)
      let atMs = swarm.random.below(260_000)
      let downMs = swarm.random.within(100...30_000)
      steps.append(.link(atMs: atMs, desktop: desktop, isUp: false))
      steps.append(.link(atMs: atMs + downMs, desktop: desktop, isUp: true))
    }
    guard isLong else { return }
    let atMs = swarm.random.below(200_000)
    let downMs = swarm.random.within(ScriptDraw.dayMs * 3 / 2...ScriptDraw.dayMs * 4)
    for desktop in 0..<desktops {
      steps.append(.link(atMs: atMs, desktop: desktop, isUp: false))
      steps.append(.link(atMs: atMs + downMs, desktop: desktop, isUp: true))
    }
  }

  private mutating func drawPhone(_ isLong: Bool) {
    var launches = 1
    if swarm.isOn(onIn10: 6) {
      for _ in 0..<swarm.random.within(1...3) {
        let atMs = swarm.random.below(260_000)
        steps.append(.crash(atMs: atMs, downMs: swarm.random.within(100...20_000)))
        launches += 1
      }
    }
    if swarm.isOn(onIn10: 5) {
      for _ in 0..<swarm.random.within(1...3) {
        let point = CrashPoint.allCases[swarm.random.below(CrashPoint.allCases.count)]
        let downMs = swarm.random.within(100...20_000)
        steps.append(.crashInWrite(swarm.random.within(1...60), point, downMs: downMs))
        launches += 1
      }
    }
    if isLong && swarm.isOn(onIn10: 5) {
      let atMs = swarm.random.within(ScriptDraw.dayMs...ScriptDraw.dayMs * 4)
      steps.append(.crash(atMs: atMs, downMs: swarm.random.within(1_000...ScriptDraw.dayMs)))
      launches += 1
    }
    if swarm.isOn(onIn10: 3) {
      let damage = StoreDamage.allCases[swarm.random.below(StoreDamage.allCases.count)]
      // Some stores stay damaged longer than the phone waits.
      let reads = swarm.random.chance(1, in: 3) ? 9 : swarm.random.within(1...3)
      let launch = swarm.random.within(1...launches)
      steps.append(.damage(launch: launch, damage, reads: reads))
    }
    if swarm.isOn(onIn10: 3) {
      let atMs = swarm.random.below(isLong ? ScriptDraw.dayMs : 250_000)
      steps.append(.clock(atMs: atMs, byMs: (swarm.random.below(240) - 120) * 600_000))
    }
    if swarm.isOn(onIn10: 3) {
      steps.append(.lateWriter(atMs: swarm.random.below(290_000)))
    }
  }

  private mutating func drawDesktops(_ desktops: Int) {
    guard swarm.isOn(onIn10: 4) else { return }
    for _ in 0..<swarm.random.within(1...2) {
      let atMs = swarm.random.below(260_000)
      let desktop = swarm.random.below(desktops)
      let downMs = swarm.random.within(100...20_000)
      steps.append(.desktopCrash(atMs: atMs, desktop: desktop, downMs: downMs))
    }
  }
}
