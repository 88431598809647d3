internal import CollectionLayout
internal import TimelineCoordinator
internal import TimelineScroll
internal import TimelineSimulation
internal import TimelineUnits

/// What happens in a random screen.
extension RandomScreen {
  private mutating func add(_ event: InputEvent, at now: Instant) {
    events.append(TimedInput(at: now, event: event))
  }

  /// Lets something happen.
  ///
  /// - Returns: When it is over.
  mutating func act(at now: Instant) -> Instant {
    switch offered[random.below(offered.count)] {
    case .drag: return drag(at: now)
    case .stream: return stream(at: now)
    case .grow: return grow(at: now)
    case .epoch: return epoch(at: now)
    case .send: add(.send(appended: append(1...2)), at: now)
    case .append: add(.live(changes: [], appended: append(1...4)), at: now)
    case .window: window(at: now)
    case .resize: if let row = anyRow() { add(.resize(row, height: height()), at: now) }
    case .textSize: scaleText(at: now)
    case .keyboard: add(.keyboard(bottomInset: .points(random.chance(1, in: 2) ? 336 : 0)), at: now)
    case .insets: changeInsets(at: now)
    case .composer: add(.composer(isOpen: random.chance(1, in: 2)), at: now)
    case .bottomTap: add(.bottomTapped, at: now)
    case .scrollTo: scrollTo(at: now)
    case .display: changeDisplay(at: now)
    case .turn: turn(at: now)
    case .reduceMotion: add(.reduceMotion(random.chance(1, in: 4)), at: now)
    case .trim: add(.trim(keepingRows: random.below(30)), at: now)
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

  /// A row that grows by itself, mostly the last one, as a late image or a preview does.
  private mutating func grow(at start: Instant) -> Instant {
    guard let row = random.chance(3, in: 4) ? list.last : anyRow() else { return start }
    let every = milliseconds(8...120)
    let end = min(start + milliseconds(200...4_000), .zero + duration)
    var height = height()
    let most = random.within(1...2_400)
    var now = start
    while now < end {
      height = height + Length(units: Int64(random.within(0...most)))
      add(.resize(row, height: height), at: now)
      now = now + every
    }
    return random.chance(1, in: 2) ? start + milliseconds(100...400) : end
  }

  /// Another text size: every row has another height, at once.
  private mutating func scaleText(at now: Instant) {
    let percent = Int64(random.within(70...180))
    for (index, row) in rows.enumerated() {
      let height = Length(units: max(1, row.height.units * percent / 100))
      add(.resize(ItemID(rawValue: UInt32(index)), height: height), at: now)
    }
  }

  /// Other insets, as a bar that comes or goes makes them; those at the sides change the width.
  private mutating func changeInsets(at now: Instant) {
    let side = Length.points(random.chance(1, in: 5) ? 59 : 0)
    insets = EdgeInsets(
      top: .points(Int64(random.below(130))),
      left: side,
      bottom: .points(Int64(random.below(130))),
      right: side
    )
    add(.viewport(viewport, insets: insets), at: now)
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

  /// Another window: its rows at once, or an empty list until its load is answered.
  private mutating func epoch(at now: Instant) -> Instant {
    let new = newRows(random.chance(1, in: 12) ? random.below(3) : random.within(3...100))
    // Half of the epochs keep some of the rows that were there.
    let kept = random.chance(1, in: 2) ? Array(list.suffix(random.below(19))) : []
    guard random.chance(1, in: 4) else {
      list = new + kept
      add(.epoch(rows: list, changes: [], isLoading: false), at: now)
      return now
    }
    list = []
    add(.epoch(rows: [], changes: [], isLoading: true), at: now)
    let answer = now + milliseconds(20...2_500)
    list = new + kept
    add(.window(rows: list, changes: []), at: answer)
    return answer
  }

  private mutating func turn(at now: Instant) {
    viewport = Size(width: viewport.height, height: viewport.width)
    add(.viewport(viewport, insets: insets), at: now)
  }
}
