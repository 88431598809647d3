import ChatData
import Testing

@Suite struct RowPageTests {
  private func rows(_ count: Int) -> [HistoryRow] {
    (0..<count).map { index in
      HistoryRow(
        type: .user,
        id: Array("\(index)".utf8),
        sourceOrder: [UInt64(index)],
        timestamp: 0
      )
    }
  }

  @Test func `Rows come out in display order whatever order they arrive in`() throws {
    let ordered = rows(40)
    for arrival in [ordered, ordered.reversed(), Array(ordered[20...] + ordered[..<20])] {
      let bytes = HistoryEnvelope(boundaryToken: [0x62], rows: arrival).encode()
      #expect(try HistoryEnvelope.decode(bytes).rows == ordered)
    }
  }

  @Test func `A second row of one identity is found among 2 to 40 rows at every distance`() {
    for count in [2, 3, 40] {
      for first in [0, count / 2] {
        for second in (first + 1)..<max(count, first + 2) where second < count {
          var page = rows(count)
          page[second].id = page[first].id
          let bytes = HistoryEnvelope(boundaryToken: [0x62], rows: page).encode()
          let error = #expect(throws: EnvelopeError.self) { try HistoryEnvelope.decode(bytes) }
          #expect(error?.rule == "H-ROW-9")
          #expect(error?.path == "timeline[\(second)].id")
        }
      }
    }
  }

  @Test func `An empty page is valid`() throws {
    let bytes = HistoryEnvelope(boundaryToken: [0x62], rows: []).encode()
    #expect(try HistoryEnvelope.decode(bytes).rows == [])
  }
}
