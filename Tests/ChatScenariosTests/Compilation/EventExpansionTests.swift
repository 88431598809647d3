import Testing
import TimelineSimulation
import TimelineUnits

@testable import ChatScenarios

@Suite struct EventExpansionTests {
  private let rows = #"{"name":"history","heightPt":80,"count":3},{"name":"tail","heightPt":60}"#
  private let tail = ItemID(rawValue: 3)

  /// The events of a run, as times in ms and the events themselves.
  private func events(_ list: String, histories: Histories = Histories()) throws -> [TimedInput] {
    try Scenarios.compile(rows: rows, #""events":[\#(list)]"#, histories: histories).input.events
  }

  private func times(_ events: [TimedInput]) -> [Double] {
    events.map(\.at.sinceStart.milliseconds)
  }

  private func heights(_ events: [TimedInput]) -> [Double] {
    events.compactMap { event in
      switch event.event {
      case .resize(_, let height): height.points
      case .live(let changes, _): changes.first?.content.height.points
      default: nil
      }
    }
  }

  @Test func `Growth in every frame adds 5 pt at 300 pt/s and 60 Hz`() throws {
    let events = try events(
      #"{"atMs":100,"event":"grow","row":"tail","ptPerSecond":300,"untilMs":200}"#
    )
    #expect(events.count == 6)
    #expect(heights(events) == [65, 70, 75, 80, 85, 90])
    #expect(events.map(\.at.ticks) == (1...6).map { 70_560_000 + $0 * 11_760_000 })
  }

  @Test func `Growth in steps starts one step after its time and goes on from the last height`()
    throws
  {
    let events = try events(
      #"{"atMs":0,"event":"resize","row":"tail","heightPt":100},"#
        + #"{"atMs":10,"event":"grow","row":"tail","ptPerSecond":100,"everyMs":50,"untilMs":160}"#
    )
    #expect(times(events) == [0, 60, 110, 160])
    #expect(heights(events) == [100, 105, 110, 115])
  }

  /// H-EPOCH-2.
  @Test func `Another window brings its rows, and without rows its load is outstanding`() throws {
    let events = try events(
      #"{"atMs":100,"event":"epoch","rows":[]},"#
        + #"{"atMs":200,"event":"epoch","rows":["tail",{"name":"new","heightPt":30}]}"#
    )
    #expect(
      events.map(\.event) == [
        .epoch(rows: [], changes: [], isLoading: true),
        .epoch(rows: [tail, ItemID(rawValue: 4)], changes: [], isLoading: false),
      ]
    )
  }

  @Test func `A row that shrinks never vanishes`() throws {
    let events = try events(
      #"{"atMs":0,"event":"grow","row":"tail","ptPerSecond":-1000,"everyMs":100,"untilMs":200}"#
    )
    #expect(heights(events) == [1.0 / 192, 1.0 / 192])
  }

  @Test func `Heights in turn begin at once and start over`() throws {
    let events = try events(
      #"{"atMs":8,"event":"alternate","row":"tail","heightsPt":[1,2,3],"everyMs":4,"untilMs":22}"#
    )
    #expect(times(events) == [8, 12, 16, 20])
    #expect(heights(events) == [1, 2, 3, 1])
  }

  @Test func `No plan goes on after the end of the run`() throws {
    let events = try events(
      #"{"atMs":900,"event":"grow","row":"tail","ptPerSecond":1,"everyMs":50,"untilMs":5000}"#
    )
    #expect(times(events) == [950, 1_000])
  }

  @Test func `A drag touches, moves evenly in every frame, rests and is lifted`() throws {
    let events = try events(
      #"{"atMs":0,"event":"drag","fromPt":100,"toPt":160,"durationMs":50,"restMs":20}"#
    )
    #expect(
      events.map(\.event) == [
        .touchDown(y: .points(100)), .touchMoved(y: .points(120)), .touchMoved(y: .points(140)),
        .touchMoved(y: .points(160)), .touchUp,
      ]
    )
    #expect(times(events).suffix(2) == [50, 70])
  }

  @Test func `A stream of height revises one row at its interval`() throws {
    let events = try events(
      #"{"atMs":0,"event":"stream","row":"tail","ptPerSecond":100,"everyMs":100,"untilMs":300}"#
    )
    #expect(times(events) == [0, 100, 200, 300])
    #expect(heights(events) == [60, 70, 80, 90])
  }

  @Test func `A stream of text appends its row first and then revises it until all is there`()
    throws
  {
    var histories = Histories()
    histories.add(corpus: "c", rows: Scenarios.rows(["abcdefg"]))
    let events = try events(
      #"{"atMs":0,"event":"stream","append":{"corpus":"c"},"bytesPerRevision":3,"everyMs":10}"#,
      histories: histories
    )
    let row = ItemID(rawValue: 4)
    let content: (Int64) -> RowContent = {
      RowContent(height: .points($0), preparation: .takes(.milliseconds($0)))
    }
    #expect(
      events.map(\.event) == [
        .live(changes: [], appended: [row]),
        .live(changes: [RowChange(item: row, content: content(6))], appended: []),
        .live(changes: [RowChange(item: row, content: content(7))], appended: []),
      ]
    )
  }

  @Test func `A stream with a rest goes on past the end of the run, and the run rests after it`()
    throws
  {
    var histories = Histories()
    histories.add(corpus: "c", rows: Scenarios.rows(["abcdefghij"]))
    let stream = { (more: String) in
      #"{"atMs":0,"event":"stream","append":{"corpus":"c"},"bytesPerRevision":2,"everyMs":400"#
        + more + "}"
    }
    func compile(_ more: String) throws -> CompiledScenario {
      try Scenarios.compile(rows: rows, #""events":[\#(stream(more))]"#, histories: histories)
    }
    let cut = try compile("")
    #expect(cut.input.duration == .milliseconds(1_000))
    #expect(cut.streams.map(\.bytes) == [6])
    #expect(cut.streams.map(\.byteCount) == [10])
    let whole = try compile(#","restMs":50"#)
    #expect(times(whole.input.events) == [0, 400, 800, 1_200, 1_600])
    #expect(whole.input.duration == .milliseconds(1_650))
    #expect(whole.streams.map(\.bytes) == [10])
    let late = try compile(#","restMs":50,"untilMs":1300"#)
    #expect(late.input.duration == .milliseconds(1_250))
    #expect(late.streams.map(\.bytes) == [8])
    let endless = try compile(#","restMs":3600000"#)
    #expect(endless.input.duration == Limits.duration)
  }

  @Test func `A streamed row first holds the first revision, not the whole text`() throws {
    var histories = Histories()
    histories.add(corpus: "c", rows: Scenarios.rows(["abcdefg"]))
    let input = try Scenarios.compile(
      rows: rows,
      #""events":[{"atMs":0,"event":"stream","append":{"corpus":"c"},"bytesPerRevision":3,"#
        + #""everyMs":10}]"#,
      histories: histories
    ).input
    #expect(input.rows[4].height == .points(3))
  }

  @Test func `Jitter is drawn from the seed, lies in its range, and is each event's own`() throws {
    let stream =
      #"{"atMs":0,"event":"stream","row":"tail","ptPerSecond":1,"everyMs":10,"#
      + #""jitterMs":10,"untilMs":500}"#
    let alone = times(try events(stream))
    let gaps = zip(alone.dropFirst(), alone).map { $0 - $1 }
    #expect(gaps.allSatisfy { $0 >= 10 && $0 <= 20 })
    #expect(Set(gaps.map { Int($0 * 1_000) }).count > 5)
    #expect(times(try events(stream)) == alone)
    let touch = #"{"atMs":0,"event":"touchUp"}"#
    #expect(times(try events(stream + "," + touch)).dropLast() == alone[...])
  }

  @Test func `A window lists named and new rows in its order`() throws {
    let events = try events(
      #"{"atMs":1,"event":"window","rows":["history/1..2",{"heightPt":9,"count":2},"tail"],"#
        + #""changes":[{"row":"tail","heightPt":70,"preparation":{"takesMs":5}}]}"#
    )
    let content = RowContent(height: .points(70), preparation: .takes(.milliseconds(5)))
    #expect(
      events.map(\.event) == [
        .window(
          rows: [1, 2, 4, 5, 3].map(ItemID.init(rawValue:)),
          changes: [RowChange(item: tail, content: content)]
        )
      ]
    )
  }

  @Test func `The simple events stand as they are`() throws {
    let events = try events(
      #"{"atMs":1,"event":"live","changes":[{"row":"tail","heightPt":61}]},"#
        + #"{"atMs":1,"event":"send","append":[{"heightPt":40}]},"#
        + #"{"atMs":2,"event":"touchDown","yPt":5},{"atMs":3,"event":"touchMove","yPt":6},"#
        + #"{"atMs":4,"event":"touchUp"},{"atMs":5,"event":"composer","isOpen":true},"#
        + #"{"atMs":6,"event":"tapBottom"},{"atMs":7,"event":"reduceMotion","isOn":true}"#
    )
    #expect(
      events.map(\.event) == [
        .live(
          changes: [RowChange(item: tail, content: RowContent(height: .points(61)))],
          appended: []
        ),
        .send(appended: [ItemID(rawValue: 4)]), .touchDown(y: .points(5)),
        .touchMoved(y: .points(6)), .touchUp, .composer(isOpen: true), .bottomTapped,
        .reduceMotion(true),
      ]
    )
  }

  @Test func `More events than a run may have are refused`() throws {
    var expansion = EventExpansion(
      table: RowTable(place: "test", layout: TextLayout(width: .points(1))),
      device: .plain,
      duration: .seconds(3_600),
      random: RandomSource(seed: 1)
    )
    for _ in 0..<Limits.scenarioEvents { try expansion.add(.touchUp, at: .zero) }
    #expect(throws: InputError.self) { try expansion.add(.touchUp, at: .zero) }
  }

  @Test func `A stream that appends more than one row is refused`() {
    #expect(throws: InputError.self) {
      try events(
        #"{"atMs":0,"event":"stream","append":{"heightPt":8,"count":2},"ptPerSecond":1,"#
          + #""everyMs":10,"untilMs":50}"#
      )
    }
  }
}
