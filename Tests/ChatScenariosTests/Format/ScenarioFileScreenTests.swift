import ChatScenarios
import Testing
import TimelineScroll
import TimelineSimulation
import TimelineUnits

/// Covers `ScenarioFile+Sources`.
@Suite struct ScenarioFileScreenTests {
  private let row = #"{"name":"tail","heightPt":80}"#

  private func actions(_ events: String...) throws -> [ScenarioAction] {
    let list = events.map { #"{"atMs":5,"event":\#($0)}"# }.joined(separator: ",")
    let scenario = try Scenarios.decode(Scenarios.text(rows: row, #""events":[\#(list)]"#))
    return scenario.events.map(\.action)
  }

  private func refusal(_ members: String) -> String? {
    Scenarios.refusal(of: Scenarios.text(rows: row, members))
  }

  @Test func `Every event of the screen is read`() throws {
    #expect(
      try actions(
        #""fling","fromPt":300,"ptPerSecond":3000"#,
        #""fling","fromPt":300,"ptPerSecond":-500,"durationMs":50"#,
        #""scrollTo","row":"tail","isAnimated":true"#,
        #""scrollTo","row":"tail","to":"bottom","isAnimated":false"#,
        #""keyboard","heightPt":335"#,
        #""viewport","widthPt":844,"heightPt":390,"insetsPt":{"left":47},"heightTimes":0.5"#,
        #""viewport","widthPt":844,"heightPt":390"#,
        #""textSize","heightTimes":1.25"#,
        #""stall","durationMs":40"#,
        #""refresh","hertz":120"#,
        #""lowPower","isOn":true"#,
        #""trim","keepRows":20"#
      )
        == [
          .fling(
            FlingPlan(from: .points(300), perSecond: .points(3_000), duration: .milliseconds(100))
          ),
          .fling(
            FlingPlan(from: .points(300), perSecond: .points(-500), duration: .milliseconds(50))
          ),
          .scrollTo(RowReference(group: "tail", byteOffset: 307), .top, isAnimated: true),
          .scrollTo(RowReference(group: "tail", byteOffset: 368), .bottom, isAnimated: false),
          .keyboard(height: .points(335)),
          .viewport(
            ViewportPlan(
              size: Size(width: .points(844), height: .points(390)),
              insets: EdgeInsets(left: .points(47)),
              heightTimes: 0.5
            )
          ),
          .viewport(ViewportPlan(size: Size(width: .points(844), height: .points(390)))),
          .textSize(heightTimes: 1.25), .stall(.milliseconds(40)), .refresh(hertz: 120),
          .lowPower(isOn: true), .trim(keepingRows: 20),
        ]
    )
  }

  @Test(arguments: [
    ##""fling","fromPt":300"##, ##""fling","fromPt":300,"ptPerSecond":199"##,
    ##""fling","fromPt":300,"ptPerSecond":3000,"durationMs":5"##,
    ##""fling","fromPt":300,"ptPerSecond":1e6"##, ##""scrollTo","row":"tail""##,
    ##""scrollTo","row":"tail","to":"middle","isAnimated":true"##,
    ##""scrollTo","row":"tial","isAnimated":true"##, ##""keyboard""##,
    ##""keyboard","heightPt":-1"##, ##""viewport","widthPt":844"##,
    ##""viewport","widthPt":0,"heightPt":390"##,
    ##""viewport","widthPt":90,"heightPt":390,"insetsPt":{"left":45,"right":45}"##,
    ##""viewport","widthPt":90,"heightPt":390,"insetsPt":{"lft":45}"##,
    ##""viewport","widthPt":90,"heightPt":390,"heightTimes":0"##, ##""textSize""##,
    ##""textSize","heightTimes":11"##, ##""stall","durationMs":0"##, ##""refresh","hertz":90"##,
    ##""refresh","hertz":60.0"##, ##""lowPower""##, ##""trim""##, ##""trim","keepRows":-1"##,
  ])
  func `An event of the screen that lacks something or says nonsense is refused`(event: String) {
    let line = refusal(#""events":[{"atMs":1,"event":\#(event)}]"#)
    #expect(line?.hasPrefix("test.json: byte ") == true, "\(event)")
  }

  @Test func `Costs are a shipped profile, prices of the scenario's own, or nothing`() throws {
    let costs = { (text: String) in
      try Scenarios.decode(Scenarios.text(rows: self.row, #""costs":\#(text)"#)).costs
    }
    #expect(try Scenarios.decode(Scenarios.text(rows: row)).costs == .free)
    #expect(try costs(#""modelled-phone""#) == CostTable.profile(named: "modelled-phone"))
    #expect(
      try costs(#"{"cost.measure":"2ms"}"#)
        == CostProfile(name: "stated", cost: WorkCost(measure: .milliseconds(2)))
    )
    #expect(
      refusal(#""costs":"modelled-fone""#)?
        .contains("FORMAT-3: costs: unknown cost profile; nearest: modelled-phone") == true
    )
    #expect(refusal(#""costs":{"cost.measur":"2ms"}"#)?.contains("nearest: cost.measure") == true)
  }

  @Test func `A thread is an address of an issue, a pull request or a discussion`() throws {
    let list =
      #""threads":["https://github.com/a-b/C.d_e/issues/9","https://github.com/a/b/pull/1"]"#
    #expect(try Scenarios.decode(Scenarios.text(rows: row, list)).threads.count == 2)
    for address in [
      "http://github.com/a/b/issues/1", "https://github.com/a/b/issues/",
      "https://github.com/a/b/issues/1a", "https://github.com/a/b/wiki/1",
      "https://github.com//b/issues/1", "https://github.com/a/b/issues/1/2", "B06",
      "https://github.com/a b/c/issues/1",
    ] {
      #expect(refusal(#""threads":["\#(address)"]"#)?.contains("FORMAT-3: threads[0]") == true)
    }
  }
}
