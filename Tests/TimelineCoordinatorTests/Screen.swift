import CollectionLayout
import TimelineScroll
import TimelineTrace
import TimelineUnits

@testable import TimelineCoordinator

/// A coordinator with a table of rows, driven in milliseconds.
struct Screen: ~Copyable {
  var coordinator: ScreenCoordinator<TableRows>
  private let rowCount: Int
  private var nextVersion: UInt32

  init(rows: Int) throws {
    rowCount = rows
    nextVersion = 60
    coordinator = ScreenCoordinator(
      setup: ScreenSetup(
        viewport: Size(width: .points(390), height: .points(700)),
        insets: EdgeInsets(),
        scale: 3,
        refresh: .period(hertz: 60)
      ),
      tuning: Tuning(),
      reduceMotion: false,
      rows: TableRows(heights: [Length](repeating: .points(80), count: 100))
    )
  }

  func ids(_ range: Range<UInt32>) -> [ItemID] { range.map { ItemID(rawValue: $0) } }

  mutating func mount(cursor: PageCursor? = nil) -> [ScreenEffect] {
    let known = (0..<60).map { number in
      RowVersion(
        item: ItemID(rawValue: number),
        version: ContentVersion(rawValue: number)
      )
    }
    let rows = try? Snapshot(items: ids(0..<UInt32(rowCount)))
    let update = ScreenUpdate(rows: rows, changed: known)
    return handle(.mount(update, isLoading: false, cursor: cursor), ms: 0)
  }

  /// Mounts and runs the passes and a frame up to the reveal at 128 ms.
  mutating func reveal(cursor: PageCursor? = nil) {
    _ = mount(cursor: cursor)
    for pass in 1...4 {
      _ = handle(.timer(.settlePass), ms: 32 * pass)
      _ = handle(.timer(.settleObservation), ms: 32 * pass)
    }
    _ = frame(ms: 130)
  }

  mutating func live(row: UInt32, ms: Int) -> [ScreenEffect] {
    let version = ContentVersion(rawValue: nextVersion)
    nextVersion += 1
    let change = RowVersion(item: ItemID(rawValue: row), version: version)
    return handle(.live(ScreenUpdate(changed: [change])), ms: ms)
  }

  mutating func frame(ms: Int) -> [ScreenEffect] {
    handle(.frame(target: .zero + .milliseconds(Int64(ms)) + .period(hertz: 60)), ms: ms)
  }

  mutating func handle(_ event: ScreenEvent, ms: Int) -> [ScreenEffect] {
    coordinator.handle(event, at: .zero + .milliseconds(Int64(ms)))
  }

  /// Ends the run and gives out what was recorded.
  consuming func records() -> [TraceRecord] {
    let end = coordinator.now
    return coordinator.finish(at: end).records.map(\.record)
  }
}
