import ChatData
import StrictJSON
import Testing

@testable import HistoryImport

/// Covers `RecordReader`.
@Suite struct RowCollectorTests {
  private func value(_ text: String) throws -> JSONValue { try JSONDocument(Array(text.utf8)).root }

  @Test func `Ids are the piece and the place in it, and blank text makes no row`() {
    var rows = RowCollector(format: .codex)
    rows.begin(7)
    let areAdded = ["a", " \n"].map { rows.add(.user, Array($0.utf8)) }
    #expect(areAdded == [true, false])
    rows.add(.agentReply, Array("b".utf8))
    rows.begin(9, owner: 4)
    rows.add(.user, Array("c".utf8))
    let ids = rows.rows.map { String(decoding: $0.id, as: UTF8.self) }
    #expect(ids == ["7", "7.1", "9"])
    #expect(rows.rows.map(\.sourceOrder) == [[0], [1], [2]])
    #expect(rows.owners == [0, 0, 4])
  }

  @Test(arguments: [
    ("1.5", 1_500, 0, 0), ("1.0004", 1_000, 1, 0), ("-2", -2_000, 0, 0), ("null", 9, 0, 0),
    ("1e300", 9, 0, 1), ("true", 9, 0, 1), ("\"x\"", 9, 0, 1),
    ("\"1970-01-01T00:00:01Z\"", 1_000, 0, 0), ("9007199254740", 9, 0, 1),
  ])
  func `Times are whole ms, rounded ones and unread ones are counted`(
    text: String,
    time: Int64,
    rounded: Int,
    unread: Int
  ) throws {
    var rows = RowCollector(format: .chatGPT)
    rows.setTime(try value("0.009"))
    rows.setTime(try value(text))
    rows.setTime(nil)
    rows.add(.user, Array("a".utf8))
    #expect(rows.rows[0].timestamp == time)
    #expect(rows.report.roundedTimes == rounded)
    #expect(rows.report.unreadTimes == unread)
  }
}
