import ChatData
import Testing

@Suite struct DisplayRowsTests {
  private func row(
    _ type: RowType,
    _ id: String,
    _ order: UInt64,
    origin: RowOrigin = .canonical,
    run: String? = nil,
    operation: String? = nil,
    text: String = "",
    isPanel: Bool = false
  ) -> HistoryRow {
    HistoryRow(
      type: type,
      id: Array(id.utf8),
      origin: origin,
      sourceOrder: [order],
      timestamp: 0,
      runID: run.map { Array($0.utf8) },
      operationID: operation.map { Array($0.utf8) },
      text: Array(text.utf8),
      isSubagentPanel: isPanel
    )
  }

  private func echo(_ operation: String) -> MessageEcho {
    MessageEcho(operationID: Array(operation.utf8), text: Array("sent".utf8))
  }

  private func project(
    _ rows: [HistoryRow],
    overlay: [HistoryRow] = [],
    echoes: [MessageEcho] = [],
    run: String? = nil
  ) -> DisplayProjection {
    DisplayRows.project(
      rows: rows,
      overlay: overlay,
      echoes: echoes,
      activeRun: run.map { Array($0.utf8) }
    )
  }

  private func keys(_ projection: DisplayProjection) -> [String] {
    projection.rows.map { String(decoding: $0.itemKey, as: UTF8.self) }
  }

  /// H-PROJ-1.
  @Test func `Every row that is not hidden is one item in display order`() {
    let rows = [row(.system, "c", 3), row(.user, "a", 1), row(.agentReply, "b", 2, text: "hi")]
    let projection = project(rows)
    #expect(keys(projection) == ["user:a", "agent-reply:b", "system:c"])
    #expect(projection.rows[1].text == Array("hi".utf8))
    #expect(projection.rows.map(\.type) == [.user, .agentReply, .system])
    #expect(project([]) == DisplayProjection(rows: []))
  }

  /// H-PROJ-2.
  @Test func `Thinking rows leave the list and the active run's newest live one is pinned`() {
    let rows = [row(.user, "u", 1), row(.thinking, "t0", 2, run: "r1", text: "settled")]
    let overlay = [
      row(.thinking, "t2", 4, origin: .live, run: "r1", text: "newest"),
      row(.thinking, "t1", 3, origin: .live, run: "r1", text: "older"),
      row(.thinking, "t3", 5, origin: .live, run: "r2", text: "other run"),
    ]
    let projection = project(rows, overlay: overlay, run: "r1")
    #expect(keys(projection) == ["user:u"])
    #expect(projection.pinnedStatus?.text == Array("newest".utf8))
    #expect(project(rows, overlay: overlay).pinnedStatus == nil)
    #expect(project(rows, run: "r1").pinnedStatus == nil)
    #expect(project(rows, overlay: overlay, run: "r3").pinnedStatus == nil)
  }

  /// H-PROJ-3.
  @Test func `An activity row with the panel flag is hidden and other rows with it are not`() {
    let rows = [
      row(.activity, "p", 1, isPanel: true), row(.activity, "a", 2),
      row(.agentReply, "b", 3, isPanel: true),
    ]
    #expect(keys(project(rows)) == ["activity:a", "agent-reply:b"])
  }

  /// H-PROJ-4.
  @Test func `Overlay rows that are not settled join in order and echoes stand last as sent`() {
    let rows = [row(.user, "a", 1, operation: "o1"), row(.agentReply, "b", 4, text: "settled")]
    let overlay = [
      row(.agentReply, "b", 9, origin: .live, run: "r", text: "live"),
      row(.activity, "c", 2, origin: .live, run: "r"),
    ]
    let echoes = [echo("o3"), echo("o1"), echo("o2")]
    let projection = project(rows, overlay: overlay, echoes: echoes)
    #expect(
      keys(projection) == [
        "user:a", "activity:c", "agent-reply:b", "user:local:o3", "user:local:o2",
      ]
    )
    #expect(projection.rows[2].text == Array("settled".utf8))
    #expect(projection.rows[3].text == Array("sent".utf8))
  }

  @Test func `A live row of the window gives way to the overlay's block of its identity`() {
    let rows = [row(.agentReply, "b", 1, origin: .live, run: "r", text: "window")]
    let overlay = [row(.agentReply, "b", 2, origin: .live, run: "r", text: "overlay")]
    let projection = project(rows, overlay: overlay)
    #expect(keys(projection) == ["agent-reply:b"])
    #expect(projection.rows[0].text == Array("overlay".utf8))
    #expect(project(rows).rows[0].text == Array("window".utf8))
  }

  @Test func `A row keeps its item when its live form settles`() {
    let live = row(.agentReply, "b", 1, origin: .live, run: "r")
    let settled = row(.agentReply, "b", 1)
    #expect(keys(project([], overlay: [live])) == keys(project([settled], overlay: [live])))
  }

  @Test func `Equal text never confirms an echo`() {
    let rows = [row(.user, "a", 1, text: "sent"), row(.agentReply, "b", 2, text: "sent")]
    #expect(keys(project(rows, echoes: [echo("o1")])).last == "user:local:o1")
  }

  /// H-PROJ-6.
  @Test func `Equal input gives equal output whatever the order of arrival`() {
    let rows = (0..<6).map { row(.user, "\($0)", UInt64($0)) }
    let overlay = (4..<9).map { row(.user, "\($0)", UInt64($0), origin: .live, run: "r") }
    let expected = project(rows, overlay: overlay)
    #expect(expected.rows.count == 9)
    #expect(project(rows.reversed(), overlay: overlay.reversed()) == expected)
    var envelope = HistoryEnvelope(boundaryToken: [0x62], rows: rows)
    envelope.overlay = LiveOverlay(settlementEpoch: 1, revision: 1, blocks: overlay)
    #expect(DisplayRows.project(envelope) == expected)
  }
}
