import ChatData
import FaultSimulation
import TimelineUnits

/// One run: phone, link and desktops under a plan's steps, then the phase in which all must heal.
struct DataRun {
  /// The most events of a run; more mean that it does not come to rest.
  static let eventBudget = 20_000
  /// When the chat on screen has to show what the desktop has, after the link became whole: an
  /// idle wait of at most 78 s and two round trips.
  static let healTime = 80_000

  var workspace: ChatWorkspace
  var desktop: ModelledDesktop
  var link: DataLink
  var lease: RelayLease
  var queue = VirtualTimeQueue<SimulatedEvent>()
  var now = Instant.zero
  /// The target of each chat.
  var targets: [Int]
  /// The operations of each chat that are not confirmed.
  var operations: [[Int]]
  /// The operations that the desktop has not saved.
  var unsaved: [(chat: Int, target: Int, operation: Int)] = []
  var operationCount = 0
  /// What is wrong with the next answer, and whether its call fails.
  var answerFault: DesktopChat.Fault?
  var callFails = false
  /// The chat that was on screen last.
  var lastChat = 0
  /// What was written down, and what was reached.
  var log: DataLog
  /// What coverage remembers.
  var memory = CoverageMemory()

  init(plan: DataPlan, mutant: DataMutant? = nil, seed: UInt64 = 0) {
    let policy = DataPolicy()
    workspace = ChatWorkspace(
      policy: policy,
      random: RandomSource(seed: seed),
      defects: mutant?.defects ?? []
    )
    desktop = ModelledDesktop(rows: plan.rows, carriesLive: plan.carriesLive)
    link = DataLink(delay: plan.delay)
    lease = RelayLease(keepFor: policy.leaseKeepFor)
    targets = [Int](repeating: 0, count: plan.rows.count)
    operations = [[Int]](repeating: [], count: plan.rows.count)
    log = DataLog(policy: policy)
    for step in plan.steps { push(.step(step.step), atMs: step.at) }
    planHealing(chats: plan.rows.count)
  }

  /// Runs to the end, or to the first finding.
  mutating func run() -> DataOutcome {
    while log.violation == nil, let next = queue.nextTime {
      if let deadline = workspace.nextDeadline, deadline < next {
        now = max(now, deadline)
        feed(.timeReached)
      } else if let (at, event) = queue.pop() {
        now = at
        perform(event)
      }
      if log.events > DataRun.eventBudget {
        log.fail("H-SCHED-1", "no rest within \(DataRun.eventBudget) events", at: now)
      }
    }
    return log.outcome
  }

  /// After the faults: the link heals, the chat on screen is compared, streams, and every other
  /// chat is visited.
  private mutating func planHealing(chats: Int) {
    var at = DataPlan.faultyTime
    push(.heal, atMs: at)
    at += DataRun.healTime
    push(.compare, atMs: at)
    push(.probe(.startRun), atMs: at)
    push(.probe(.grow(isNewRow: true)), atMs: at + 100)
    push(.probe(.grow(isNewRow: false)), atMs: at + 300)
    push(.compare, atMs: at + 1_000)
    push(.probe(.settle(.finished)), atMs: at + 1_200)
    push(.compare, atMs: at + 3_500)
    at += 4_000
    for _ in 0..<chats {
      push(.visit(1), atMs: at)
      push(.compare, atMs: at + 2_500)
      at += 3_000
    }
  }

  mutating func push(_ event: SimulatedEvent, atMs time: Int) {
    queue.push(event, at: .zero + .milliseconds(Int64(time)))
  }
}
