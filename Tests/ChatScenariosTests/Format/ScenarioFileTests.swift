import ChatScenarios
import Testing
import TimelineSimulation
import TimelineUnits

@Suite struct ScenarioFileTests {
  private let row = #"{"name":"tail","heightPt":80}"#

  private func refusal(rows: String? = nil, _ members: String = "") -> String? {
    Scenarios.refusal(of: Scenarios.text(rows: rows ?? row, members))
  }

  private func refusal(event: String) -> String? {
    refusal(#""events":[{"atMs":1,"event":\#(event)}]"#)
  }

  @Test func `The smallest scenario has a schema, a title, a device, a duration and rows`() throws {
    let scenario = try Scenarios.decode(Scenarios.text(rows: row))
    #expect(scenario.title == "A test")
    #expect(scenario.device == "plain")
    #expect(scenario.duration == .milliseconds(1_000))
    #expect(scenario.seed == 1)
    #expect(scenario.rows.count == 1)
    #expect(scenario.events.isEmpty && scenario.older.isEmpty && scenario.constants.isEmpty)
    #expect(scenario.firstLoad == nil && !scenario.reduceMotion)
  }

  @Test(arguments: ["schema", "title", "device", "durationMs", "rows"])
  func `Each of the five keys is needed`(key: String) {
    let whole = Scenarios.text(rows: row)
    let without = whole.replacing("\"\(key)\":", with: "\"$schema\":")
    #expect(
      Scenarios.refusal(of: without)?.contains("the key \"\(key)\" is missing") == true
        || key != "title"
    )
    #expect(Scenarios.refusal(of: without) != nil)
  }

  @Test func `Everything that a scenario can say is read`() throws {
    let scenario = try Scenarios.decode(
      Scenarios.text(
        rows: row,
        """
        "notes":"n","covers":["H-SETTLE-2"],"seed":7,"reduceMotion":true,"firstLoadMs":120.5,\
        "constants":{"reveal.passDelay":"48ms"},\
        "older":[{"rows":[{"heightPt":40,"count":3}],"latencyMs":200,"outcome":"fails"}]
        """
      )
    )
    #expect(scenario.notes == "n")
    #expect(scenario.covers == ["H-SETTLE-2"])
    #expect(scenario.seed == 7)
    #expect(scenario.reduceMotion)
    #expect(scenario.firstLoad == Interval(ticks: 85_024_800))
    #expect(scenario.constants == [ConstantSetting(key: "reveal.passDelay", text: "48ms")])
    #expect(scenario.older.map(\.outcome) == [.fails])
    #expect(scenario.older.map(\.latency) == [.milliseconds(200)])
  }

  @Test func `Unknown keys, devices, rules, constants and kinds name the nearest`() {
    #expect(refusal(#""eventz":[]"#)?.contains("FORMAT-1: eventz: unknown key") == true)
    #expect(refusal(#""eventz":[]"#)?.contains("\"events\"") == true)
    #expect(refusal(#""covers":["H-SETTLE-99"]"#)?.contains("unknown rule; nearest: ") == true)
    #expect(
      refusal(#""constants":{"reveal.pasDelay":"1"}"#)?
        .contains(
          "FORMAT-3: constants[\"reveal.pasDelay\"]: unknown key; nearest: reveal.passDelay"
        )
        == true
    )
    #expect(
      refusal(event: #""resiez""#)?.hasSuffix("events[0].event: unknown event; nearest: resize")
        == true
    )
    #expect(
      Scenarios.refusal(of: Scenarios.text(rows: row, device: "iPhone 71"))?
        .contains("device: unknown device; nearest: iPhone 11, iPhone 17, iPhone XR") == true
    )
  }

  @Test func `A wrong version is refused before anything else is read`() {
    let text = Scenarios.text(rows: row).replacing("scenario/1", with: "scenario/2")
    #expect(
      Scenarios.refusal(of: text)
        == "test.json: byte 10: FORMAT-4: schema: the format must be timelinebench.scenario/1"
    )
  }

  @Test(arguments: [
    ##"{"heightPt":0}"##, ##"{"heightPt":-1}"##, ##"{"heightPt":1000001}"##,
    ##"{"heightPt":"80"}"##,
    ##"{"heightPt":80,"count":-1}"##, ##"{"heightPt":80,"count":1.5}"##, ##"{"heightsPt":[]}"##,
    ##"{"heightPt":80,"heightsPt":[80]}"##, ##"{}"##, ##"{"heightsPt":[80],"count":2}"##,
    ##"{"heightPt":{"base":80}}"##, ##"{"heightPt":{"base":80,"step":1,"mod":2}}"##,
    ##"{"heightPt":80,"name":"A"}"##, ##"{"heightPt":80,"name":""}"##, ##"{"corpus":"../x"}"##,
    ##"{"corpus":"a","pick":"some"}"##, ##"{"corpus":"a","pick":{"from":1}}"##,
    ##"{"corpus":"a","pick":{"last":1,"allButLast":1}}"##, ##"{"input":true}"##,
    ##"{"generated":{}}"##, ##"{"heightPt":80,"pick":"all"}"##,
    ##"{"heightPt":80,"preparation":"modelled"}"##,
    ##"{"heightPt":80,"preparation":{"modelledTimes":1}}"##,
    ##"{"corpus":"a","preparation":{"modelledTimes":0}}"##, ##"{"heightPt":80,"preparation":{}}"##,
    ##"{"heightPt":80,"preparation":{"takesMs":1,"readyAtMs":1}}"##,
    ##"{"heightPt":80,"preparation":{"takesMs":-1}}"##,
    ##"{"heightPt":80,"preparation":{"readyAtMs":3600001}}"##,
  ])
  func `A group of rows that says nothing, too much or nonsense is refused`(group: String) {
    let line = refusal(rows: group)
    #expect(line?.hasPrefix("test.json: byte ") == true, "\(group)")
  }

  @Test(arguments: [
    ##""resize""##, ##""resize","row":"tail""##, ##""resize","row":"tail","heightPt":80,"x":1"##,
    ##""grow","row":"tail","ptPerSecond":1"##,
    ##""grow","row":"tail","ptPerSecond":1e7,"untilMs":2"##,
    ##""grow","row":"tail","ptPerSecond":1,"untilMs":2,"everyMs":0.5"##,
    ##""alternate","row":"tail","heightsPt":[80],"everyMs":1,"untilMs":2"##,
    ##""stream","row":"tail","everyMs":1"##,
    ##""stream","row":"tail","everyMs":1,"ptPerSecond":1"##,
    ##""stream","row":"tail","everyMs":1,"bytesPerRevision":1"##,
    ##""stream","row":"tail","append":{"heightPt":1},"everyMs":1,"ptPerSecond":1,"untilMs":2"##,
    ##""stream","append":{"heightPt":1},"everyMs":1,"bytesPerRevision":1"##,
    ##""stream","row":"tail","everyMs":1,"ptPerSecond":1,"bytesPerRevision":1,"untilMs":2"##,
    ##""live","changes":[{"row":"tail"}]"##, ##""window""##, ##""window","rows":[1]"##,
    ##""send""##, ##""touchDown""##, ##""touchUp","yPt":1"##, ##""drag","fromPt":1,"toPt":2"##,
    ##""drag","fromPt":1,"toPt":2,"durationMs":0"##, ##""composer""##, ##""composer","isOpen":1"##,
    ##""reduceMotion","isOn":null"##, ##""tapBottom","x":1"##,
    ##""resize","row":"tai","heightPt":8"##,
    ##""resize","row":"tail/1","heightPt":8"##, ##""resize","row":"tail/x","heightPt":8"##,
  ])
  func `An event that lacks something, says too much or names no row is refused`(event: String) {
    let line = refusal(event: event)
    #expect(line?.hasPrefix("test.json: byte ") == true, "\(event)")
  }

  @Test func `Every kind of event is read`() throws {
    let events = [
      #""resize","row":"tail","heightPt":8"#, #""grow","row":"tail","ptPerSecond":1,"untilMs":2"#,
      #""alternate","row":"tail","heightsPt":[8,9],"everyMs":1,"untilMs":2"#, #""live""#,
      #""stream","row":"tail","everyMs":1,"ptPerSecond":1,"untilMs":2"#,
      #""window","rows":["tail",{"heightPt":8}]"#, #""send","append":[{"heightPt":8}]"#,
      #""touchDown","yPt":1"#, #""touchMove","yPt":-1"#, #""touchUp""#,
      #""drag","fromPt":1,"toPt":2,"durationMs":3,"restMs":4"#, #""composer","isOpen":true"#,
      #""tapBottom""#, #""reduceMotion","isOn":false"#,
    ].map { #"{"atMs":5,"event":\#($0)}"# }.joined(separator: ",")
    let scenario = try Scenarios.decode(Scenarios.text(rows: row, #""events":[\#(events)]"#))
    #expect(scenario.events.count == 14)
    #expect(scenario.events.allSatisfy { $0.at == .zero + .milliseconds(5) })
    #expect(
      scenario.events[10].action
        == .drag(
          DragPlan(
            from: .points(1),
            to: .points(2),
            duration: .milliseconds(3),
            rest: .milliseconds(4)
          )
        )
    )
  }

  @Test func `Rows of text take their modelled time once unless the file says otherwise`() throws {
    let rows = #"{"corpus":"a"},{"corpus":"a","preparation":"ready"},{"heightPt":8}"#
    let scenario = try Scenarios.decode(Scenarios.text(rows: rows))
    #expect(scenario.rows.map(\.preparation) == [.modelled(times: 1), .ready, .ready])
  }

  @Test func `A time of 1 s divided by 60 is exactly a frame`() throws {
    let events = #""events":[{"atMs":16.666666666666667,"event":"touchUp"}]"#
    let scenario = try Scenarios.decode(Scenarios.text(rows: row, events))
    #expect(scenario.events[0].at == Instant(ticks: 11_760_000))
  }

  @Test func `The tiniest height is one unit and not a row of nothing`() throws {
    let scenario = try Scenarios.decode(Scenarios.text(rows: #"{"heightPt":0.0001}"#))
    #expect(scenario.rows[0].source == .formula(ValueFormula(base: 1), count: 1))
  }

  @Test func `Constants that do not fit each other are refused at their object`() {
    let line = refusal(#""constants":{"reveal.stillPasses":"9","reveal.maximumPasses":"9"}"#)
    #expect(line?.contains("FORMAT-2: constants: reveal.maximumPasses must be larger") == true)
  }
}
