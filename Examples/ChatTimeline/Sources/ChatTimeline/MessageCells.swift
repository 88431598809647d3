import TimelineCoordinator
import TimelineUnits

/// The content of the cells: what the cell registration and the self-sizing of an app would answer.
///
/// A real app asks its views. This one has a font in which every character is 8 pt wide.
struct MessageCells: RowProvider {
  private var texts: [String] = []
  /// Whether a version can be measured; long text is formatted off the main thread first.
  private var isReady: [Bool] = []
  /// The version that each row's cell shows.
  private var shown: [ContentVersion?] = []
  private var waiting: [RowVersion] = []

  private static let longTextBytes = 400

  /// Adds new content of a row.
  mutating func add(_ text: String, to item: ItemID) -> RowVersion {
    while shown.count <= item.index { shown.append(nil) }
    texts.append(text)
    isReady.append(text.utf8.count < MessageCells.longTextBytes)
    return RowVersion(item: item, version: ContentVersion(rawValue: UInt32(texts.count - 1)))
  }

  /// The versions that have to be formatted since this was last called.
  mutating func takeWaiting() -> [RowVersion] {
    defer { waiting = [] }
    return waiting
  }

  /// A version is formatted.
  ///
  /// - Returns: Whether the row's cell shows it, so that the list has to measure it.
  mutating func finish(_ row: RowVersion) -> Bool {
    isReady[Int(row.version.rawValue)] = true
    return shown[row.item.index] == row.version
  }

  mutating func configure(_ item: ItemID, version: ContentVersion, at now: Instant) -> Bool {
    let isNew = shown[item.index] != version
    shown[item.index] = version
    guard isNew, !isReady[Int(version.rawValue)] else { return false }
    waiting.append(RowVersion(item: item, version: version))
    return true
  }

  func preferredHeight(of item: ItemID, width: Length) -> Length? {
    guard let version = shown[item.index], isReady[Int(version.rawValue)] else { return nil }
    let characters = max(Int(width.points / 8), 1)
    let lines = (texts[Int(version.rawValue)].utf8.count + characters - 1) / characters
    return .points(Int64(max(lines, 1) * 20 + 16))
  }

  func isPreparing(_ item: ItemID) -> Bool {
    shown[item.index].map { !isReady[Int($0.rawValue)] } ?? false
  }

  func guardRule(of item: ItemID) -> Int? { nil }
}
