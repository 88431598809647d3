import CollectionLayout
import TimelineCoordinator
import TimelineScroll
import TimelineUnits

/// A screen whose refreshes and timers a benchmark drives itself.
struct DrivenScreen: ~Copyable {
  /// Rows whose heights are looked up by the version of their content.
  private struct HeightRows: RowProvider {
    mutating func configure(_ item: ItemID, version: ContentVersion, at now: Instant) -> Bool {
      heights[item.index] = .points(Int64(40 + version.rawValue % 361))
      return false
    }

    func preferredHeight(of item: ItemID, width: Length) -> Length? { heights[item.index] }

    func isPreparing(_ item: ItemID) -> Bool { false }

    func guardRule(of item: ItemID) -> Int? { nil }

    var heights: [Length]
  }

  private var screen: ScreenCoordinator<HeightRows>
  private var timers: [Instant?]
  private var now = Instant.zero
  private var last: ItemID
  /// Above all versions that the mount gives.
  private var version: UInt32 = 1 << 31
  private var finger: Int64 = 0
  /// How many frames were made.
  private(set) var frames = 0

  private static let refresh = Interval.period(hertz: 60)

  /// Shows a chat at its end; `nil` if its rows make no list.
  init?(rows: Int) {
    let items = (0..<rows).map { ItemID(rawValue: UInt32($0)) }
    guard let end = items.last, let snapshot = try? Snapshot(items: items) else { return nil }
    let setup = ScreenSetup(
      viewport: Size(width: .points(390), height: .points(844)),
      insets: EdgeInsets(top: .points(100), left: .zero, bottom: .points(90), right: .zero),
      scale: 3,
      refresh: DrivenScreen.refresh
    )
    screen = ScreenCoordinator(
      setup: setup,
      tuning: Tuning(),
      reduceMotion: false,
      rows: HeightRows(heights: [Length](repeating: .points(80), count: rows))
    )
    timers = [Instant?](repeating: nil, count: ScreenTimer.allCases.count)
    last = end
    let versions = items.map {
      RowVersion(item: $0, version: ContentVersion(rawValue: 53 &* UInt32($0.index)))
    }
    let update = ScreenUpdate(rows: snapshot, changed: versions)
    send(.mount(update, isLoading: false, cursor: nil))
  }

  /// Whether rows are laid out.
  var isShown: Bool { screen.layout.contentHeight > .zero }

  /// Fires what is due and makes the next frame.
  mutating func step() {
    now = now + DrivenScreen.refresh
    for timer in ScreenTimer.allCases {
      guard let due = timers[timer.place], due <= now else { continue }
      timers[timer.place] = nil
      send(.timer(timer))
    }
    send(.frame(target: now + DrivenScreen.refresh))
    frames += 1
  }

  /// Gives the last row the content that comes next.
  mutating func growLastRow() {
    version &+= 1
    let change = RowVersion(item: last, version: ContentVersion(rawValue: version))
    send(.live(ScreenUpdate(changed: [change])))
  }

  /// Puts a finger on the list.
  mutating func touchDown() {
    send(.touchDown(y: .points(400)))
  }

  /// Moves the finger on, up and down in turn.
  mutating func moveFinger() {
    finger = (finger + 6) % 600
    send(.touchMoved(y: .points(400 + (finger < 300 ? finger : 600 - finger))))
  }

  private mutating func send(_ event: ScreenEvent) {
    for effect in screen.handle(event, at: now) {
      switch effect {
      case .schedule(let timer, let time): timers[timer.place] = time
      case .sleep(let timer, let span): timers[timer.place] = now + span
      case .afterWork(let timer): timers[timer.place] = now
      case .cancel(let timer): timers[timer.place] = nil
      case .requestOlder: break
      }
    }
  }
}

extension ScreenTimer {
  /// The timer's place in a list of all.
  fileprivate var place: Int { Int(rawValue) }
}
