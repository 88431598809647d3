import ChatData
import Testing
import TimelineUnits

/// Covers `TimelineIdentity`.
@Suite struct ChatWorkspacePagesTests {
  private typealias Rows = TestRows

  private let page = Array(
    #"""
    {"hasOlderEntries":false,"oldestCursor":null,"timeline":[{"type":"user","id":"o",\#
    "origin":"canonical","sourceOrder":[0],"timestamp":0}]}
    """#.utf8
  )

  private func phone(cursor: String? = "1") -> TestPhone {
    var phone = TestPhone()
    phone.select("A")
    phone.answer(Rows.envelope([Rows.row("a", 1)], cursor: cursor))
    phone.forget()
    return phone
  }

  /// H-OLDER-4, H-OLDER-5.
  @Test func `A page is asked for once and stands before the window`() {
    var phone = phone()
    phone.send(.olderWanted(inThread: false))
    phone.send(.olderWanted(inThread: false))
    #expect(phone.pages.count == 1)
    phone.answerPage(page)
    #expect(phone.shown == "o a")
    phone.send(.olderWanted(inThread: false))
    #expect(phone.pages.isEmpty)
    var complete = self.phone(cursor: nil)
    complete.send(.olderWanted(inThread: false))
    #expect(complete.pages.isEmpty)
  }

  /// H-OLDER-6.
  @Test func `A page that fails or breaks a rule changes nothing and may be asked for again`() {
    var phone = phone()
    for bytes in [nil, Array("{}".utf8)] {
      phone.send(.olderWanted(inThread: false))
      #expect(phone.pages.count == 1)
      phone.answerPage(bytes)
      #expect(phone.shown == "a")
      #expect(phone.workspace.mountedHost?.timeline.pagination.cursor == Array("1".utf8))
    }
  }

  /// H-OLDER-5.
  @Test func `A late page of another target, or of a released host, is dropped`() {
    var phone = phone()
    phone.send(.olderWanted(inThread: false))
    let ticket = phone.pages[0]
    phone.send(.targetChanged(TestPhone.key("A"), to: 1))
    phone.answerPage(page)
    #expect(phone.effects.contains(.pageEnded(ticket, wasApplied: false)))
    #expect(phone.shown == "a")
    phone.send(.olderWanted(inThread: false))
    #expect(phone.pages.isEmpty)
  }

  /// H-THREAD-1.
  @Test func `A thread loads in a model of its own, with pages of its own`() {
    var phone = phone()
    phone.send(.threadOpened(Array("t".utf8)))
    #expect(phone.loadCount == 1)
    phone.answer(Rows.envelope([Rows.row("h", 1)], cursor: "1"))
    phone.send(.olderWanted(inThread: true))
    #expect(phone.pages.first?.instance == phone.workspace.thread?.instance)
    phone.answerPage(page)
    #expect(phone.workspace.thread.map { Rows.shown($0.timeline) } == "o h")
    #expect(phone.shown == "a")
  }

  /// H-THREAD-2, H-EPOCH-2.
  @Test func `Another thread, or the same one again, has a later presentation epoch`() {
    var phone = phone()
    var epochs: [Int] = []
    for thread in ["t", "u", "t"] {
      phone.send(.threadOpened(Array(thread.utf8)))
      #expect(phone.workspace.thread?.identity.name == Array("subagent-\(thread)".utf8))
      phone.answer(Rows.envelope([Rows.row("h", 1)]))
      epochs.append(phone.workspace.thread?.timeline.presentationEpoch ?? 0)
    }
    #expect(epochs[2] > epochs[0])
  }

  /// H-THREAD-3.
  @Test func `A thread has no place in the cache, no lease, no timer, and goes when it is closed`()
  {
    var phone = phone()
    phone.send(.threadOpened(Array("t".utf8)))
    let instance = phone.workspace.thread?.instance ?? 0
    #expect(phone.order == "A")
    #expect(phone.workspace.mounted == TestPhone.key("A"))
    phone.answer(Rows.envelope([Rows.row("h", 1)]))
    phone.forget()
    phone.wait(seconds: 59)
    #expect(phone.loadCount == 0)
    #expect(phone.renewals == "AA")
    phone.send(.refreshed)
    #expect(phone.loadCount == 2)
    phone.send(.foreground(false))
    phone.send(.foreground(true))
    let late = phone.loads.filter { $0.instance == instance }
    phone.send(.threadClosed)
    #expect(phone.effects.last == .released(instance: instance))
    #expect(phone.workspace.thread == nil)
    phone.send(.answered(late[0], Rows.envelope([]).encode()))
    #expect(phone.effects.last == .answerDropped(late[0]))
  }

  @Test func `A thread opens over a chat only, and a load of it can time out`() {
    var phone = TestPhone()
    phone.send(.threadOpened([1]))
    #expect(phone.workspace.thread == nil)
    phone = self.phone()
    phone.send(.threadOpened([1]))
    phone.wait(seconds: 20)
    #expect(phone.ends == [.timedOut])
  }
}
