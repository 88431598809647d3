import CollectionLayout
import TimelineCoordinator
import TimelineScroll
import TimelineTrace
import TimelineUnits

/// What each event does to the data and to the screen, and what the screen's effects put in motion.
extension Simulation {
  mutating func showFirstRows() {
    let isLoading = input.firstLoad != nil
    let known = input.rows.indices.map { index in
      let item = ItemID(rawValue: UInt32(index))
      return RowVersion(item: item, version: screen.cells.rows.newestVersion(of: item))
    }
    let initial = input.initial
    var first = edited([], rows: initial.count, at: .zero) { data throws(SnapshotError) in
      try data.replace(initial)
    }
    if isLoading { first?.rows = nil }
    first?.changed = known
    send(
      .mount(
        first ?? ScreenUpdate(changed: known),
        isLoading: isLoading,
        cursor: isLoading ? nil : data.cursor
      ),
      at: .zero
    )
  }

  mutating func feed(_ event: InputEvent, at now: Instant) {
    switch event {
    case .resize(let item, let height):
      if screen.cells.rows.resize(item, to: height) { send(.contentResized(item), at: now) }
    case .live(let changes, let appended):
      let update =
        appended.isEmpty
        ? ScreenUpdate(changed: versions(of: changes)) : extended(changes, by: appended, at: now)
      send(update.map { .live($0) }, at: now)
    case .window(let rows, let changes):
      let update = edited(changes, rows: rows.count, at: now) { data throws(SnapshotError) in
        try data.replace(rows)
      }
      let cursor = data.cursor
      send(update.map { .window($0, cursor: cursor) }, at: now)
    case .epoch(let rows, let changes, let isLoading):
      showEpoch(rows, changes, isLoading: isLoading, at: now)
    case .send(let appended):
      send(extended([], by: appended, at: now).map { .send($0) }, at: now)
    case .touchDown(let y): send(.touchDown(y: y), at: now)
    case .touchMoved(let y): send(.touchMoved(y: y), at: now)
    case .touchUp: send(.touchUp, at: now)
    case .scrollTo(let item, let placement, let isAnimated):
      send(.scrollTo(item, placement, isAnimated: isAnimated), at: now)
    case .viewport(let size, let insets): send(.viewport(size, insets: insets), at: now)
    case .keyboard(let inset): send(.keyboard(bottomInset: inset), at: now)
    case .composer(let isOpen): send(.composer(isOpen: isOpen), at: now)
    case .bottomTapped: send(.bottomTapped, at: now)
    case .reduceMotion(let isOn): send(.reduceMotion(isOn), at: now)
    case .stall(let time):
      send(.stalled, at: now)
      thread.work(for: time, from: thread.start(of: now))
    case .refresh(let period):
      display.change(to: period)
      send(.refreshed(period), at: now)
    case .trim(let rows): trim(keeping: rows, at: now)
    case .data(let fact): screen.note(.data(fact), at: now)
    }
  }

  /// A row keeps its content as long as it has its cell, also where the finger moved the list since
  /// the last layout: a cell is filled once and not asked again.
  ///
  /// Source: H-SELF-4.
  private mutating func trim(keeping margin: Int, at now: Instant) {
    let visible = screen.layout.rows(in: screen.scroll.bounds)
    let first = max(0, visible.lowerBound - margin)
    let end = min(screen.layout.count, visible.upperBound + margin)
    let kept = [first..<end, screen.layout.visibleRows].joined()
    screen.cells.rows.trim(keeping: kept.map { screen.layout.snapshot[$0] })
    send(.trimmed, at: now)
  }

  mutating func happen(_ event: SimulatedEvent, dueAt due: Instant, at now: Instant) {
    switch event {
    case .frame:
      frame(dueAt: due, at: now)
    case .timer(let timer, let token):
      if timers[Int(timer.rawValue)] == token { send(.timer(timer), at: now) }
    case .prepared(let item, let version):
      if screen.cells.rows.finish(item, version: version) { send(.contentReady(item), at: now) }
    case .firstWindow:
      let cursor = data.cursor
      send(.window(ScreenUpdate(rows: data.list), cursor: cursor), at: now)
    case .olderAnswer(let request):
      answer(request, at: now)
    }
  }

  private mutating func frame(dueAt due: Instant, at start: Instant) {
    send(.frame(target: display.begin(at: start)), at: start)
    let lateness = display.end(due: due, done: thread.freeAt)
    if lateness > .zero { screen.frameIsLate(by: lateness) }
    if thread.freeAt + nextCellCost <= display.next { send(.spareTime, at: thread.freeAt) }
    queue.push(.frame, at: display.next)
  }

  /// What the next cell is expected to cost: it is as tall as a row that was never measured.
  ///
  /// Source: U-PREP-4.
  private var nextCellCost: Interval {
    var work = ScreenWork()
    work.configures = 1
    work.measures = 1
    work.measuredHeight = input.tuning.layout.estimatedHeight
    return input.cost.time(for: work)
  }

  private mutating func answer(_ request: OlderRequest, at now: Instant) {
    let page = data.page(for: request)
    guard page.outcome == .succeeds else {
      send(.olderAnswered(request, .failure), at: now)
      return
    }
    let update = edited([], rows: page.rows.count, at: now) { data throws(SnapshotError) in
      try data.take(request)
    }
    let next = data.cursor
    send(
      update.map { .olderAnswered(request, .page($0, rows: page.rows.count, next: next)) },
      at: now
    )
  }

  /// Another window is there: its rows come with their newest content, as at a mount.
  private mutating func showEpoch(
    _ rows: [ItemID],
    _ changes: [RowChange],
    isLoading: Bool,
    at now: Instant
  ) {
    let update = edited(changes, rows: rows.count, at: now) { data throws(SnapshotError) in
      try data.begin(rows)
    }
    guard var update else { return }
    update.changed = rows.map { item in
      RowVersion(item: item, version: screen.cells.rows.newestVersion(of: item))
    }
    send(.epoch(update, isLoading: isLoading, cursor: data.cursor), at: now)
  }

  /// Adds new versions of rows' content.
  private mutating func versions(of changes: [RowChange]) -> [RowVersion] {
    changes.map { screen.cells.rows.add($0) }
  }

  /// The change of the view model when rows come in at the end.
  private mutating func extended(
    _ changes: [RowChange],
    by appended: [ItemID],
    at now: Instant
  ) -> ScreenUpdate? {
    edited(changes, rows: appended.count, at: now) { data throws(SnapshotError) in
      try data.append(appended)
    }
  }

  /// The change of the view model with an edited list; an edit after which some row would occur
  /// twice is noted and not shown.
  ///
  /// Source: H-COORD-4.
  private mutating func edited(
    _ changes: [RowChange],
    rows: Int,
    at now: Instant,
    _ edit: (inout DataSide) throws(SnapshotError) -> Void
  ) -> ScreenUpdate? {
    observer?.began(.edit)
    defer { observer?.ended(.edit) }
    do {
      try edit(&data)
    } catch {
      send(.duplicateRows(count: rows), at: now)
      return nil
    }
    return ScreenUpdate(rows: data.list, changed: versions(of: changes))
  }

  private mutating func send(_ event: ScreenEvent?, at now: Instant) {
    // What has to wait for work until after the end of the run does not happen in it.
    guard let event, now <= end else { return }
    let effects = screen.handle(event, at: now, waited: waited)
    waited = .zero
    let work = screen.takeWork()
    thread.work(for: input.cost.time(for: work), from: now)
    if let observer, !input.cost.isFree {
      for part in input.cost.parts(of: work) where part.time > .zero {
        observer.charged(part.time, for: part.step, item: nil)
      }
    }
    for effect in effects { perform(effect, at: now) }
    for work in screen.cells.rows.takeTextWork() {
      screen.note(.textWork(work.item, parses: work.parses, shapes: work.shapes), at: now)
    }
    for ending in screen.cells.rows.takeEndings() {
      if ending.work > .zero { observer?.charged(ending.work, for: .prepare, item: ending.item) }
      queue.push(.prepared(ending.item, ending.version), at: ending.at)
    }
  }

  private mutating func perform(_ effect: ScreenEffect, at now: Instant) {
    switch effect {
    case .schedule(let timer, let due):
      timers[Int(timer.rawValue)] += 1
      queue.push(.timer(timer, token: timers[Int(timer.rawValue)]), at: due)
    case .sleep(let timer, let time):
      perform(.schedule(timer, at: thread.freeAt + time), at: now)
    case .afterWork(let timer):
      send(.timer(timer), at: thread.freeAt)
    case .cancel(let timer):
      timers[Int(timer.rawValue)] += 1
    case .requestOlder(let request):
      data.asked(request)
      let page = data.page(for: request)
      if page.outcome != .isLost { queue.push(.olderAnswer(request), at: now + page.latency) }
    }
  }
}
