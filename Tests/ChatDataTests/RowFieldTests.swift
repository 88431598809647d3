import ChatData
import Testing

@Suite struct RowFieldTests {
  @Test func `The nine known members of a row are read, whatever their order`() throws {
    let members = [
      #""type":"user""#, #""id":"i""#, #""origin":"live""#, #""sourceOrder":[1,2]"#,
      #""timestamp":-3"#, #""runId":"r""#, #""operationId":"o""#, #""text":"t""#,
      #""isSubagentPanel":true"#,
    ]
    let expected = HistoryRow(
      type: .user,
      id: [0x69],
      origin: .live,
      sourceOrder: [1, 2],
      timestamp: -3,
      runID: [0x72],
      operationID: [0x6f],
      text: [0x74],
      isSubagentPanel: true
    )
    for shift in members.indices {
      let turned = members[shift...] + members[..<shift]
      for order in [Array(turned), turned.reversed()] {
        let item = EnvelopeCase("order", nil) {
          $0.top["timeline"] = "[{\(order.joined(separator: ","))}]"
        }
        #expect(try #require(item.envelope).rows == [expected])
      }
    }
  }

  @Test func `A key that only begins like a known one is opaque`() throws {
    let item = EnvelopeCase("near keys", nil) {
      for key in ["types", "i", "Id", "run", "runID", "texts", "isSubagent"] {
        $0.row.append(key, "\"other\"")
      }
    }
    let row = try #require(item.envelope).rows[0]
    #expect(row.id == Array("r1".utf8))
    #expect(row.runID == nil)
    #expect(row.text == Array("**hello**".utf8))
  }
}
