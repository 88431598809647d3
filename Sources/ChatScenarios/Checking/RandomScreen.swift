internal import CollectionLayout
internal import TimelineCoordinator
internal import TimelineScroll
public import TimelineSimulation
public import TimelineUnits

/// Screen-side scenarios drawn from a seed: everything that can happen to a timeline, in any order.
///
/// Drags, flings, streams, prepends, appends, trims, the keyboard, costs, stalls and refresh rates
/// come as they come. Equal seeds give equal scenarios.
public struct RandomScreen {
  private var random: RandomSource
  private let duration: Interval
  private var rows: [RowContent] = []
  private var list: [ItemID] = []
  private var events: [TimedInput] = []
  private var viewport: Size
  private var insets: EdgeInsets
  private let hasCosts: Bool

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

  private mutating func newRows(_ count: Int) -> [ItemID] {
    let first = rows.count
    for _ in 0..<count { rows.append(content()) }
    return (first..<rows.count).map { ItemID(rawValue: UInt32($0)) }
  }

  private mutating func content() -> RowContent {
    let preparation: Preparation =
      random.chance(1, in: 5) ? .takes(milliseconds(1...120)) : .ready
    return RowContent(height: height(), preparation: preparation)
  }

  private mutating func height() -> Length {
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

  private mutating func milliseconds(_ range: ClosedRange<Int>) -> Interval {
    .milliseconds(Int64(random.within(range)))
  }

  private mutating func microseconds(_ range: ClosedRange<Int>) -> Interval {
    Interval(ticks: Int64(random.within(range)) * Interval.ticksPerSecond / 1_000_000)
  }

  // MARK: Events

  private mutating func add(_ event: InputEvent, at now: Instant) {
    events.append(TimedInput(at: now, event: event))
  }

  /// Lets something happen.
  ///
  /// - Returns: When it is over.
  private mutating func act(at now: Instant) -> Instant {
    switch random.below(18) {
    case 0...4: return drag(at: now)
    case 5...7: return stream(at: now)
    case 8: add(.send(appended: append(1...2)), at: now)
    case 9: add(.live(changes: [], appended: append(1...4)), at: now)
    case 10: window(at: now)
    case 11: if let row = anyRow() { add(.resize(row, height: height()), at: now) }
    case 12: add(.keyboard(bottomInset: .points(random.chance(1, in: 2) ? 336 : 0)), at: now)
    case 13: add(.composer(isOpen: random.chance(1, in: 2)), at: now)
    case 14: add(.bottomTapped, at: now)
    case 15: scrollTo(at: now)
    case 16: changeDisplay(at: now)
    default: changeScreen(at: now)
    }
    return now
  }

  private mutating func append(_ count: ClosedRange<Int>) -> [ItemID] {
    let new = newRows(random.within(count))
    list += new
    return new
  }

  private mutating func anyRow() -> ItemID? {
    list.isEmpty ? nil : list[random.below(list.count)]
  }

  private mutating func drag(at start: Instant) -> Instant {
    let height = viewport.height.points
    let from = height * Double(random.within(15...85)) / 100
    let way = height * Double(random.within(-70...70)) / 100
    let time = milliseconds(60...900)
    add(.touchDown(y: Length(points: from)), at: start)
    let step = milliseconds(7...17)
    var now = start + step
    while now < start + time {
      let share = (now - start).seconds / time.seconds
      add(.touchMoved(y: Length(points: from + way * share)), at: now)
      now = now + step
    }
    if random.chance(1, in: 3) { now = now + milliseconds(60...700) }
    add(.touchUp, at: now)
    // Now and then a finger stops what moves and does nothing else.
    guard random.chance(1, in: 6) else { return now }
    let stop = now + milliseconds(50...500)
    add(.touchDown(y: Length(points: from)), at: stop)
    let lift = stop + milliseconds(30...900)
    add(.touchUp, at: lift)
    return lift
  }

  private mutating func stream(at start: Instant) -> Instant {
    guard let row = random.chance(2, in: 3) ? list.last : anyRow() else { return start }
    let every = milliseconds(15...150)
    let end = min(start + milliseconds(200...5_000), .zero + duration)
    var points = Double(random.within(30...400))
    var now = start
    while now < end {
      points += Double(random.within(0...24))
      let content = RowContent(height: Length(points: points))
      add(.live(changes: [RowChange(item: row, content: content)], appended: []), at: now)
      now = now + every
    }
    // Half of the streams go on while other things happen.
    return random.chance(1, in: 2) ? start + milliseconds(100...400) : end
  }

  /// A window snapshot: the list as it is, without its oldest rows, or with some rows gone.
  private mutating func window(at now: Instant) {
    switch random.below(4) {
    case 0: list.removeFirst(random.below(list.count / 3 + 1))
    case 1: list.removeAll { _ in random.chance(1, in: 12) }
    case 2: list += newRows(random.within(1...6))
    default: break
    }
    var changes: [RowChange] = []
    for _ in 0..<random.below(3) {
      guard let row = anyRow(), !changes.contains(where: { $0.item == row }) else { continue }
      changes.append(RowChange(item: row, content: content()))
    }
    add(.window(rows: list, changes: changes), at: now)
  }

  private mutating func scrollTo(at now: Instant) {
    guard let row = anyRow() else { return }
    let placement = RowPlacement.allCases[random.below(RowPlacement.allCases.count)]
    add(.scrollTo(row, placement, isAnimated: random.chance(1, in: 2)), at: now)
  }

  private mutating func changeDisplay(at now: Instant) {
    let rates: [Int64] = [120, 80, 60, 40, 30]
    add(.refresh(.period(hertz: rates[random.below(rates.count)])), at: now)
    if hasCosts, random.chance(1, in: 2) { add(.stall(milliseconds(5...400)), at: now) }
  }

  private mutating func changeScreen(at now: Instant) {
    guard random.chance(1, in: 3) else {
      add(.reduceMotion(random.chance(1, in: 4)), at: now)
      return
    }
    viewport = Size(width: viewport.height, height: viewport.width)
    add(.viewport(viewport, insets: insets), at: now)
  }
}
