import CollectionLayout
import Testing
import TimelineScroll
import TimelineTrace
import TimelineUnits

@testable import TimelineCoordinator

/// The wiring of the screen, one event at a time, without a simulation around it.
@Suite struct ScreenCoordinatorTests {
  /// H-SETTLE-2.
  @Test func `A mount asks for the first settle pass 32 ms later and shows the bottom`() throws {
    var screen = try Screen(rows: 20)
    let effects = screen.mount()
    #expect(effects == [.schedule(.settlePass, at: .zero + .milliseconds(32))])
    #expect(screen.coordinator.scroll.offset == .points(20 * 80 - 700))
  }

  /// H-SETTLE-1.
  @Test func `Touches under the cover do nothing`() throws {
    var screen = try Screen(rows: 20)
    _ = screen.mount()
    _ = screen.handle(.touchDown(y: .points(100)), ms: 1)
    _ = screen.handle(.touchMoved(y: .points(300)), ms: 2)
    #expect(screen.coordinator.scroll.isTracking == false)
    #expect(screen.coordinator.scroll.offset == .points(20 * 80 - 700))
  }

  /// H-CAD-1.
  @Test func `A second live change waits for the overlay interval, then for the render gate`()
    throws
  {
    var screen = try Screen(rows: 20)
    screen.reveal()
    #expect(screen.live(row: 19, ms: 1_000) == [])
    #expect(
      screen.live(row: 19, ms: 1_010)
        == [.schedule(.overlayInterval, at: .zero + .milliseconds(1_100))]
    )
    let sixth = Interval(ticks: Interval.ticksPerSecond / 6)
    #expect(
      screen.handle(.timer(.overlayInterval), ms: 1_100)
        == [.schedule(.renderGate, at: .zero + .milliseconds(1_000) + sixth)]
    )
  }

  /// H-CAD-4.
  @Test func `Opening the composer moves a waiting render to half a second after the last one`()
    throws
  {
    var screen = try Screen(rows: 20)
    screen.reveal()
    _ = screen.live(row: 19, ms: 1_000)
    _ = screen.live(row: 19, ms: 1_100)
    #expect(
      screen.handle(.composer(isOpen: true), ms: 1_110)
        == [.schedule(.renderGate, at: .zero + .milliseconds(1_500))]
    )
  }

  /// H-CAD-6.
  @Test func `A window snapshot renders at the next frame and carries the newest live state`()
    throws
  {
    var screen = try Screen(rows: 20)
    screen.reveal()
    _ = screen.live(row: 19, ms: 1_000)
    _ = screen.live(row: 18, ms: 1_010)
    _ = screen.handle(.window(ScreenUpdate(), cursor: nil), ms: 1_012)
    _ = screen.frame(ms: 1_016)
    let renders = screen.records().compactMap { record -> RenderCause? in
      if case .rendered(let cause, _) = record { cause } else { nil }
    }
    #expect(renders == [.live, .window])
  }

  /// H-SETTLE-10.
  @Test func `A drag ends following and a bottom settle at once`() throws {
    var screen = try Screen(rows: 20)
    screen.reveal()
    _ = screen.handle(.touchDown(y: .points(100)), ms: 1_000)
    _ = screen.handle(.touchMoved(y: .points(160)), ms: 1_010)
    #expect(screen.coordinator.follow.isOn == false)
    #expect(screen.coordinator.scroll.offset == .points(20 * 80 - 700 - 50))
    _ = screen.handle(.touchUp, ms: 1_020)
    #expect(screen.coordinator.follow.isOn == false)
  }

  /// H-PREPEND-2.
  @Test func `Live rows wait while a restore runs and are applied when it ends, after 1.5 s`()
    throws
  {
    var screen = try Screen(rows: 20)
    screen.reveal()
    _ = screen.handle(.touchDown(y: .points(100)), ms: 900)
    _ = screen.handle(.touchMoved(y: .points(400)), ms: 910)
    _ = screen.handle(.touchUp, ms: 1_020)
    // A visible row that is in preparation stays at its estimate, so the restore goes on.
    screen.coordinator.cells.rows.preparing = [ContentVersion(rawValue: 12)]
    let rows = (30..<34).map { ItemID(rawValue: $0) } + screen.ids(1..<20)
    screen.coordinator.layout.reset(to: screen.coordinator.layout.snapshot)
    screen.coordinator.layout.setWidth(.points(380))
    let page = ScreenUpdate(rows: try Snapshot(items: rows))
    _ = screen.handle(.window(page, cursor: nil), ms: 1_030)
    _ = screen.frame(ms: 1_040)
    #expect(screen.coordinator.restore.isRunning)
    _ = screen.live(row: 15, ms: 1_100)
    _ = screen.handle(.timer(.renderGate), ms: 1_210)
    #expect(screen.coordinator.rendered.isEmpty == false)
    _ = screen.handle(.timer(.liveHold), ms: 2_540)
    #expect(screen.coordinator.restore.isRunning == false)
    _ = screen.frame(ms: 2_550)
    #expect(screen.coordinator.rendered.isEmpty)
  }

  /// H-OLDER-6.
  @Test func `A page that fails changes neither rows nor pagination`() throws {
    var screen = try Screen(rows: 40)
    screen.reveal(cursor: PageCursor(rawValue: 0))
    _ = screen.handle(.touchDown(y: .points(0)), ms: 1_000)
    _ = screen.handle(.touchMoved(y: .points(1_500)), ms: 1_010)
    let request = OlderRequest(number: 1, cursor: PageCursor(rawValue: 0))
    #expect(screen.frame(ms: 1_016).contains(.requestOlder(request)))
    _ = screen.handle(.olderAnswered(request, .failure), ms: 1_100)
    _ = screen.frame(ms: 1_116)
    #expect(screen.coordinator.layout.count == 40)
    #expect(screen.coordinator.cursor == PageCursor(rawValue: 0))
  }

  /// Flings the list upwards at 1,000 pt/s from 1,040 ms on.
  private func fling(_ screen: inout Screen) {
    _ = screen.handle(.touchDown(y: .points(100)), ms: 1_000)
    for step in 1...4 {
      _ = screen.handle(.touchMoved(y: .points(100 + 10 * Int64(step))), ms: 1_000 + 10 * step)
    }
    _ = screen.handle(.touchUp, ms: 1_040)
  }

  /// H-HOLD-1, H-HOLD-3.
  @Test func `A finger that stops a fling leaves a held update to the check, 250 ms after it came`()
    throws
  {
    var screen = try Screen(rows: 40)
    screen.reveal()
    fling(&screen)
    _ = screen.frame(ms: 1_050)
    #expect(screen.coordinator.scroll.isDecelerating)
    #expect(
      screen.live(row: 35, ms: 1_060)
        == [.schedule(.heldCheck, at: .zero + .milliseconds(1_310))]
    )
    _ = screen.handle(.touchDown(y: .points(300)), ms: 1_100)
    #expect(screen.coordinator.held.isHolding)
    #expect(screen.coordinator.restedAt == .zero + .milliseconds(1_100))
    _ = screen.handle(.timer(.heldCheck), ms: 1_310)
    #expect(!screen.coordinator.held.isHolding)
  }

  /// H-HOLD-3, H-FOLLOW-3.
  @Test func `A tap to the bottom and a message end a fling, release what is held and follow`()
    throws
  {
    for event in [ScreenEvent.bottomTapped, .send(ScreenUpdate())] {
      var screen = try Screen(rows: 40)
      screen.reveal()
      fling(&screen)
      _ = screen.frame(ms: 1_050)
      _ = screen.live(row: 35, ms: 1_060)
      #expect(screen.handle(event, ms: 1_100).contains(.cancel(.heldCheck)))
      #expect(!screen.coordinator.scroll.isDecelerating)
      #expect(screen.coordinator.follow.isOn)
    }
  }

  /// H-FOLLOW-3.
  @Test func `Scrolling to a row ends following, and a finger on the list comes first`() throws {
    var screen = try Screen(rows: 40)
    screen.reveal()
    let item = ItemID(rawValue: 3)
    _ = screen.handle(.touchDown(y: .points(300)), ms: 1_000)
    _ = screen.handle(.scrollTo(item, .top, isAnimated: false), ms: 1_010)
    #expect(screen.coordinator.scroll.offset == .points(40 * 80 - 700))
    _ = screen.handle(.touchUp, ms: 1_020)
    _ = screen.handle(.scrollTo(item, .top, isAnimated: false), ms: 1_030)
    #expect(screen.coordinator.scroll.offset == .points(240))
    #expect(!screen.coordinator.follow.isOn)
    _ = screen.handle(.scrollTo(ItemID(rawValue: 70), .top, isAnimated: true), ms: 1_040)
    #expect(!screen.coordinator.scroll.isAnimating)
  }

  @Test func `A wider viewport drops the heights, other insets keep them`() throws {
    var screen = try Screen(rows: 40)
    screen.reveal()
    let size = screen.coordinator.scroll.viewport
    _ = screen.handle(.viewport(size, insets: EdgeInsets(bottom: .points(50))), ms: 1_000)
    #expect(screen.coordinator.layout.isMeasured(at: 39))
    #expect(screen.coordinator.scroll.gap == .points(50))
    let wide = Size(width: .points(844), height: .points(390))
    _ = screen.handle(.viewport(wide, insets: EdgeInsets()), ms: 1_010)
    #expect(!screen.coordinator.layout.isMeasured(at: 33))
    _ = screen.frame(ms: 1_016)
    #expect(screen.coordinator.layout.isMeasured(at: 33))
  }
}
