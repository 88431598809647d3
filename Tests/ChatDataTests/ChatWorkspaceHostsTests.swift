import ChatData
import Testing
import TimelineUnits

@Suite struct ChatWorkspaceHostsTests {
  private typealias Rows = TestRows

  /// A phone that has selected and loaded these chats.
  private func phone(_ chats: String) -> TestPhone {
    var phone = TestPhone()
    for chat in chats {
      phone.select(chat)
      phone.answer(Rows.envelope([Rows.row("\(chat)1", 1)], Rows.overlay(1, 1)))
    }
    phone.forget()
    return phone
  }

  /// H-HOST-2.
  @Test func `Six hosts stand in the order of selection; loads and events do not move them`() {
    var phone = phone("ABCDEF")
    #expect(phone.order == "FEDCBA")
    phone.live("F", Rows.overlay(1, 2, [Rows.live("x", 9)]))
    phone.send(.runEnded(TestPhone.key("B"), target: 0, [1], .runFinished))
    phone.wait(seconds: 200)
    #expect(phone.order == "FEDCBA")
  }

  /// H-HOST-3.
  @Test func `A selection during a view update publishes nothing and mounts nothing`() {
    var phone = phone("AB")
    let effects = phone.send(.selected(TestPhone.key("C")))
    #expect(effects == [.commitSelection(3)])
    #expect(phone.workspace.mounted == TestPhone.key("B"))
    #expect(phone.order == "BA")
  }

  /// H-HOST-4.
  @Test
  func `Seven view models live between stage and commit, and the selected one is never released`() {
    var phone = phone("ABCDEF")
    phone.send(.selected(TestPhone.key("G")))
    #expect(phone.workspace.cache.modelCount == 7)
    phone.send(.selected(TestPhone.key("H")))
    #expect(phone.workspace.cache.modelCount == 7)
    phone.send(.selectionCommitted(7))
    #expect(phone.order == "FEDCBA")
    phone.send(.selectionCommitted(8))
    #expect(phone.order == "HFEDCB")
    #expect(phone.workspace.cache.modelCount == 6)
  }

  /// H-HOST-5, H-HOST-10.
  @Test
  func `With A to F cached, G releases F, F then needs a first load, late answers are dropped`() {
    var phone = phone("FEDCBA")
    #expect(phone.order == "ABCDEF")
    phone.select("F")
    phone.select("E")
    phone.select("D")
    phone.select("C")
    phone.select("B")
    phone.select("A")
    let late = phone.loads[0]
    phone.forget()
    phone.select("G")
    #expect(phone.order == "GABCDE")
    phone.send(.answered(late, Rows.envelope([Rows.row("old", 1)]).encode()))
    #expect(phone.effects.contains(.answerDropped(late)))
    phone.select("F")
    #expect(phone.order == "FGABCD")
    #expect(phone.shown == "")
    #expect(phone.workspace.mountedHost?.timeline.isConfirmed == false)
  }

  /// H-HOST-6.
  @Test func `One chat is mounted, and the list of chats leaves none`() {
    var phone = phone("AB")
    phone.select("A")
    #expect(phone.effects.contains(.mounted(TestPhone.key("A"))))
    phone.send(.left)
    #expect(phone.workspace.mounted == nil)
    #expect(phone.workspace.catchUp.deadline == nil)
    #expect(phone.workspace.lease.holder == nil)
  }

  /// H-HOST-7, H-HOST-9, H-STALE-1.
  @Test func `A parked host keeps its rows and blocks and starts 0 loads in an hour`() {
    var phone = phone("A")
    phone.live("A", Rows.overlay(1, 2, [Rows.live("x", 9)]))
    phone.select("B")
    phone.answer(Rows.envelope([]))
    phone.send(.left)
    phone.forget()
    phone.send(.runEnded(TestPhone.key("A"), target: 0, [1], .runFinished))
    phone.send(.sessionUpdated(TestPhone.key("A"), at: 5))
    phone.send(.desktopRecovered)
    phone.wait(seconds: 3_600)
    #expect(phone.loadCount == 0)
    phone.select("A")
    #expect(phone.shown == "A1 x")
  }

  /// H-HOST-8.
  @Test func `A return costs exactly 1 load, which merges, and live blocks come in again`() {
    var phone = phone("AB")
    phone.send(.runEnded(TestPhone.key("A"), target: 0, [1], .runFinished))
    phone.select("A")
    #expect(phone.loadCount == 1)
    let flags = StaleReasons([.selected, .runFinished])
    #expect(phone.loads[0].reasons == flags)
    phone.answer(Rows.envelope([Rows.row("A1", 1), Rows.row("A2", 2)], Rows.overlay(1, 1)))
    #expect(phone.loadCount == 1)
    phone.live("A", Rows.overlay(1, 2, [Rows.live("x", 9)]))
    #expect(phone.shown == "A1 A2 x")
    #expect(phone.renewals == "A")
  }

  /// H-LEASE-1, H-LEASE-2.
  @Test func `The lease follows the chat on screen, and blocks on their way to a parked one drop`()
  {
    var phone = phone("A")
    phone.wait(seconds: 45)
    #expect(phone.renewals == "AA")
    phone.forget()
    phone.select("B")
    #expect(phone.renewals == "B")
    phone.live("A", Rows.overlay(1, 2, [Rows.live("x", 9)]))
    #expect(phone.effects.last == .unheard(TestPhone.key("A")))
    phone.select("A")
    #expect(phone.shown == "A1")
  }

  /// H-LEASE-4, H-STALE-6, H-CATCH-5.
  @Test func `In the background nothing is renewed or loaded; the return does both`() {
    var phone = phone("A")
    phone.send(.foreground(false))
    phone.send(.refreshed)
    phone.wait(seconds: 90)
    #expect(phone.renewals.isEmpty)
    #expect(phone.loadCount == 0)
    phone.send(.foreground(true))
    #expect(phone.renewals == "A")
    #expect(phone.loads.map(\.reasons) == [[.foreground, .refresh]])
  }

  /// H-EPOCH-1, H-HOST-5.
  @Test func `The presentation epoch of a chat goes on where it was when its host was released`() {
    var phone = phone("A")
    let epoch = phone.workspace.mountedHost?.timeline.presentationEpoch ?? 0
    for chat in "BCDEFG" { phone.select(chat) }
    #expect(!phone.order.contains("A"))
    phone.select("A")
    #expect(phone.workspace.mountedHost?.timeline.presentationEpoch == epoch + 1)
  }
}
