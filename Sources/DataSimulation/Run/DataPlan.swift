import FaultSimulation
import TimelineUnits

/// What a seed stands for: the chats, the link, and all steps of the phase with faults.
struct DataPlan {
  /// The number of rows of each chat at the start.
  private(set) var rows: [Int]
  /// Whether snapshots carry live rows in their timeline as well.
  private(set) var carriesLive: Bool
  /// The time of a message, in ms.
  private(set) var delay: Int
  /// All steps in order of time.
  var steps: [TimedStep] = []

  /// How long the phase with faults lasts, in ms.
  static let faultyTime = 120_000

  private var random: RandomSource
  private var chat = 0
  private var isRunning: [Bool]
  private var hasDelays: Bool

  /// Draws the plan of a seed.
  init(seed: UInt64) {
    var swarm = FaultSwarm(seed: seed)
    let chats = swarm.random.within(2...9)
    // No key path: the draws have to stay in order.
    rows = []
    for _ in 0..<chats { rows.append(swarm.random.chance(1, in: 5) ? 0 : swarm.random.below(30)) }
    carriesLive = swarm.random.chance(1, in: 2)
    delay = swarm.random.chance(1, in: 4) ? swarm.random.within(500...2_500) : 40
    isRunning = [Bool](repeating: false, count: chats)
    let kinds = Act.allCases.filter { $0.isFault ? swarm.isOn(onIn10: 5) : true }
    hasDelays = kinds.contains(.delay)
    let count = swarm.random.within(15...40)
    random = swarm.random
    steps.append(TimedStep(at: 0, step: .select(0)))
    var times: [Int] = []
    for _ in 0..<count { times.append(random.below(DataPlan.faultyTime)) }
    times.sort()
    for time in times { draw(kinds, at: time) }
    sortByTime()
  }

  /// What can be drawn for a moment.
  private enum Act: CaseIterable {
    case burst
    case otherBurst
    case write
    case edit
    case select
    case look
    case page
    case thread
    case send
    case loss
    case delay
    case duplicate
    case flip
    case leave
    case away
    case retarget
    case recover
    case badAnswer
    case contradict

    var isFault: Bool {
      switch self {
      case .burst, .write, .select, .look, .page: false
      default: true
      }
    }
  }

  private mutating func draw(_ kinds: [Act], at time: Int) {
    switch kinds[random.below(kinds.count)] {
    case .burst: burst(chat, at: time)
    case .otherBurst: burst(random.below(rows.count), at: time)
    case .write:
      add(.desktop(random.chance(2, in: 3) ? chat : random.below(rows.count), .say), time)
    case .edit:
      add(.desktop(chat, random.chance(1, in: 3) ? .compact : .delete), time)
    case .select:
      chat = random.below(rows.count)
      add(.select(chat), time)
      if random.chance(1, in: 6) {
        chat = random.below(rows.count)
        add(.select(chat), time + random.below(30))
      }
    case .look: add(.refresh, time)
    case .page: add(.older(inThread: false), time)
    case .thread: thread(at: time)
    case .send: add(.send, time)
    case .loss: for _ in 0..<random.within(1...3) { add(.fault(direction(), .lose), time) }
    case .delay: add(.fault(direction(), .delay(random.within(50...25_000))), time)
    case .duplicate: add(.fault(.toPhone, .duplicate(random.within(0...20_000))), time)
    case .flip:
      add(.linkDown, time)
      add(.linkUp, time + random.within(100...15_000))
    case .leave:
      add(.leave, time)
      add(.select(chat), time + random.within(200...20_000))
    case .away:
      add(.background, time)
      add(.foreground, time + random.within(200...90_000))
    case .retarget: add(.retarget, time)
    case .recover: add(.desktopRecovers, time)
    case .badAnswer: badAnswer(at: time)
    case .contradict: add(.contradict, time)
    }
  }

  private mutating func burst(_ chat: Int, at time: Int) {
    var now = time
    if !isRunning[chat] { add(.desktop(chat, .startRun), now) }
    isRunning[chat] = true
    for _ in 0..<random.within(1...8) {
      now += random.within(40...900)
      add(.desktop(chat, .grow(isNewRow: random.chance(1, in: 3))), now)
    }
    if hasDelays, random.chance(1, in: 2) {
      // The answer is on its way while the run goes on or ends.
      add(.refresh, now)
      add(.fault(.toPhone, .delay(random.within(300...3_000))), now + delay - 1)
      now += 2 * delay
    }
    if random.chance(3, in: 4) {
      isRunning[chat] = false
      let endings = DesktopAction.Ending.allCases
      let ending = random.chance(1, in: 2) ? .finished : endings[random.below(endings.count)]
      add(.desktop(chat, .settle(ending)), now + random.within(10...600))
    }
  }

  private mutating func thread(at time: Int) {
    add(.openThread(random.below(2)), time)
    add(.older(inThread: true), time + random.within(100...4_000))
    if random.chance(1, in: 3) { add(.refresh, time + random.within(100...6_000)) }
    if random.chance(2, in: 3) { add(.closeThread, time + random.within(100...9_000)) }
  }

  private mutating func badAnswer(at time: Int) {
    switch random.below(5) {
    case 0: add(.answer(.unavailable), time)
    case 1: add(.answer(.broken), time)
    case 2: add(.callFails, time)
    default: add(.answer(.torn), time)
    }
    if random.chance(1, in: 2) { add(.refresh, time) }
  }

  private mutating func direction() -> DataLink.Direction {
    random.chance(2, in: 3) ? .toPhone : .toDesktop
  }

  private mutating func add(_ step: DataStep, _ time: Int) {
    guard time < DataPlan.faultyTime else { return }
    steps.append(TimedStep(at: time, step: step))
  }

  /// By time; equal times keep their order.
  private mutating func sortByTime() {
    let order = steps.indices.sorted {
      steps[$0].at == steps[$1].at ? $0 < $1 : steps[$0].at < steps[$1].at
    }
    steps = order.map { steps[$0] }
  }
}
