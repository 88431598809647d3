public import CollectionLayout
public import TimelineScroll
public import TimelineUnits

/// The cells of the list as the layout sees them: filled with the applied version of a row's
/// content and measured through the row provider.
///
/// Collects what a layout did, so that it can be written to the trace afterwards.
public struct ScreenCells<Rows: RowProvider>: CellProvider {
  /// The source of content.
  public var rows: Rows
  /// The rule by which measurements move the offset.
  public var correction: OffsetCorrection
  /// Who is told what is done, if anyone is.
  @usableFromInline let observer: WorkObserver?
  /// The time of the layout.
  @usableFromInline var now = Instant.zero
  /// The applied version of each row's content, by `ItemID.index`.
  @usableFromInline var versions: [ContentVersion] = []
  /// The measurements of the last layout, in order.
  @usableFromInline var changes: [HeightChange] = []
  /// The rows whose preparation the last layout began, in order.
  @usableFromInline var preparations: [ItemID] = []
  /// The rows whose cells the last layout filled with text that tripped a guard, in order.
  @usableFromInline var guarded: [(item: ItemID, rule: Int)] = []

  /// Creates cells without content.
  @inlinable
  public init(rows: Rows, correction: OffsetCorrection, observer: WorkObserver? = nil) {
    self.rows = rows
    self.correction = correction
    self.observer = observer
  }

  /// The version of the content that a row's cell shows or will show.
  @inlinable
  public func version(of item: ItemID) -> ContentVersion { versions[item.index] }

  /// Takes a new version for a row; a cell shows it once it is configured.
  ///
  /// - Complexity: O(1) amortised.
  @inlinable
  mutating func set(_ change: RowVersion) {
    while versions.count <= change.item.index {
      versions.append(ContentVersion(rawValue: UInt32(versions.count)))
    }
    versions[change.item.index] = change.version
  }

  /// Forgets what the last layout did, once it is written to the trace.
  mutating func clearLog() {
    preparations.removeAll(keepingCapacity: true)
    guarded.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
  }

  /// Fills a row's cell with the applied version of its content.
  @inlinable
  public mutating func configure(_ item: ItemID) {
    observer?.began(.configure, item: item)
    defer { observer?.ended(.configure) }
    let before = rows.guardRule(of: item)
    if rows.configure(item, version: versions[item.index], at: now) { preparations.append(item) }
    // A row that streams on behind its guard is reported once.
    if let rule = rows.guardRule(of: item), rule != before { guarded.append((item, rule)) }
  }

  /// The height that the row's cell prefers, or `nil` while its content is in preparation.
  @inlinable
  public mutating func preferredHeight(of item: ItemID, width: Length) -> Length? {
    observer?.began(.measure, item: item)
    defer { observer?.ended(.measure) }
    return rows.preferredHeight(of: item, width: width)
  }

  /// Notes a measurement, and answers with the correction of the policy in force.
  ///
  /// Source: U-ANCHOR-1 to U-ANCHOR-9.
  @inlinable
  public mutating func didMeasure(_ change: HeightChange, in heights: HeightTree) -> Length {
    changes.append(change)
    return correction.distance(after: change, in: heights)
  }
}
