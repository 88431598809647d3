import TimelineCoordinator
import TimelineUnits

/// Rows whose heights stand in a table by version; versions in `preparing` are not ready.
struct TableRows: RowProvider {
  var heights: [Length]
  var preparing: [ContentVersion] = []
  /// The guard rules that versions tripped.
  var guardRules: [(version: ContentVersion, rule: Int)] = []
  private var shown: [ContentVersion?]

  init(heights: [Length]) {
    self.heights = heights
    shown = [ContentVersion?](repeating: nil, count: heights.count)
  }

  mutating func configure(_ item: ItemID, version: ContentVersion, at now: Instant) -> Bool {
    let isNew = shown[item.index] != version
    shown[item.index] = version
    return isNew && preparing.contains(version)
  }

  func preferredHeight(of item: ItemID, width: Length) -> Length? {
    guard let version = shown[item.index], !preparing.contains(version) else { return nil }
    return heights[Int(version.rawValue)]
  }

  func isPreparing(_ item: ItemID) -> Bool {
    shown[item.index].map { preparing.contains($0) } ?? false
  }

  func guardRule(of item: ItemID) -> Int? {
    guardRules.first { $0.version == shown[item.index] }?.rule
  }
}
