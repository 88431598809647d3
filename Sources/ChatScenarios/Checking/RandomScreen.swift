internal import CollectionLayout
internal import TimelineCoordinator
internal import TimelineScroll
public import TimelineSimulation
public import TimelineUnits

/// Screen-side scenarios drawn from a seed: everything that can happen to a timeline, in any order.
///
/// Drags, flings, streams, rows that grow by themselves, prepends, appends, new epochs, guarded and
/// late rows, the keyboard, insets, text sizes, rotations, short memory, costs, stalls and refresh
/// rates come as they come; half of the scenarios leave some of them out altogether, so that what
/// is left meets itself more often. Equal seeds and durations give equal scenarios.
public struct RandomScreen {
  var random: RandomSource
  let duration: Interval
  var rows: [RowContent] = []
  var list: [ItemID] = []
  var events: [TimedInput] = []
  var viewport: Size
  var insets: EdgeInsets
  let hasCosts: Bool
  /// What may happen, each as often as it is to be drawn.
  let offered: [RandomAct]

  /// A scenario.
  ///
  /// - Parameters:
  ///   - seed: What the draws start from.
  ///   - duration: How long the run lasts.
  /// - Returns: What a run takes.
  /// - Complexity: O(*e*), where *e* is the number of events.
  public static func input(seed: UInt64, duration: Interval) -> SimulationInput {
    var screen = RandomScreen(seed: seed, duration: duration)
    return screen.draw()
  }

  private init(seed: UInt64, duration: Interval) {
    random = RandomSource(seed: seed)
    self.duration = duration
    let sizes: [(Int64, Int64)] = [(390, 700), (375, 667), (402, 874), (440, 956)]
    let size = sizes[random.below(sizes.count)]
    viewport = Size(width: .points(size.0), height: .points(size.1))
    let hasInsets = random.chance(1, in: 2)
    insets = hasInsets ? EdgeInsets(top: .points(103), bottom: .points(83)) : EdgeInsets()
    hasCosts = random.chance(1, in: 3)
    offered = RandomScreen.offer(&random)
  }

  /// Everything, or by the seed about half of it.
  private static func offer(_ random: inout RandomSource) -> [RandomAct] {
    let takesAll = random.chance(1, in: 2)
    var offered: [RandomAct] = []
    for act in RandomAct.allCases where takesAll || random.chance(1, in: 2) {
      offered += [RandomAct](repeating: act, count: act.weight)
    }
    return offered.isEmpty ? [.drag] : offered
  }

  private mutating func draw() -> SimulationInput {
    let count = random.chance(1, in: 12) ? random.below(3) : random.within(3...150)
    list = newRows(count)
    let initial = list
    let device = ScreenSetup(
      viewport: viewport,
      insets: insets,
      scale: random.within(1...3),
      refresh: .period(hertz: random.chance(1, in: 2) ? 60 : 120)
    )
    let older = pages()
    var now = Instant.zero + milliseconds(0...2_500)
    while now < .zero + duration {
      now = act(at: now)
      now = now + milliseconds(20...2_000)
    }
    return SimulationInput(
      device: device,
      rows: rows,
      initial: initial,
      firstLoad: random.chance(1, in: 5) ? milliseconds(20...2_500) : nil,
      older: older,
      events: events,
      reduceMotion: random.chance(1, in: 8),
      cost: cost(),
      duration: duration
    )
  }

  // MARK: Rows

  mutating func newRows(_ count: Int) -> [ItemID] {
    let first = rows.count
    for _ in 0..<count { rows.append(content()) }
    return (first..<rows.count).map { ItemID(rawValue: UInt32($0)) }
  }

  mutating func content() -> RowContent {
    var content = RowContent(height: height())
    if random.chance(1, in: 5) {
      content.preparation = .takes(milliseconds(1...120))
    } else if random.chance(1, in: 25) {
      // It comes when it comes, whether the row is on screen by then or not.
      content.preparation = .readyAt(Instant(ticks: Int64(random.below(Int(duration.ticks)))))
    }
    if random.chance(1, in: 30) { content.guardRule = random.within(1...9) }
    if random.chance(1, in: 3) {
      let parses = content.guardRule == nil ? 1 : 0
      content.textWork = TextWork(parses: parses, shapes: random.within(1...400))
    }
    return content
  }

  mutating func height() -> Length {
    let most = random.chance(1, in: 15) ? 1_500 : 320
    return Length(units: Int64(random.within(20 * 192...most * 192)))
  }

  private mutating func pages() -> [OlderPage] {
    (0..<random.below(5)).map { _ in
      let outcome: OlderPage.Outcome =
        random.chance(1, in: 8) ? .fails : random.chance(1, in: 12) ? .isLost : .succeeds
      return OlderPage(
        rows: newRows(random.within(1...40)),
        latency: milliseconds(random.chance(1, in: 10) ? 5_000...9_500 : 5...900),
        outcome: outcome
      )
    }
  }

  private mutating func cost() -> WorkCost {
    guard hasCosts else { return WorkCost() }
    return WorkCost(
      render: microseconds(0...3_000),
      snapshot: microseconds(0...2_000),
      snapshotRow: microseconds(0...20),
      layoutPass: microseconds(0...600),
      configure: microseconds(0...900),
      measure: microseconds(0...900),
      measurePer100Points: microseconds(0...400),
      commit: microseconds(0...1_500)
    )
  }

  mutating func milliseconds(_ range: ClosedRange<Int>) -> Interval {
    .milliseconds(Int64(random.within(range)))
  }

  private mutating func microseconds(_ range: ClosedRange<Int>) -> Interval {
    Interval(ticks: Int64(random.within(range)) * Interval.ticksPerSecond / 1_000_000)
  }
}
