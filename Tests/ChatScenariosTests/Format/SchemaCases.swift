/// Scenarios whose validity the schema alone can tell: shapes and ranges, no names of rows.
enum SchemaCases {
  static let all =
    rows.map { Scenarios.text(rows: $0) }
    + members.map {
      Scenarios.text(rows: #"{"name":"tail","heightPt":80}"#, $0)
    } + data + heads

  /// Titles and notes, whose lengths both count in Unicode scalars.
  private static let heads =
    ([0, 1, 100, 101].map { (String(repeating: "a", count: $0), "") }
    + [("\u{1f469}\u{200d}\u{1f469}", ""), (String(repeating: "e\u{301}", count: 51), "")]
    + [4_000, 4_001].map { ("A", #","notes":"\#(String(repeating: "n", count: $0))""#) }
    + [
      ("A", #","covers":["H-SETTLE-2","H-SETTLE-3"]"#),
      ("A", #","covers":["H-SETTLE-2","H-SETTLE-2"]"#),
    ]).map { title, members in
      #"{"schema":"timelinebench.scenario/1","title":"\#(title)","device":"plain","#
        + #""durationMs":9,"rows":[]\#(members)}"#
    }

  private static let rows = [
    #"{"heightPt":80}"#, #"{"heightPt":0}"#, #"{"heightPt":1000000}"#, #"{"heightPt":1000001}"#,
    #"{"heightPt":80,"count":0}"#, #"{"heightPt":80,"count":-1}"#, #"{"heightPt":80,"count":1.5}"#,
    #"{"heightPt":{"base":1,"step":2}}"#, #"{"heightPt":{"base":1,"step":2,"modulo":3}}"#,
    #"{"heightPt":{"base":1}}"#, #"{"heightPt":{"base":1,"step":2,"mod":3}}"#,
    #"{"heightsPt":[1,2]}"#, #"{"heightsPt":[]}"#, #"{"heightsPt":[1],"count":1}"#,
    #"{"heightsPt":[1],"heightPt":1}"#, #"{"corpus":"chat"}"#, #"{"corpus":"Chat"}"#,
    #"{"corpus":"chat","pick":"all"}"#, #"{"corpus":"chat","pick":"lastReply"}"#,
    #"{"corpus":"chat","pick":"last"}"#, #"{"corpus":"chat","pick":{"last":3}}"#,
    #"{"corpus":"chat","pick":{"from":1,"count":2}}"#, #"{"corpus":"chat","pick":{"from":1}}"#,
    #"{"generated":{"count":5}}"#, #"{"generated":5}"#, #"{"input":"all"}"#, #"{"input":1}"#, "{}",
    #"{"heightPt":1,"name":"a-1"}"#, #"{"heightPt":1,"name":"a b"}"#,
    #"{"heightPt":1,"preparation":"ready"}"#, #"{"heightPt":1,"preparation":"soon"}"#,
    #"{"heightPt":1,"preparation":{"takesMs":5}}"#, #"{"heightPt":1,"preparation":{"takesMs":-5}}"#,
    #"{"heightPt":1,"preparation":{"readyAtMs":{"base":0,"step":5}}}"#,
    #"{"corpus":"chat","preparation":{"modelledTimes":50}}"#,
    #"{"corpus":"chat","preparation":{"modelledTimes":1001}}"#,
    #"{"heightPt":1,"preparation":{"takesMs":1,"readyAtMs":1}}"#,
  ]

  private static let members = [
    #""seed":0"#, #""seed":-1"#, #""seed":1.5"#, #""firstLoadMs":0"#, #""firstLoadMs":-1"#,
    #""reduceMotion":true"#, #""reduceMotion":1"#, #""unknown":1"#, #""notes":1"#,
    #""older":[{"rows":[{"heightPt":1}],"latencyMs":1,"outcome":"isLost"}]"#,
    #""older":[{"rows":[{"heightPt":1}],"latencyMs":1,"outcome":"lost"}]"#,
    #""events":[{"atMs":1,"event":"touchUp"}]"#, #""events":[{"event":"touchUp"}]"#,
    #""events":[{"atMs":1,"event":"touchUp","yPt":1}]"#,
    #""events":[{"atMs":-1,"event":"touchUp"}]"#,
    #""events":[{"atMs":1,"event":"stream","row":"tail","everyMs":1,"ptPerSecond":1}]"#,
    #""events":[{"atMs":1,"event":"stream","row":"tail","everyMs":1,"ptPerSecond":1,"untilMs":9}]"#,
    #""events":[{"atMs":1,"event":"grow","row":"tail","ptPerSecond":1,"untilMs":9,"everyMs":0.5}]"#,
    #""events":[{"atMs":1,"event":"drag","fromPt":1,"toPt":2,"durationMs":100}]"#,
    #""events":[{"atMs":1,"event":"resize","row":"tail/","heightPt":1}]"#,
    #""events":[{"atMs":1,"event":"resize","row":"tail/last","heightPt":1}]"#,
    #""events":[{"atMs":1,"event":"composer","isOpen":true}]"#,
    #""events":[{"atMs":1,"event":"fling","fromPt":1,"ptPerSecond":900}]"#,
    #""events":[{"atMs":1,"event":"fling","fromPt":1,"ptPerSecond":900,"durationMs":9}]"#,
    #""events":[{"atMs":1,"event":"scrollTo","row":"tail","isAnimated":true}]"#,
    #""events":[{"atMs":1,"event":"scrollTo","row":"tail","to":"end","isAnimated":true}]"#,
    #""events":[{"atMs":1,"event":"keyboard","heightPt":335}]"#,
    #""events":[{"atMs":1,"event":"keyboard","heightPt":-1}]"#,
    #""events":[{"atMs":1,"event":"viewport","widthPt":844,"heightPt":390,"heightTimes":0.5}]"#,
    #""events":[{"atMs":1,"event":"viewport","widthPt":844,"heightPt":390,"insetsPt":{"x":1}}]"#,
    #""events":[{"atMs":1,"event":"viewport","widthPt":844}]"#,
    #""events":[{"atMs":1,"event":"textSize","heightTimes":1.5}]"#,
    #""events":[{"atMs":1,"event":"textSize","heightTimes":20}]"#,
    #""events":[{"atMs":1,"event":"stall","durationMs":40}]"#,
    #""events":[{"atMs":1,"event":"refresh","hertz":80}]"#,
    #""events":[{"atMs":1,"event":"refresh","hertz":90}]"#,
    #""events":[{"atMs":1,"event":"lowPower","isOn":false}]"#,
    #""events":[{"atMs":1,"event":"trim","keepRows":20}]"#,
    #""events":[{"atMs":1,"event":"trim","keepRows":-1}]"#,
    #""events":[{"atMs":1,"event":"trim"}]"#,
    #""threads":["https://github.com/a/b/issues/1"]"#,
    #""threads":["https://github.com/a/b/issues/1x"]"#,
    #""costs":"modelled-phone""#, #""costs":"phone""#, #""costs":{"cost.measure":"2ms"}"#,
    #""costs":{"cost.measures":"2ms"}"#, #""costs":{"cost.measure":2}"#,
  ]

  /// Data sides in place of rows, and members beside them.
  private static let data =
    [
      (chats, ""), (chats, #","seed":1"#), (chats, #","rows":[]"#), (chats, #","firstLoadMs":1"#),
      (chats, #","older":[]"#), (chats, #","events":[{"atMs":1,"event":"touchUp"}]"#),
      (chats, #","events":[{"atMs":1,"event":"textSize","heightTimes":1}]"#),
      (#""chats":[]"#, ""), (chats + #","mount":1"#, ""), (chats + #","mount":-1"#, ""),
      (chats + #","unknown":1"#, ""),
    ].map { text($0.0 + #","steps":[]"#, $0.1) }
    + steps.map { text(chats + #","steps":[\#($0)]"#, "") }

  private static let chats = #""chats":[{"answer":{"rows":[]},"roundTripMs":5}]"#

  private static func text(_ data: String, _ members: String) -> String {
    #"{"schema":"timelinebench.scenario/1","title":"A","device":"plain","durationMs":9,"#
      + #""data":{\#(data)}\#(members)}"#
  }

  private static let steps = [
    #"{"atMs":1,"step":"select","chat":0}"#, #"{"atMs":1,"step":"select"}"#,
    #"{"atMs":1,"step":"refresh"}"#, #"{"atMs":1,"step":"refresh","chat":0}"#,
    #"{"atMs":1,"step":"hold","chat":0}"#, #"{"atMs":1,"step":"leave"}"#,
    #"{"atMs":1,"step":"answer","chat":0,"answer":{"rows":[]}}"#,
    #"{"atMs":1,"step":"change","chat":0,"answer":{"rows":[],"run":"r"}}"#,
    #"{"atMs":1,"step":"change","chat":0,"answer":{}}"#,
    #"{"atMs":1,"step":"live","chat":0,"overlay":{"revision":1}}"#,
    #"{"atMs":1,"step":"live","chat":0,"overlay":{"epoch":1}}"#,
    #"{"atMs":1,"step":"send","chat":0,"id":"m","heightPt":60}"#,
    #"{"atMs":1,"step":"send","chat":0,"id":"m","heightPt":60,"noticePt":-1}"#,
    #"{"atMs":1,"step":"send","chat":0,"id":"M","heightPt":60}"#,
    #"{"atMs":1,"step":"send","chat":0,"id":"m","heightPt":60,"files":5,"shownAfterMs":900}"#,
    #"{"atMs":1,"step":"send","chat":0,"id":"m","heightPt":60,"files":10}"#,
    #"{"atMs":1,"step":"renewals","areLost":true}"#, #"{"atMs":1,"step":"renewals"}"#,
    #"{"atMs":1,"step":"link","isUsable":false}"#, #"{"atMs":1,"step":"link","isUsable":0}"#,
    #"{"atMs":1,"step":"upload","chunks":8,"killedAfter":3}"#,
    #"{"atMs":1,"step":"upload","chunks":65}"#, #"{"atMs":1,"step":"upload","chunks":0}"#,
  ]
}
