import Testing
import TimelineScroll
import TimelineSimulation
import TimelineUnits

@testable import ChatScenarios

@Suite struct EventExpansionScreenTests {
  private let rows = #"{"name":"history","heightPt":80,"count":2},{"name":"tail","heightPt":60}"#

  private func events(
    _ list: String,
    rows: String? = nil,
    device: String = "plain",
    histories: Histories = Histories()
  ) throws -> [TimedInput] {
    var compiler = ScenarioCompiler(text: LengthMeasurer())
    let text = Scenarios.text(rows: rows ?? self.rows, #""events":[\#(list)]"#, device: device)
    return try compiler.compile(Scenarios.decode(text), histories: histories).input.events
  }

  private func one(_ event: String, device: String = "plain") throws -> InputEvent? {
    try events(#"{"atMs":1,"event":\#(event)}"#, device: device).map(\.event).last
  }

  /// U-FLING-1.
  @Test func `A fling of 1,200 pt/s moves 20 pt a frame for 100 ms and is lifted while moving`()
    throws
  {
    let events = try events(#"{"atMs":0,"event":"fling","fromPt":100,"ptPerSecond":1200}"#)
    #expect(events.first?.event == .touchDown(y: .points(100)))
    #expect(
      events.dropFirst().dropLast().map(\.event)
        == [120, 140, 160, 180, 200, 220].map { .touchMoved(y: .points($0)) }
    )
    #expect(events.last?.event == .touchUp)
    #expect(events.suffix(2).map(\.at) == [.zero, .zero].map { $0 + .milliseconds(100) })
  }

  @Test func `A keyboard covers the safe area, and without it the safe area is left`() throws {
    #expect(
      try one(#""keyboard","heightPt":335"#, device: "iPhone 17")
        == .keyboard(bottomInset: .points(335))
    )
    #expect(
      try one(#""keyboard","heightPt":0"#, device: "iPhone 17")
        == .keyboard(bottomInset: .points(34))
    )
  }

  /// U-LINK-3.
  @Test func `No display refreshes faster than it can, and Low Power Mode holds it at 60 Hz`()
    throws
  {
    #expect(try one(#""refresh","hertz":120"#) == .refresh(.period(hertz: 60)))
    #expect(
      try one(#""refresh","hertz":80"#, device: "iPhone 17") == .refresh(.period(hertz: 80))
    )
    #expect(
      try one(#""lowPower","isOn":true"#, device: "iPhone 17") == .refresh(.period(hertz: 60))
    )
    #expect(
      try one(#""lowPower","isOn":false"#, device: "iPhone 17") == .refresh(.period(hertz: 120))
    )
    #expect(try one(#""lowPower","isOn":false"#) == .refresh(.period(hertz: 60)))
  }

  @Test func `A stall, a trim and a scroll to a row stand as they are`() throws {
    #expect(try one(#""stall","durationMs":40"#) == .stall(.milliseconds(40)))
    #expect(try one(#""trim","keepRows":20"#) == .trim(keepingRows: 20))
    #expect(
      try one(#""scrollTo","row":"tail","to":"center","isAnimated":true"#)
        == .scrollTo(ItemID(rawValue: 2), .center, isAnimated: true)
    )
    #expect(throws: InputError.self) {
      try one(#""scrollTo","row":"history","isAnimated":true"#)
    }
  }

  @Test func `A text size 1.5 times as large makes 80, 80 and 60 pt 120, 120 and 90 pt`() throws {
    let events = try events(#"{"atMs":1,"event":"textSize","heightTimes":1.5}"#)
    #expect(
      events.map(\.event)
        == [120, 120, 90].enumerated().map { index, height in
          .resize(ItemID(rawValue: UInt32(index)), height: .points(height))
        }
    )
  }

  @Test func `Turned, stated heights take their factor and rows of text the new width`() throws {
    var histories = Histories()
    histories.add(corpus: "c", rows: Scenarios.rows(["abcdefg"]))
    let events = try events(
      #"{"atMs":1,"event":"viewport","widthPt":844,"heightPt":390,"heightTimes":0.5}"#,
      rows: #"{"heightPt":80},{"corpus":"c"}"#,
      histories: histories
    )
    let size = Size(width: .points(844), height: .points(390))
    #expect(
      events.map(\.event) == [
        .resize(ItemID(rawValue: 1), height: .points(7)),
        .resize(ItemID(rawValue: 0), height: .points(40)),
        .viewport(size, insets: EdgeInsets()),
      ]
    )
  }

  @Test func `The insets of the device stay unless others are stated`() throws {
    let size = Size(width: .points(402), height: .points(500))
    #expect(
      try one(#""viewport","widthPt":402,"heightPt":500"#, device: "iPhone 17")
        == .viewport(size, insets: EdgeInsets(top: .points(62), bottom: .points(34)))
    )
    #expect(
      try one(
        #""viewport","widthPt":402,"heightPt":500,"insetsPt":{"top":5}"#,
        device: "iPhone 17"
      ) == .viewport(size, insets: EdgeInsets(top: .points(5)))
    )
  }

  @Test func `The width cannot change once a stream of text has begun`() {
    var histories = Histories()
    histories.add(corpus: "c", rows: Scenarios.rows(["abcdefg"]))
    #expect(throws: InputError.self) {
      try events(
        #"{"atMs":0,"event":"stream","append":{"corpus":"c"},"bytesPerRevision":3,"everyMs":10},"#
          + #"{"atMs":90,"event":"viewport","widthPt":844,"heightPt":390}"#,
        histories: histories
      )
    }
  }
}
