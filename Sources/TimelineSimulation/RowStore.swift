import TimelineCoordinator
import TimelineUnits

/// All versions of all rows' content, and which version each cell shows.
struct RowStore: RowProvider {
  /// A preparation that ends at an instant.
  struct Ending {
    var item: ItemID
    var version: ContentVersion
    var at: Instant
    /// The time of the background worker that it takes; none for content that comes from elsewhere.
    var work: Interval
  }

  /// The work on the text of a content that a cell came to show.
  struct DoneWork {
    var item: ItemID
    var parses: Int
    var shapes: Int
  }

  private let policy: RowPolicy
  private var contents: [RowContent]
  private var isReady: [Bool]
  private var configured: [ContentVersion?]
  private var newest: [ContentVersion]
  private var worker = PreparationQueue()
  /// Preparations begun since the last `takeEndings`.
  private var endings: [Ending] = []
  /// Work on text since the last `takeTextWork`.
  private var textWork: [DoneWork] = []
  /// The versions whose text was prepared, once each.
  private var isPrepared: [Bool]

  /// Creates a store in which row *i* has version *i*.
  init(rows: [RowContent], policy: RowPolicy = RowPolicy()) {
    self.policy = policy
    contents = rows
    isReady = rows.map { $0.preparation == .ready }
    isPrepared = rows.map { $0.textWork.isNone }
    configured = [ContentVersion?](repeating: nil, count: rows.count)
    newest = rows.indices.map { ContentVersion(rawValue: UInt32($0)) }
    guard policy != RowPolicy() else { return }
    for index in rows.indices {
      let item = ItemID(rawValue: UInt32(index))
      contents[index].height = policy.height(of: item, taking: rows[index].height)
    }
  }

  /// The newest version of a row's content.
  func newestVersion(of item: ItemID) -> ContentVersion { newest[item.index] }

  /// Adds a version.
  ///
  /// - Complexity: O(1) amortised.
  mutating func add(_ change: RowChange) -> RowVersion {
    let version = ContentVersion(rawValue: UInt32(contents.count))
    var content = change.content
    content.height = policy.height(of: change.item, taking: content.height)
    contents.append(content)
    isReady.append(change.content.preparation == .ready)
    isPrepared.append(change.content.textWork.isNone)
    newest[change.item.index] = version
    return RowVersion(item: change.item, version: version)
  }

  /// Gives the row's content another height, in the version on screen and in the newest one.
  ///
  /// - Returns: Whether a cell shows the row's content.
  mutating func resize(_ item: ItemID, to height: Length) -> Bool {
    let own = policy.height(of: item, taking: height)
    contents[Int(newest[item.index].rawValue)].height = own
    guard let shown = configured[item.index] else { return false }
    contents[Int(shown.rawValue)].height = own
    return true
  }

  mutating func configure(_ item: ItemID, version: ContentVersion, at now: Instant) -> Bool {
    let isNew = configured[item.index] != version
    configured[item.index] = version
    let index = Int(version.rawValue)
    if !isPrepared[index] { prepare(item, index) }
    guard isNew, !isReady[index] else { return false }
    switch contents[index].preparation {
    case .ready:
      isReady[index] = true
    case .takes(let work):
      let end = worker.enqueue(work, at: now)
      endings.append(Ending(item: item, version: version, at: end, work: work))
    case .readyAt(let instant) where instant <= now:
      isReady[index] = true
    case .readyAt(let instant):
      endings.append(Ending(item: item, version: version, at: instant, work: .zero))
    }
    return !isReady[index]
  }

  private mutating func prepare(_ item: ItemID, _ index: Int) {
    isPrepared[index] = true
    let work = contents[index].textWork
    textWork.append(DoneWork(item: item, parses: work.parses, shapes: work.shapes))
  }

  func preferredHeight(of item: ItemID, width: Length) -> Length? {
    guard let shown = configured[item.index], isReady[Int(shown.rawValue)] else { return nil }
    return contents[Int(shown.rawValue)].height
  }

  func isPreparing(_ item: ItemID) -> Bool {
    guard let shown = configured[item.index] else { return false }
    return !isReady[Int(shown.rawValue)]
  }

  func guardRule(of item: ItemID) -> Int? {
    guard let shown = configured[item.index] else { return nil }
    return contents[Int(shown.rawValue)].guardRule
  }

  /// Marks a version as prepared.
  ///
  /// - Returns: Whether the row's cell shows this version.
  mutating func finish(_ item: ItemID, version: ContentVersion) -> Bool {
    isReady[Int(version.rawValue)] = true
    return configured[item.index] == version
  }

  /// Drops the prepared content of all rows but these; it is prepared anew when they come in.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  mutating func trim(keeping rows: [ItemID]) {
    var isKept = [Bool](repeating: false, count: configured.count)
    for item in rows { isKept[item.index] = true }
    for index in configured.indices where !isKept[index] {
      guard let shown = configured[index] else { continue }
      let version = Int(shown.rawValue)
      configured[index] = nil
      if case .takes = contents[version].preparation { isReady[version] = false }
      isPrepared[version] = contents[version].textWork.isNone
    }
  }

  /// Takes the work on text since the last call.
  mutating func takeTextWork() -> [DoneWork] {
    guard !textWork.isEmpty else { return [] }
    defer { textWork.removeAll(keepingCapacity: true) }
    return textWork
  }

  /// Takes the preparations that were begun since the last call.
  mutating func takeEndings() -> [Ending] {
    guard !endings.isEmpty else { return [] }
    defer { endings.removeAll(keepingCapacity: true) }
    return endings
  }
}
