import ChatScenarios
import DataSimulation
import OutboxSimulation
import TimelineSimulation
import TimelineUnits
import Testing

@Suite struct ScenarioFileDataTests {
  private let chat = #"{"answer":{"rows":[{"id":"h","order":0,"heightPt":90,"count":20}]}}"#

  private func text(_ data: String, _ members: String = "") -> String {
    """
    {"schema":"timelinebench.scenario/1","title":"A test","device":"plain","durationMs":1000,\
    "data":\(data)\(members.isEmpty ? "" : "," + members)}
    """
  }

  private func data(steps: String, _ more: String = "") -> String {
    #"{"chats":[\#(chat)],"steps":[\#(steps)]\#(more.isEmpty ? "" : "," + more)}"#
  }

  private func compile(_ text: String) throws -> CompiledScenario {
    var compiler = ScenarioCompiler(text: LengthMeasurer())
    return try compiler.compile(Scenarios.decode(text), histories: Histories())
  }

  private let select = #"{"atMs":0,"step":"select","chat":0}"#
  private let send = #"{"atMs":5,"step":"send","chat":0,"id":"m","heightPt":60,"noticePt":9}"#

  @Test func `Every step is read`() throws {
    let overlay = #""overlay":{"revision":2,"rows":[{"id":"x","order":9,"heightPt":1}]}"#
    let answer = #""answer":{"rows":[],"run":"r","overlay":{"epoch":3,"revision":1}}"#
    let scenario = try Scenarios.decode(
      text(
        data(
          steps: """
            \(select),{"atMs":1,"step":"refresh"},{"atMs":2,"step":"hold","chat":0},\(send),
            {"atMs":3,"step":"answer","chat":0,\(answer)},
            {"atMs":4,"step":"change","chat":0,\(answer)},
            {"atMs":6,"step":"live","chat":0,\(overlay)}
            """,
          #""link":[{"leg":"receipt","message":"m","nth":2,"delayMs":7}]"#
        )
      )
    )
    let data = try #require(scenario.data)
    #expect(data.chats[0].answer.rows.count == 20)
    #expect(data.chats[0].answer.rows[19].id == "h19")
    #expect(data.chats[0].roundTrip == .milliseconds(100))
    let read = ScriptedAnswer(rows: [], overlay: ScriptedOverlay(epoch: 3, revision: 1), run: "r")
    let block = ScriptedRow("x", .reply, order: 9, text: "192")
    #expect(
      data.steps.map(\.event) == [
        .select(0), .refresh, .hold(0), .answered(0, read), .change(0, read),
        .live(0, ScriptedOverlay(revision: 2, blocks: [block])),
      ]
    )
    #expect(data.messages.map(\.height) == [.points(60)])
    #expect(data.messages.map(\.takenAfter) == [.seconds(2)])
    var fate = MessageFate()
    fate.delayMs = 7
    #expect(data.fates == [.fate(.receipt, subject: 0, 2, fate)])
  }

  @Test(arguments: [
    (#"{"atMs":1,"step":"selct","chat":0}"#, "FORMAT-3: data.steps[0].step: unknown step"),
    (#"{"atMs":1,"step":"select","chat":1}"#, "FORMAT-3: data.steps[0].chat"),
    (#"{"atMs":1,"step":"select"}"#, "FORMAT-1: data.steps[0]"),
    (#"{"atMs":1,"step":"refresh","chat":0}"#, "FORMAT-1: data.steps[0].chat"),
    (#"{"atMs":-1,"step":"refresh"}"#, "FORMAT-2: data.steps[0].atMs"),
    (
      #"{"atMs":1,"step":"send","chat":0,"id":"m","heightPt":0}"#,
      "FORMAT-2: data.steps[0].heightPt"
    ),
    (#"{"atMs":1,"step":"live","chat":0,"overlay":{}}"#, "FORMAT-1: data.steps[0].overlay"),
    (
      #"{"atMs":1,"step":"change","chat":0,"answer":{"rows":[{"id":"A","order":0,"heightPt":1}]}}"#,
      "FORMAT-3: data.steps[0].answer.rows[0].id"
    ),
  ])
  func `A step that lacks something or says nonsense is refused at its place`(
    step: String,
    wanted: String
  ) {
    let line = Scenarios.refusal(of: text(data(steps: step)))
    #expect(line?.contains(wanted) == true, "\(line ?? "accepted")")
  }

  @Test func `Ids, orders and the messages of faults have to fit`() {
    let row = { (id: String, order: Int) in #"{"id":"\#(id)","order":\#(order),"heightPt":1}"# }
    let rows = { (list: String) in
      Scenarios.refusal(of: text(#"{"chats":[{"answer":{"rows":[\#(list)]}}],"steps":[]}"#))
    }
    #expect(rows(row("a", 1) + "," + row("b", 2)) == nil)
    #expect(rows(row("a", 1) + "," + row("a", 2))?.contains("same id") == true)
    #expect(rows(row("a", 1) + "," + row("b", 1))?.contains("same order") == true)
    #expect(
      rows(#"{"id":"a","order":1,"heightPt":{"base":9e5,"step":9e5},"count":2}"#)?
        .contains("row 1 is taller") == true
    )
    #expect(Scenarios.refusal(of: text(data(steps: send + "," + send)))?.contains("id") == true)
    let lost = { (id: String) in
      let link = #""link":[{"leg":"submit","message":"\#(id)","isLost":true}]"#
      return Scenarios.refusal(of: text(data(steps: send, link)))
    }
    #expect(lost("m") == nil)
    #expect(lost("n")?.contains("FORMAT-3: data.link[0].message") == true)
    #expect(Scenarios.refusal(of: text(#"{"chats":[],"steps":[]}"#))?.contains("FORMAT-2") == true)
  }

  @Test func `Rows, pages and events of rows are refused beside a data side`() {
    let data = data(steps: select)
    let refusal = { (members: String) in Scenarios.refusal(of: text(data, members)) }
    #expect(refusal(#""rows":[]"#)?.contains("FORMAT-1: rows") == true)
    #expect(refusal(#""older":[]"#)?.contains("FORMAT-1: older") == true)
    #expect(refusal(#""events":[{"atMs":1,"event":"touchUp"}]"#) == nil)
    #expect(
      refusal(#""events":[{"atMs":1,"event":"textSize","heightTimes":2}]"#)?
        .contains("FORMAT-3: events[0].event") == true
    )
  }

  /// H-HOST-6.
  @Test func `A time on screen that does not come or ends early is refused`() throws {
    let two = #"{"chats":[\#(chat),\#(chat)],"mount":"#
    let steps = #","steps":[\#(select),{"atMs":500,"step":"select","chat":1}]}"#
    #expect(throws: InputError.self) { try compile(text(two + "2" + steps)) }
    #expect(throws: InputError.self) { try compile(text(two + "0" + steps)) }
    #expect(try compile(text(two + "1" + steps)).input.rows.count == 20)
  }
}
