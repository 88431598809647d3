import ChatData
import Testing
import TimelineUnits

@Suite struct OlderPagesTests {
  private func ticket(
    _ number: Int,
    _ cursor: UInt8 = 1,
    generation: Int = 0,
    at seconds: Int64 = 0
  )
    -> PageTicket
  {
    PageTicket(
      instance: 1,
      generation: generation,
      number: number,
      cursor: [cursor],
      askedAt: .zero + .seconds(seconds)
    )
  }

  /// H-OLDER-3, H-OLDER-4.
  @Test func `A cursor is asked for once until its answer, or until 8 s have passed`() {
    var pages = OlderPages(staleAfter: .seconds(8))
    #expect(pages.ask(ticket(1), at: .zero) == true)
    #expect(pages.ask(ticket(2), at: .zero + .seconds(7)) == false)
    #expect(pages.ask(ticket(2, at: 8), at: .zero + .seconds(8)) == true)
    pages.answered(ticket(1))
    #expect(pages.inFlight?.number == 2)
    #expect(pages.ask(ticket(3, 2), at: .zero + .seconds(8)) == true)
    pages.answered(ticket(3, 2))
    #expect(pages.inFlight == nil)
  }

  @Test func `Another target asks for itself, and an applied page ends a second request for it`() {
    var pages = OlderPages(staleAfter: .seconds(8))
    #expect(pages.ask(ticket(1), at: .zero) == true)
    #expect(pages.ask(ticket(2, generation: 1), at: .zero) == true)
    pages.applied(ticket(1))
    #expect(pages.inFlight == nil)
    #expect(pages.ask(ticket(3), at: .zero) == true)
    pages.applied(ticket(4, 9))
    #expect(pages.inFlight?.number == 3)
  }
}
