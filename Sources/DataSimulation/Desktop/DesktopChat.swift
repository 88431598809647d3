/// A chat as the desktop has it: history, the live rows of its run, and the version of these.
struct DesktopChat {
  /// How many rows the latest window and a page have.
  static let pageSize = 12

  /// The first letters of every id in this chat.
  let prefix: [UInt8]
  /// Whether snapshots carry the live rows in their timeline as well.
  let carriesLive: Bool
  private(set) var rows: [DesktopRow] = []
  private(set) var live: [DesktopRow] = []
  private(set) var run: Int?
  private(set) var epoch = 1
  private(set) var revision = 0
  private(set) var updatedAt = 0

  private var runs = 0
  private var numbers = 0

  /// Creates a chat with a history.
  init(prefix: [UInt8], rows count: Int, carriesLive: Bool) {
    self.prefix = prefix
    self.carriesLive = carriesLive
    for place in 0..<count { append(place.isMultiple(of: 3) ? .user : .reply) }
  }

  /// Does what happens.
  ///
  /// - Returns: Whether anything happened.
  mutating func perform(_ action: DesktopAction) -> Bool {
    switch action {
    case .startRun:
      guard run == nil else { return false }
      runs += 1
      run = runs
    case .grow(let isNewRow):
      guard run != nil else { return false }
      grow(isNewRow)
    case .settle(let ending):
      guard run != nil else { return false }
      settle(ending)
    case .say:
      append(.user)
      append(numbers.isMultiple(of: 5) ? .system : .reply)
    case .delete:
      guard rows.count > 3 else { return false }
      rows.remove(at: rows.count - 2)
    case .compact:
      guard run == nil, !rows.isEmpty else { return false }
      rows = []
      for _ in 0..<4 { append(.reply) }
    }
    if case .grow = action { return true }
    updatedAt += 1
    return true
  }

  /// A message of the phone is saved.
  mutating func save(operation: Int) {
    append(.user, operation: operation)
    updatedAt += 1
  }

  /// The newest rows, and the number of older ones.
  var window: (rows: ArraySlice<DesktopRow>, older: Int) {
    (rows.suffix(DesktopChat.pageSize), max(0, rows.count - DesktopChat.pageSize))
  }

  /// The rows before a place in the history.
  func page(before order: Int) -> (rows: ArraySlice<DesktopRow>, older: Int) {
    let older = rows.prefix { $0.order < order }
    return (older.suffix(DesktopChat.pageSize), max(0, older.count - DesktopChat.pageSize))
  }

  private mutating func append(_ kind: DesktopRow.Kind, operation: Int? = nil) {
    rows.append(next(kind, operation))
  }

  /// Live rows stand behind the history, and history that comes meanwhile behind them.
  private mutating func next(_ kind: DesktopRow.Kind, _ operation: Int? = nil) -> DesktopRow {
    numbers += 1
    return DesktopRow(
      kind: kind,
      number: numbers,
      order: numbers,
      version: 1,
      operation: operation
    )
  }

  private mutating func grow(_ isNewRow: Bool) {
    revision += 1
    if isNewRow || live.isEmpty {
      let kinds: [DesktopRow.Kind] = [.thinking, .reply, .activity, .panel]
      live.append(next(kinds[(numbers + runs) % kinds.count]))
    } else {
      live[live.count - 1].version += 1
    }
  }

  /// The rows of a run that was given up go, but for its first.
  private mutating func settle(_ ending: DesktopAction.Ending) {
    var kept = live
    switch ending {
    case .finished: break
    case .failed: _ = kept.popLast()
    case .aborted, .cancelled: kept = Array(kept.prefix(1))
    }
    for index in kept.indices { kept[index].version += 1 }
    rows = (rows + kept).sorted { $0.order < $1.order }
    live = []
    run = nil
    epoch += 1
    revision = 0
  }
}
