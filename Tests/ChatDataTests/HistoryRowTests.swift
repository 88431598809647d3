import ChatData
import Testing
import TimelineUnits

@Suite struct HistoryRowTests {
  private func check(_ cases: [EnvelopeCase]) {
    for item in cases {
      let error = item.error
      #expect(error?.rule == item.rule, "\(item.name)")
      #expect(error?.byteOffset == item.byteOffset, "\(item.name)")
    }
  }

  private func field(
    _ key: String,
    _ content: FieldCases.Content,
    _ rule: String
  ) -> [EnvelopeCase] {
    FieldCases(key, of: \.row, content, rule, missing: rule).all
      + FieldCases(key, of: \.block, content, rule, missing: rule).all
  }

  private func words(_ key: String, _ words: [String], _ rule: String?) -> [EnvelopeCase] {
    words.map { word in
      EnvelopeCase("\(key) = \(word)", rule) {
        $0.row[key] = (rule == nil ? "" : "§") + "\"\(word)\""
      }
    }
  }

  /// H-ROW-1.
  @Test func `The type is one of five words`() {
    check(field("type", .word, "H-ROW-1"))
    check(words("type", ["user", "system", "activity", "agent-reply", "thinking"], nil))
    check(words("type", ["User", "agentReply", "agent_reply", "", "tool"], "H-ROW-1"))
  }

  @Test func `A missing key is the first fault of a row even if a bad value stands before it`() {
    for key in ["type", "id", "origin", "sourceOrder"] {
      check([
        EnvelopeCase("bad \(key) and no timestamp", "H-ROW-5") {
          $0.row[key] = "7"
          $0.row.remove("timestamp")
          $0.row.mark()
        }
      ])
    }
  }

  /// H-ROW-2.
  @Test func `The id is text that is not blank`() {
    check(field("id", .nonblank, "H-ROW-2"))
  }

  /// H-ROW-3.
  @Test func `The origin is canonical or live`() {
    check(field("origin", .word, "H-ROW-3"))
    check(words("origin", ["Live", "", "local", "canonica"], "H-ROW-3"))
    check([
      EnvelopeCase("live with a run", nil) {
        $0.row["origin"] = #""live""#
        $0.row["runId"] = #""run""#
      }
    ])
  }

  /// H-ROW-4.
  @Test func `The source order is an array of at least one unsigned integer`() {
    check(field("sourceOrder", .filledArray, "H-ROW-4"))
    let read = ["[0]", "[9007199254740991]", "[1,2,3,4]", "[ 7 ]"]
    let refused = [
      "[§-1]", "[§1.0]", "[1,§-0]", "[1,§9007199254740992]", "[§null]", "[§\"1\"]", "[§true]",
      "[1,§[2]]", "[§1e0]", "[§18446744073709551615]",
    ]
    check(
      read.map { order in EnvelopeCase(order, nil) { $0.row["sourceOrder"] = order } }
        + refused.map { order in EnvelopeCase(order, "H-ROW-4") { $0.row["sourceOrder"] = order } }
    )
  }

  /// H-ROW-5.
  @Test func `The timestamp is an exact integer of either sign`() {
    check(field("timestamp", .integer, "H-ROW-5"))
  }

  /// H-ROW-6.
  @Test func `A live row has a run and a canonical row may have one`() {
    check(FieldCases("runId", of: \.live, .nonblank, "H-ROW-6", missing: "H-ROW-6").all)
    check(FieldCases("runId", of: \.block, .nonblank, "H-ROW-6", missing: "H-ROW-6").all)
    check(
      FieldCases("runId", of: \.row, .nonblank, "H-ROW-6", missing: nil, isNullable: true).all
        .filter { !$0.name.hasSuffix("twice") }
    )
  }

  /// H-ROW-7.
  @Test func `A live user row has an operation and a canonical user row may have one`() {
    check(FieldCases("operationId", of: \.live, .nonblank, "H-ROW-7", missing: "H-ROW-7").all)
    check([
      EnvelopeCase("canonical user row without", nil) { $0.row["type"] = #""user""# },
      EnvelopeCase("canonical user row with", nil) {
        $0.row["type"] = #""user""#
        $0.row["operationId"] = #""op""#
      },
      EnvelopeCase("canonical user row with null", "H-ROW-7") {
        $0.row["type"] = #""user""#
        $0.row["operationId"] = "§null"
      },
      EnvelopeCase("canonical user row with blank", "H-ROW-7") {
        $0.row["operationId"] = #"§" ""#
        $0.row["type"] = #""user""#
      },
      EnvelopeCase("reply with any", nil) { $0.row["operationId"] = "[null]" },
      EnvelopeCase("live reply without", nil) { $0.block["operationId"] = "null" },
    ])
  }

  /// H-ROW-8.
  @Test func `Unknown keys of a row are kept and equal ones still refuse`() throws {
    check([
      EnvelopeCase("unknown keys", nil) {
        $0.row.append("x", "[1,{\"y\":null}]")
        $0.live.append("Type", "0")
      },
      EnvelopeCase("text of another kind", nil) { $0.row["text"] = "[1]" },
      EnvelopeCase("flag of another kind", nil) { $0.row["isSubagentPanel"] = "1" },
      EnvelopeCase("unknown twice", "H-JSON-2") { $0.row.append("§opaque", "1") },
      EnvelopeCase("unknown twice inside", "H-JSON-2") {
        $0.row["opaque"] = #"[{"k":1,§"\u006b":2}]"#
      },
    ])
    let item = EnvelopeCase("kept", nil) {
      $0.row["opaque"] = #"[ 1.50 , {"k":"\u00e9"} ]"#
      $0.row["text"] = "5"
      $0.row["isSubagentPanel"] = "\"no\""
    }
    let envelope = try #require(item.envelope)
    #expect(envelope.rows[0].text == [])
    #expect(!envelope.rows[0].isSubagentPanel)
    let encoded = String(decoding: envelope.encode(), as: UTF8.self)
    for member in [
      #""opaque":[ 1.50 , {"k":"\u00e9"} ]"#, #""text":5"#, #""isSubagentPanel":"no""#,
    ] {
      #expect(encoded.contains(member))
    }
  }

  /// H-ROW-9.
  @Test func `Two rows of one type and id make a page invalid whatever their origin`() {
    let row = #","id":"r1","origin":"canonical","sourceOrder":[9],"timestamp":0}"#
    let marked = #","id":§"r1","origin":"canonical","sourceOrder":[9],"timestamp":0}"#
    let live = #","id":§"r1","origin":"live","runId":"x","sourceOrder":[9],"timestamp":0}"#
    let escaped = #","id":§"\u0072\u0031","origin":"canonical","sourceOrder":[9],"timestamp":0}"#
    check([
      EnvelopeCase("same type and id", "H-ROW-9") {
        $0.moreRows = #",{"type":"agent-reply""# + marked
      },
      EnvelopeCase("live twin", "H-ROW-9") { $0.moreRows = #",{"type":"agent-reply""# + live },
      EnvelopeCase("escaped id", "H-ROW-9") {
        $0.moreRows = #",{"type":"agent-reply""# + escaped
      },
      EnvelopeCase("another type", nil) { $0.moreRows = #",{"type":"system""# + row },
      EnvelopeCase("another normal form", nil) {
        $0.row["id"] = #""\u00e9""#
        $0.moreRows =
          #",{"type":"agent-reply","id":"e\u0301","origin":"canonical","sourceOrder":[9],"#
          + #""timestamp":0}"#
      },
      EnvelopeCase("in timeline and overlay", nil) { $0.block["id"] = $0.row["id"] },
    ])
  }

  private func row(_ order: [UInt64], _ timestamp: Int64, _ id: String, _ type: RowType)
    -> HistoryRow
  {
    HistoryRow(type: type, id: Array(id.utf8), sourceOrder: order, timestamp: timestamp)
  }

  /// H-ROW-10.
  @Test func `Rows stand by source order, then timestamp, then id bytes, then type`() throws {
    let ordered = [
      row([0], 9, "z", .user), row([0, 0], 0, "y", .user), row([0, 5], 0, "w", .system),
      row([1], -3, "b", .user), row([1], 0, "B", .user), row([1], 0, "a", .user),
      row([1], 0, "a", .system), row([1], 0, "a", .activity), row([1], 0, "a", .agentReply),
      row([1], 0, "a", .thinking), row([1], 0, "ab", .user), row([1], 0, "e\u{301}", .user),
      row([1], 0, "é", .user), row([2], 0, "v", .agentReply), row([10], 0, "0", .user),
      row([9_007_199_254_740_991], 0, "9", .user),
    ]
    for (index, earlier) in ordered.enumerated() {
      for (other, later) in ordered.enumerated() {
        #expect(earlier.precedes(later) == (index < other), "\(index) \(other)")
      }
    }
    var random = RandomSource(seed: 0x0de2)
    for _ in 0..<20 {
      let shuffled = HistoryEnvelope(boundaryToken: [0x62], rows: ordered.shuffled(using: &random))
      #expect(try HistoryEnvelope.decode(shuffled.encode()).rows == ordered)
    }
  }
}
