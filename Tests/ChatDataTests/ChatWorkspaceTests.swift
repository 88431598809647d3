import ChatData
import Testing
import TimelineUnits

@Suite struct ChatWorkspaceTests {
  @Test func `A phone without a chat wants no timer and answers nothing`() {
    var phone = TestPhone()
    #expect(phone.workspace.nextDeadline == nil)
    for event in [.refreshed, .desktopRecovered, .left, .timeReached, .link(isUsable: true)]
      as [WorkspaceEvent]
    {
      #expect(phone.send(event).isEmpty)
    }
    #expect(phone.workspace.mountedHost == nil)
  }

  @Test func `The next deadline is the nearest of load, catch-up and lease; no link, no renewal`() {
    var phone = TestPhone()
    phone.select("A")
    // The first load would time out at 20 s, when the first renewal is due as well.
    #expect(phone.workspace.nextDeadline.map { $0 <= .zero + .seconds(13) } == true)
    phone.answer(TestRows.envelope([]))
    #expect(phone.workspace.nextDeadline == .zero + .seconds(20))
    phone.send(.link(isUsable: false))
    #expect(phone.workspace.nextDeadline.map { $0 > .zero + .seconds(20) } == true)
  }
}
