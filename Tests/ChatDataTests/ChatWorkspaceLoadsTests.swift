import ChatData
import Testing
import TimelineUnits

@Suite struct ChatWorkspaceLoadsTests {
  private typealias Rows = TestRows

  private func phone() -> TestPhone {
    var phone = TestPhone()
    phone.select("A")
    phone.answer(Rows.envelope([Rows.row("a", 1)], Rows.overlay(1, 1)))
    phone.forget()
    return phone
  }

  /// H-STALE-1, H-STALE-2, H-STALE-3, H-STALE-4.
  @Test(arguments: [.runFinished, .runFailed, .runAborted, .runCancelled] as [StaleReasons])
  func `The end of a run in any way loads the chat on screen`(reason: StaleReasons) {
    var phone = phone()
    phone.send(.runEnded(TestPhone.key("A"), target: 0, [1], reason))
    #expect(phone.loads.map(\.reasons) == [reason])
  }

  /// H-STALE-5, H-STALE-8, H-STALE-9.
  @Test func `A recovered desktop, a refresh and a second selection load the chat on screen`() {
    var phone = phone()
    phone.send(.desktopRecovered)
    phone.answer(Rows.envelope([Rows.row("a", 1)], Rows.overlay(1, 1)))
    phone.send(.refreshed)
    phone.answer(Rows.envelope([Rows.row("a", 1)], Rows.overlay(1, 1)))
    phone.select("A")
    #expect(phone.loadCount == 3)
    #expect(phone.loads.map(\.reasons) == [.selected])
  }

  /// H-STALE-7, H-SCHED-7.
  @Test func `Another desktop makes the chat stale, orphans its load and takes the lease anew`() {
    var phone = phone()
    phone.send(.refreshed)
    let orphan = phone.loads[0]
    phone.forget()
    phone.send(.targetChanged(TestPhone.key("A"), to: 1))
    #expect(phone.ends == [.discarded])
    #expect(phone.effects.contains(.renewLease(TestPhone.key("A"), target: 1)))
    #expect(phone.loads.last?.reasons == .desktopSelected)
    phone.send(.answered(orphan, Rows.envelope([Rows.row("z", 1)]).encode()))
    #expect(phone.effects.last == .answerDropped(orphan))
    #expect(phone.shown == "a")
    phone.live("A", Rows.overlay(1, 2, [Rows.live("x", 9)]))
    #expect(phone.shown == "a")
    phone.send(.left)
    phone.send(.targetChanged(TestPhone.key("B"), to: 2))
    phone.select("B")
    #expect(phone.workspace.mountedHost?.target == 2)
  }

  /// H-STALE-10.
  @Test func `A session updated after the start of the load that applied last is stale`() {
    var phone = phone()
    phone.send(.sessionUpdated(TestPhone.key("A"), at: 5))
    #expect(phone.loads.map(\.reasons) == [.sessionUpdated])
    phone.send(.sessionUpdated(TestPhone.key("A"), at: 5))
    phone.answer(Rows.envelope([Rows.row("a", 1)], Rows.overlay(1, 1)))
    // The second message came after the load had started.
    #expect(phone.loadCount == 2)
    phone.answer(Rows.envelope([Rows.row("a", 1)], Rows.overlay(1, 1)))
    phone.send(.sessionUpdated(TestPhone.key("A"), at: 5))
    #expect(phone.loadCount == 2)
    phone.send(.sessionUpdated(TestPhone.key("A"), at: 6))
    #expect(phone.loadCount == 3)
  }

  /// H-STALE-11, H-CATCH-1.
  @Test func `A quiet chat loads after 60 to 78 s, one with a run after 10 to 13 s`() {
    var phone = phone()
    phone.wait(seconds: 59)
    #expect(phone.loadCount == 0)
    phone.wait(seconds: 19)
    #expect(phone.loads.map(\.reasons) == [.catchUp])
    phone.answer(Rows.envelope([Rows.row("a", 1)], Rows.overlay(1, 1)))
    phone.send(.runStarted(TestPhone.key("A"), target: 0, [1]))
    phone.wait(seconds: 13)
    #expect(phone.loads.map(\.reasons) == [.catchUp])
  }

  /// H-CATCH-1, H-CATCH-4.
  @Test func `An hour of a quiet chat is 46 to 60 loads`() {
    var phone = phone()
    for _ in 0..<36_000 {
      phone.wait(seconds: 1)
      if phone.now > .zero + .seconds(3_600) { break }
      phone.answer(Rows.envelope([Rows.row("a", 1)], Rows.overlay(1, 1)))
    }
    #expect((46...60).contains(phone.loadCount), "\(phone.loadCount)")
  }

  /// H-STALE-12, H-OVER-2.
  @Test func `Fifty refused events during 1 load cause 1 load more`() {
    var phone = phone()
    for revision in 1...50 {
      phone.live("A", Rows.overlay(2, Int64(revision), [Rows.live("x", 9)]))
    }
    #expect(phone.loadCount == 1)
    #expect(phone.loads[0].reasons == .eventRefused)
    let overlay = Rows.overlay(2, 50, [Rows.live("x", 9)])
    phone.answer(Rows.envelope([Rows.row("a", 1)], overlay))
    #expect(phone.loadCount == 2)
    phone.answer(Rows.envelope([Rows.row("a", 1)], overlay))
    #expect(phone.loadCount == 2)
    #expect(phone.shown == "a x")
  }

  /// H-STALE-13, H-SNAP-3.
  @Test func `A conflict of overlays, by event or by answer, causes exactly 1 load`() {
    var phone = phone()
    phone.live("A", Rows.overlay(1, 2, [Rows.live("x", 9)]))
    phone.live("A", Rows.overlay(1, 2, [Rows.live("y", 9)]))
    #expect(phone.loads.map(\.reasons) == [.overlayConflict])
    phone.answer(Rows.envelope([Rows.row("b", 2)], Rows.overlay(0, 9)))
    #expect(phone.ends == [.conflict])
    #expect(phone.loadCount == 2)
    #expect(phone.shown == "a x")
    let right = Rows.overlay(1, 3, [Rows.live("y", 9)])
    phone.answer(Rows.envelope([Rows.row("a", 1)], right))
    #expect(phone.loadCount == 2)
    #expect(phone.shown == "a y")
  }

  /// H-STALE-13.
  @Test func `An event that cannot be read leaves the state unknown and causes a load`() {
    var phone = phone()
    phone.send(.live(TestPhone.key("A"), target: 0, [0x7b]))
    #expect(phone.loads.map(\.reasons) == [.eventRefused])
  }

  /// H-STALE-14, H-SNAP-2, H-SCHED-8.
  @Test func `An invalid answer keeps the rows and marks the chat for its next activation`() {
    var phone = phone()
    phone.send(.refreshed)
    phone.send(.answered(phone.loads[0], Array("{}".utf8)))
    #expect(phone.ends == [.invalid])
    #expect(phone.shown == "a")
    #expect(phone.loadCount == 1)
    phone.send(.foreground(false))
    phone.send(.foreground(true))
    #expect(phone.loads.last?.reasons == [.foreground, .earlierFailure])
  }

  /// H-SCHED-8.
  @Test func `A failed call ends its load once, and a second answer for it is dropped`() {
    var phone = phone()
    phone.send(.refreshed)
    let ticket = phone.loads[0]
    phone.send(.failed(ticket))
    phone.send(.failed(ticket))
    #expect(phone.ends == [.failed])
    #expect(phone.effects.last == .answerDropped(ticket))
  }

  /// H-SCHED-9, H-PIN-2.
  @Test func `A lost link fails the load, keeps the request and starts it when it is back`() {
    var phone = phone()
    phone.send(.refreshed)
    phone.send(.desktopRecovered)
    phone.send(.link(isUsable: false))
    #expect(phone.ends == [.linkLost])
    #expect(phone.loadCount == 1)
    phone.send(.link(isUsable: true))
    #expect(phone.loads.last?.reasons == .desktopRecovered)
  }

  /// H-SCHED-11, H-CATCH-5.
  @Test func `A load without an answer fails after 20 s, and 10 to 13 s later another starts`() {
    var phone = phone()
    phone.send(.refreshed)
    phone.wait(seconds: 19)
    #expect(phone.ends.isEmpty)
    phone.wait(seconds: 1)
    #expect(phone.ends == [.timedOut])
    phone.wait(seconds: 13)
    #expect(phone.loadCount == 2)
  }

  /// H-SNAP-1, H-PIN-1.
  @Test func `No answer applies but the active load's`() {
    var phone = phone()
    phone.send(.refreshed)
    let old = phone.loads[0]
    phone.wait(seconds: 20)
    phone.send(.refreshed)
    phone.send(.answered(old, Rows.envelope([Rows.row("old", 1)]).encode()))
    #expect(phone.shown == "a")
    #expect(phone.effects.last == .answerDropped(old))
  }

  /// H-SCHED-6.
  @Test func `A load that ends after parking applies`() {
    var phone = phone()
    phone.send(.refreshed)
    phone.select("B")
    phone.answer(Rows.envelope([Rows.row("a", 1), Rows.row("b", 2)], Rows.overlay(1, 1)))
    phone.select("A")
    #expect(phone.shown == "a b")
  }

  /// H-SNAP-8.
  @Test func `The screen hears of a change once, and of an answer without one never`() {
    var phone = phone()
    phone.send(.refreshed)
    phone.answer(Rows.envelope([Rows.row("a", 1)], Rows.overlay(1, 1)))
    let isTold = phone.effects.contains { effect in
      if case .changed = effect { true } else { false }
    }
    #expect(!isTold)
    phone.live("A", Rows.overlay(1, 2, [Rows.live("x", 9)]))
    let instance = phone.workspace.mountedHost?.instance ?? 0
    #expect(phone.effects.suffix(1) == [.changed(instance: instance)])
  }

  /// H-SCHED-1, H-SNAP-1.
  @Test func `A, B and A again before A's answer load A once and double no row`() {
    var phone = TestPhone()
    phone.select("A")
    phone.select("B")
    phone.select("A")
    #expect(phone.loadCount == 2)
    let rows = (0..<50).map { Rows.row("a\($0)", UInt64($0)) }
    phone.answer(Rows.envelope(rows))
    #expect(phone.workspace.mountedHost?.timeline.rows.count == 50)
    // The request of the return waits behind the first load, and starts as it ends.
    #expect(phone.loadCount == 3)
    phone.answer(Rows.envelope([Rows.row("b", 1)]))
    phone.answer(Rows.envelope(rows))
    #expect(phone.workspace.mountedHost?.timeline.projection.rows.count == 50)
    #expect(!phone.shown.contains("b"))
  }

  /// H-OVER-2, H-SNAP-5.
  @Test func `A stale reply at a reconnect removes no live row and causes at most 2 loads in 5 s`()
  {
    var phone = phone()
    phone.send(.link(isUsable: false))
    phone.send(.link(isUsable: true))
    phone.send(.desktopRecovered)
    var isLost = false
    for tick in 1...50 {
      phone.now = .zero + .milliseconds(Int64(tick) * 100)
      let blocks = [Rows.live("x", 8, text: "\(tick)"), Rows.live("call", 9)]
      phone.live("A", Rows.overlay(1, Int64(tick) + 1, blocks))
      if tick == 3 { phone.answer(Rows.envelope([Rows.row("a", 1), Rows.row("b", 2)])) }
      if tick > 3 { isLost = isLost || phone.shown != "a b x call" }
    }
    #expect(!isLost)
    #expect(phone.loadCount <= 2)
  }

  /// H-SNAP-7.
  @Test func `A confirmed message is named once`() {
    var phone = phone()
    let echo = MessageEcho(operationID: Array("o".utf8), text: [65])
    phone.send(.echoes(TestPhone.key("A"), [echo]))
    #expect(phone.workspace.mountedHost?.isBusy == true)
    phone.send(.refreshed)
    let rows = [Rows.row("a", 1), Rows.row("u", 2, .user, operation: "o")]
    phone.answer(Rows.envelope(rows, Rows.overlay(1, 1)))
    #expect(phone.effects.contains(.confirmed(TestPhone.key("A"), [Array("o".utf8)])))
    #expect(phone.shown == "a u")
  }
}
