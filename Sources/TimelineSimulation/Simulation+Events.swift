import CollectionLayout
import TimelineCoordinator
import TimelineScroll
import TimelineUnits

/// What each event does to the data and to the screen, and what the screen's effects put in motion.
extension Simulation {
  mutating func showFirstRows() {
    let isLoading = input.firstLoad != nil
    let known = input.rows.indices.map { index in
      let item = ItemID(rawValue: UInt32(index))
      return RowVersion(item: item, version: screen.cells.rows.newestVersion(of: item))
    }
    guard var first = update([], listChanged: !isLoading, at: .zero) else { return }
    first.changed = known
    send(
      .mount(first, isLoading: isLoading, cursor: isLoading ? nil : data.cursor),
      at: .zero
    )
  }

  mutating func feed(_ event: InputEvent, at now: Instant) {
    switch event {
    case .resize(let item, let height):
      if screen.cells.rows.resize(item, to: height) { send(.contentResized(item), at: now) }
    case .live(let changes, let appended):
      data.append(appended)
      send(update(changes, listChanged: !appended.isEmpty, at: now).map { .live($0) }, at: now)
    case .window(let rows, let changes):
      data.replace(rows)
      let cursor = data.cursor
      send(
        update(changes, listChanged: true, at: now).map { .window($0, cursor: cursor) },
        at: now
      )
    case .send(let appended):
      data.append(appended)
      send(update([], listChanged: true, at: now).map { .send($0) }, at: now)
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
    }
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
      send(update([], listChanged: true, at: now).map { .window($0, cursor: cursor) }, at: now)
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
    data.take(request)
    let next = data.cursor
    send(
      update([], listChanged: true, at: now).map {
        .olderAnswered(request, .page($0, rows: page.rows.count, next: next))
      },
      at: now
    )
  }

  /// The change of the view model; a list in which some row occurs twice is noted and not shown.
  ///
  /// Source: H-COORD-4.
  private mutating func update(
    _ changes: [RowChange],
    listChanged: Bool,
    at now: Instant
  ) -> ScreenUpdate? {
    var update = ScreenUpdate()
    for change in changes { update.changed.append(screen.cells.rows.add(change)) }
    guard listChanged else { return update }
    do {
      update.rows = try Snapshot(items: data.rows)
      return update
    } catch {
      send(.duplicateRows(count: data.rows.count), at: now)
      return nil
    }
  }

  private mutating func send(_ event: ScreenEvent?, at now: Instant) {
    guard let event else { return }
    let effects = screen.handle(event, at: now)
    thread.work(for: input.cost.time(for: screen.takeWork()), from: now)
    for effect in effects { perform(effect, at: now) }
    for ending in screen.cells.rows.takeEndings() {
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
      let page = data.page(for: request)
      if page.outcome != .isLost { queue.push(.olderAnswer(request), at: now + page.latency) }
    }
  }
}
