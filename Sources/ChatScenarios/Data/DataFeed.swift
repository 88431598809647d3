public import DataSimulation
public import TimelineSimulation
internal import TimelineTrace
public import TimelineUnits

/// What the data side shows of a chat, as input of its screen: the coupling of the two.
///
/// A screen lives from the moment at which a chat comes on screen to the moment at which it leaves,
/// so a script in which chats are switched feeds one screen for each time.
///
/// Source: H-HOST-6, H-PROJ-1, H-CAD-6.
public struct DataFeed: Sendable {
  /// When the chat comes on screen.
  public let mountedAt: Instant
  /// The chat.
  public let chat: Int
  /// The first content of every row that ever appears; its number is its `ItemID`.
  public private(set) var rows: [RowContent] = []
  /// The rows of the first window, in display order.
  public private(set) var initial: [ItemID] = []
  /// How long the first window takes; `nil` if rows were kept or the window is there at once.
  public private(set) var firstLoad: Interval?
  /// What happens afterwards, counted from `mountedAt`.
  public private(set) var events: [TimedInput] = []
  /// What the data side did while the chat is on screen, counted from `mountedAt`.
  public private(set) var facts: [TimedInput] = []

  /// The key of each row, by its number.
  private var keys: [[UInt8]] = []
  private var list: [ItemID] = []
  private var waitsForWindow = false
  private var epoch: Int

  /// Cuts a script's updates where chats come on screen.
  ///
  /// - Parameters:
  ///   - updates: What the data side shows.
  ///   - content: How tall a row's text is, and when it can be measured.
  /// - Returns: One feed for each time that a chat comes on screen.
  /// - Complexity: O(*u* · *n*) for *u* updates and *n* rows.
  public static func all(
    of updates: [TimedRows],
    content: (_ kind: ScriptedRow.Kind, _ text: [UInt8]) -> RowContent
  ) -> [DataFeed] {
    var feeds: [DataFeed] = []
    for update in updates {
      if update.cause == .mount {
        feeds.append(DataFeed(update, content))
      } else if !feeds.isEmpty {
        feeds[feeds.count - 1].add(update, content)
      }
    }
    return feeds
  }

  /// The input of a run of the screen.
  ///
  /// - Parameters:
  ///   - device: The screen.
  ///   - duration: How long the chat stays on screen.
  /// - Returns: The input, with the constants of the modelled app.
  public func input(on device: Device, duration: Interval) -> SimulationInput {
    SimulationInput(
      device: device,
      rows: rows,
      initial: initial,
      // A first window that never comes is waited for beyond the end.
      firstLoad: waitsForWindow ? duration + .seconds(1) : firstLoad,
      events: events + facts,
      duration: duration
    )
  }

  private init(
    _ update: TimedRows,
    _ content: (ScriptedRow.Kind, [UInt8]) -> RowContent
  ) {
    mountedAt = update.at
    chat = update.chat
    epoch = update.epoch
    let changes = change(update, content)
    precondition(changes.isEmpty, "a list that was empty has nothing to change")
    note(.began, at: update.at)
    noteLive(update)
    initial = list
    // Until its first answer the screen has no window, and waits for one.
    waitsForWindow = update.isLoading && list.isEmpty
  }

  private mutating func add(
    _ update: TimedRows,
    _ content: (ScriptedRow.Kind, [UInt8]) -> RowContent
  ) {
    let before = list
    let changes = change(update, content)
    let time = update.at - mountedAt
    noteLive(update)
    let isOfNewEpoch = update.epoch != epoch
    epoch = update.epoch
    if waitsForWindow, update.cause == .snapshot {
      waitsForWindow = false
      firstLoad = time
      if events.isEmpty {
        initial = list
        return
      }
    }
    let isAppended = list.starts(with: before)
    let new = Array(list.dropFirst(before.count))
    let event: InputEvent =
      switch update.cause {
      case _ where isOfNewEpoch:
        .epoch(rows: list, changes: changes, isLoading: update.isLoading && list.isEmpty)
      case .live where isAppended: .live(changes: changes, appended: new)
      case .sending where isAppended && changes.isEmpty: .send(appended: new)
      default: .window(rows: list, changes: changes)
      }
    events.append(TimedInput(at: .zero + time, event: event))
  }

  /// Writes down what the data side did.
  mutating func note(_ fact: DataFact, at now: Instant) {
    facts.append(TimedInput(at: .zero + (now - mountedAt), event: .data(fact)))
  }

  /// Writes down which version of live text the rows of an update show.
  private mutating func noteLive(_ update: TimedRows) {
    for change in update.changes {
      guard let live = change.live, let known = keys.firstIndex(of: change.item) else { continue }
      let fact = DataFact.liveShown(
        ItemID(rawValue: UInt32(known)),
        epoch: Int(live.epoch),
        revision: Int(live.revision)
      )
      note(fact, at: update.at)
    }
  }

  /// Takes the changes of an update into the list.
  ///
  /// - Returns: The rows with other content.
  private mutating func change(
    _ update: TimedRows,
    _ content: (ScriptedRow.Kind, [UInt8]) -> RowContent
  ) -> [RowChange] {
    var changes: [RowChange] = []
    for row in update.changes {
      switch row.action {
      case .remove: list.remove(at: row.position)
      case .insert:
        let isKnown = keys.contains(row.item)
        let item = number(of: row, content)
        list.insert(item, at: row.position)
        // A row that was there before comes back with what it shows now.
        if isKnown { changes.append(RowChange(item: item, content: content(row.kind, row.text))) }
      case .update:
        let item = number(of: row, content)
        changes.append(RowChange(item: item, content: content(row.kind, row.text)))
      }
    }
    return changes
  }

  private mutating func number(
    of row: RowUpdate,
    _ content: (ScriptedRow.Kind, [UInt8]) -> RowContent
  ) -> ItemID {
    if let known = keys.firstIndex(of: row.item) { return ItemID(rawValue: UInt32(known)) }
    keys.append(row.item)
    rows.append(content(row.kind, row.text))
    return ItemID(rawValue: UInt32(keys.count - 1))
  }
}
