import Testing
import TestSupport
import TimelineScroll
import TimelineUnits

@Suite struct OlderPageTriggerTests {
  private static let cursor = PageCursor(rawValue: 1)

  /// A trigger whose offset changes to 100 pt below the top, at times in ms.
  private final class Reader {
    var trigger = OlderPageTrigger()

    func scroll(
      at ms: Int64,
      above: Length = .points(100),
      cursor: PageCursor? = OlderPageTriggerTests.cursor,
      isPaused: Bool = false
    ) -> OlderRequest? {
      trigger.offsetChanged(
        distanceAbove: above,
        cursor: cursor,
        isPaused: isPaused,
        at: .zero + .milliseconds(ms)
      )
    }

    func cover(at ms: Int64) -> OlderRequest? {
      trigger.requestUnderCover(
        cursor: OlderPageTriggerTests.cursor,
        at: .zero + .milliseconds(ms)
      )
    }

    func answer(_ request: OlderRequest?, oldest: Int, succeeded: Bool = true) -> OlderAnswer? {
      request.map {
        trigger.answered($0, oldest: PageCursor(rawValue: oldest), succeeded: succeeded)
      }
    }
  }

  private let reader = Reader()

  /// H-OLDER-1.
  @Test func `A distance of 1,800 pt asks, one unit more does not, nor a paused list`() {
    #expect(reader.scroll(at: 0, above: Length(units: 345_601)) == nil)
    #expect(reader.scroll(at: 0, above: Length(units: 345_600), isPaused: true) == nil)
    #expect(reader.scroll(at: 0, above: Length(units: 345_600))?.number == 1)
  }

  /// H-OLDER-2.
  @Test func `Requests are 0.25 s apart, so 4 in a second, even when each fails at once`() {
    var requests: [Int64] = []
    for ms in Int64(0)..<1_000 {
      guard let request = reader.scroll(at: ms) else { continue }
      requests.append(ms)
      #expect(reader.answer(request, oldest: 1, succeeded: false) == .failed)
    }
    #expect(requests == [0, 250, 500, 750])
  }

  /// H-OLDER-3.
  @Test func `After 8 s without an answer the same cursor may be asked for again`() {
    let first = reader.scroll(at: 0)
    #expect(reader.trigger.staleAt == .zero + .seconds(8))
    #expect(reader.scroll(at: 7_999) == nil)
    #expect(!reader.trigger.canRequest(cursor: OlderPageTriggerTests.cursor, at: .zero))
    let second = reader.scroll(at: 8_000)
    #expect(second?.number == 2)
    #expect(second?.cursor == first?.cursor)
    #expect(reader.trigger.staleAt == .zero + .seconds(16))
  }

  @Test func `A stale request is given up once, at 8 s and not before`() {
    let first = reader.scroll(at: 0)
    let trigger = Probe(reader.trigger)
    let stale = Instant.zero + .seconds(8)
    #expect(trigger { $0.expire(at: stale - Interval(ticks: 1)) } == nil)
    #expect(trigger { $0.expire(at: stale) } == first)
    #expect(trigger { $0.expire(at: stale) } == nil)
    #expect(trigger.staleAt == nil)
    #expect(trigger.machine.canRequest(cursor: OlderPageTriggerTests.cursor, at: stale))
  }

  /// H-OLDER-4.
  @Test func `One request is in flight for a cursor, and without a cursor nothing is asked`() {
    #expect(reader.scroll(at: 0, cursor: nil) == nil)
    #expect(!reader.trigger.canRequest(cursor: nil, at: .zero))
    #expect(reader.scroll(at: 0) != nil)
    #expect(reader.scroll(at: 1_000) == nil)
    #expect(reader.cover(at: 1_000) == nil)
    let other = reader.scroll(at: 1_000, cursor: PageCursor(rawValue: 2))
    #expect(other?.cursor == PageCursor(rawValue: 2))
  }

  /// H-OLDER-5.
  @Test func `A late answer applies while its cursor is the oldest and is dropped afterwards`() {
    let first = reader.scroll(at: 0)
    let second = reader.scroll(at: 8_000)
    #expect(reader.answer(first, oldest: 1) == .applied)
    #expect(reader.trigger.inFlight == nil)
    #expect(reader.answer(second, oldest: 2) == .dropped)
    let third = reader.scroll(at: 9_000, cursor: PageCursor(rawValue: 2))
    #expect(reader.answer(third, oldest: 3) == .dropped)
    #expect(reader.trigger.inFlight == nil)
  }

  /// H-OLDER-6.
  @Test func `A failure frees its own request and leaves a newer one alone`() {
    let first = reader.scroll(at: 0)
    let second = reader.scroll(at: 8_000)
    #expect(reader.answer(first, oldest: 1, succeeded: false) == .dropped)
    #expect(reader.trigger.inFlight == second)
    #expect(reader.answer(second, oldest: 1, succeeded: false) == .failed)
    #expect(reader.trigger.inFlight == nil)
    #expect(reader.scroll(at: 8_250)?.number == 3)
  }

  /// H-SHORT-4.
  @Test func `The cover asks without spacing, and the first request after it keeps 0.25 s to it`() {
    let first = reader.cover(at: 0)
    #expect(first != nil)
    _ = reader.answer(first, oldest: 1)
    let second = reader.cover(at: 10)
    #expect(second != nil)
    _ = reader.answer(second, oldest: 1)
    #expect(reader.scroll(at: 259) == nil)
    #expect(reader.scroll(at: 260) != nil)
  }

  @Test func `In all orders of 6 events no two requests for a cursor are in flight or too close`() {
    Exhaustive.expect { choices in
      let reader = Reader()
      var open: [OlderRequest] = []
      var log: [(ms: Int64, request: OlderRequest)] = []
      var oldest = 1
      var ms: Int64 = 0
      var story = ""
      for _ in 0..<6 {
        let event = choices.below(5)
        story += "\(event)"
        switch event {
        case 0: ms += 249
        case 1: ms += 8_000
        case 2:
          let cursor = PageCursor(rawValue: oldest)
          guard let request = reader.scroll(at: ms, cursor: cursor) else { break }
          if let last = log.last {
            let isClose = ms - last.ms < 250
            let isDouble = open.contains(last.request) && last.request.cursor == cursor
            if isClose || (isDouble && ms - last.ms < 8_000) { return "\(story): \(log)" }
          }
          open.append(request)
          log.append((ms, request))
        default:
          guard !open.isEmpty else { break }
          let request = open.removeFirst()
          let fits = request.cursor.rawValue == oldest
          let answer = reader.answer(request, oldest: oldest, succeeded: event == 3)
          guard (answer == .applied) == (fits && event == 3) else { return "\(story): \(log)" }
          if answer == .applied { oldest += 1 }
        }
      }
      return nil
    }
  }
}
