import Testing
import TimelineCoordinator
import TimelineUnits

@testable import TimelineSimulation

@Suite struct RowStoreTests {
  private let row = ItemID(rawValue: 0)
  private let first = ContentVersion(rawValue: 0)

  @Test func `A ready row has its height as soon as a cell shows it`() {
    var store = RowStore(rows: [RowContent(height: .points(120))])
    #expect(store.preferredHeight(of: row, width: .points(390)) == nil)
    #expect(store.configure(row, version: first, at: .zero) == false)
    #expect(store.preferredHeight(of: row, width: .points(390)) == .points(120))
  }

  @Test func `Another height holds for a row's first content, a change of it and a resize`() {
    let policy = RowPolicy(heightScale: 500, changedRow: 1, changedHeight: .points(33))
    let other = ItemID(rawValue: 1)
    let content = RowContent(height: .points(120))
    var store = RowStore(rows: [content, content], policy: policy)
    var heights: [Length?] = []
    func look() {
      heights += [row, other].map { store.preferredHeight(of: $0, width: .points(390)) }
    }
    for item in [row, other] {
      _ = store.configure(item, version: store.newestVersion(of: item), at: .zero)
    }
    look()
    for item in [row, other] {
      let added = store.add(RowChange(item: item, content: RowContent(height: .points(200))))
      _ = store.configure(item, version: added.version, at: .zero)
    }
    look()
    for item in [row, other] { _ = store.resize(item, to: .points(50)) }
    look()
    #expect(heights.map { $0?.points } == [60, 33, 100, 33, 25, 33])
  }

  /// H-SETTLE-5.
  @Test func `A row that takes 40 ms is in preparation from the first time a cell shows it`() {
    var store = RowStore(
      rows: [RowContent(height: .points(120), preparation: .takes(.milliseconds(40)))]
    )
    let start = Instant.zero + .milliseconds(5)
    let isPreparing = store.configure(row, version: first, at: start)
    #expect(isPreparing)
    #expect(store.isPreparing(row))
    let endings = store.takeEndings()
    #expect(endings.map(\.at) == [start + .milliseconds(40)])
    #expect(store.takeEndings().isEmpty)
    #expect(store.configure(row, version: first, at: start) == false)
    #expect(store.takeEndings().isEmpty)
    let isShown = store.finish(row, version: first)
    #expect(isShown)
    #expect(store.isPreparing(row) == false)
    #expect(store.preferredHeight(of: row, width: .points(390)) == .points(120))
  }

  @Test func `A row that is ready at 100 ms is ready for a cell that shows it later`() {
    let at = Instant.zero + .milliseconds(100)
    var store = RowStore(rows: [RowContent(height: .points(9), preparation: .readyAt(at))])
    #expect(store.configure(row, version: first, at: at) == false)
    #expect(store.preferredHeight(of: row, width: .points(390)) == .points(9))
  }

  @Test func `The end of an old version's preparation says nothing about the new version`() {
    var store = RowStore(
      rows: [RowContent(height: .points(10), preparation: .takes(.milliseconds(4)))]
    )
    _ = store.configure(row, version: first, at: .zero)
    let content = RowContent(height: .points(30), preparation: .takes(.milliseconds(4)))
    let change = store.add(RowChange(item: row, content: content))
    #expect(store.newestVersion(of: row) == change.version)
    _ = store.configure(row, version: change.version, at: .zero)
    #expect(store.finish(row, version: first) == false)
    #expect(store.isPreparing(row))
  }

  /// T-GUARD-1.
  @Test func `A row's guard is that of the version in its cell`() {
    var store = RowStore(rows: [RowContent(height: .points(10), guardRule: 9)])
    #expect(store.guardRule(of: row) == nil)
    _ = store.configure(row, version: first, at: .zero)
    #expect(store.guardRule(of: row) == 9)
    let next = store.add(RowChange(item: row, content: RowContent(height: .points(30))))
    #expect(store.guardRule(of: row) == 9)
    _ = store.configure(row, version: next.version, at: .zero)
    #expect(store.guardRule(of: row) == nil)
  }

  /// H-SELF-4.
  @Test func `A row that is trimmed is prepared anew when it comes in, one that is kept is not`() {
    let content = RowContent(height: .points(10), preparation: .takes(.milliseconds(4)))
    let other = ItemID(rawValue: 1)
    var store = RowStore(rows: [content, content])
    for item in [row, other] {
      let version = store.newestVersion(of: item)
      _ = store.configure(item, version: version, at: .zero)
      _ = store.finish(item, version: version)
    }
    store.trim(keeping: [other])
    #expect(store.preferredHeight(of: row, width: .zero) == nil)
    let isPrepared = store.configure(row, version: first, at: .zero + .seconds(1))
    #expect(isPrepared)
    #expect(store.isPreparing(row))
    let isPreparedAgain = store.configure(
      other,
      version: store.newestVersion(of: other),
      at: .zero + .seconds(1)
    )
    #expect(!isPreparedAgain)
    #expect(store.preferredHeight(of: other, width: .zero) == .points(10))
  }

  @Test func `A resize holds for the version on screen and for the newest one`() {
    var store = RowStore(rows: [RowContent(height: .points(10))])
    #expect(store.resize(row, to: .points(20)) == false)
    _ = store.configure(row, version: first, at: .zero)
    #expect(store.preferredHeight(of: row, width: .zero) == .points(20))
    let next = store.add(RowChange(item: row, content: RowContent(height: .points(30))))
    let isShown = store.resize(row, to: .points(50))
    #expect(isShown)
    #expect(store.preferredHeight(of: row, width: .zero) == .points(50))
    _ = store.configure(row, version: next.version, at: .zero)
    #expect(store.preferredHeight(of: row, width: .zero) == .points(50))
  }

  /// M-WORK-1.
  @Test func `Text is prepared once for each content that a cell comes to show`() {
    let text = TextWork(parses: 1, shapes: 12)
    var store = RowStore(rows: [RowContent(height: .points(40), textWork: text)])
    #expect(store.takeTextWork().isEmpty)
    _ = store.configure(row, version: first, at: .zero)
    _ = store.configure(row, version: first, at: .zero)
    #expect(store.takeTextWork().map(\.shapes) == [12])
    #expect(store.takeTextWork().isEmpty)
    let content = RowContent(height: .points(50), textWork: TextWork(parses: 1, shapes: 3))
    let skipped = store.add(RowChange(item: row, content: content))
    let plain = store.add(RowChange(item: row, content: RowContent(height: .points(60))))
    _ = store.configure(row, version: plain.version, at: .zero)
    #expect(store.takeTextWork().isEmpty)
    _ = store.configure(row, version: skipped.version, at: .zero)
    _ = store.configure(row, version: first, at: .zero)
    #expect(store.takeTextWork().map(\.shapes) == [3])
  }
}
