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

  private var contents: [RowContent]
  private var isReady: [Bool]
  private var configured: [ContentVersion?]
  private var newest: [ContentVersion]
  private var worker = PreparationQueue()
  /// Preparations begun since the last `takeEndings`.
  private var endings: [Ending] = []

  /// Creates a store in which row *i* has version *i*.
  init(rows: [RowContent]) {
    contents = rows
    isReady = rows.map { $0.preparation == .ready }
    configured = [ContentVersion?](repeating: nil, count: rows.count)
    newest = rows.indices.map { ContentVersion(rawValue: UInt32($0)) }
  }

  /// The newest version of a row's content.
  func newestVersion(of item: ItemID) -> ContentVersion { newest[item.index] }

  /// Adds a version.
  ///
  /// - Complexity: O(1) amortised.
  mutating func add(_ change: RowChange) -> RowVersion {
    let version = ContentVersion(rawValue: UInt32(contents.count))
    contents.append(change.content)
    isReady.append(change.content.preparation == .ready)
    newest[change.item.index] = version
    return RowVersion(item: change.item, version: version)
  }

  /// Gives the row's content another height, in the version on screen and in the newest one.
  ///
  /// - Returns: Whether a cell shows the row's content.
  mutating func resize(_ item: ItemID, to height: Length) -> Bool {
    contents[Int(newest[item.index].rawValue)].height = height
    guard let shown = configured[item.index] else { return false }
    contents[Int(shown.rawValue)].height = height
    return true
  }

  mutating func configure(_ item: ItemID, version: ContentVersion, at now: Instant) -> Bool {
    let isNew = configured[item.index] != version
    configured[item.index] = version
    let index = Int(version.rawValue)
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

  /// Takes the preparations that were begun since the last call.
  mutating func takeEndings() -> [Ending] {
    guard !endings.isEmpty else { return [] }
    defer { endings.removeAll(keepingCapacity: true) }
    return endings
  }
}
