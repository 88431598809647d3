import Testing
import TimelineScroll
import TimelineUnits

@testable import TimelineCoordinator

@Suite struct TuningFaultTests {
  private func spoiled(_ fault: InjectedFault) -> Tuning { Tuning(fault: fault).inForce }

  @Test func `Without a fault the constants in force are those of the tuning`() {
    #expect(Tuning().inForce == Tuning())
  }

  @Test func `Faults of constants get one number wrong and leave the others alone`() {
    #expect(spoiled(.coverLiftsAPassEarly).reveal.stillPasses == 2)
    #expect(spoiled(.deadlineAPassLate).reveal.maximumPasses == 64)
    #expect(spoiled(.creepIsRefused).reveal.tolerance == .zero)
    #expect(spoiled(.shortHistoryIgnored).older.maximumPagesUnderCover == 0)
    #expect(spoiled(.followIsSlow).follow.duration == .milliseconds(1_575))
    #expect(spoiled(.followIsFast).follow.duration < .milliseconds(1_430))
    #expect(spoiled(.bottomSettleStopsAtOne).bottom.stablePasses == 1)
    #expect(spoiled(.bottomSettleOverrunsLimit).bottom.maximumPasses == 9)
    #expect(spoiled(.gateIntervalIgnored).render.minInterval == .zero)
    #expect(
      spoiled(.composerIntervalIgnored).render.minIntervalComposerOpen == .period(hertz: 6)
    )
    #expect(spoiled(.heldCheckIsSlow).held.checkInterval == .milliseconds(500))
    #expect(spoiled(.olderSpacingIgnored).older.minInterval == .zero)
    #expect(spoiled(.olderNeverStale).older.staleAfter > .seconds(3_600))
    #expect(spoiled(.layoutGivesUp).layout.loopLimit == 1)
    #expect(spoiled(.followIsSlow).reveal == RevealPolicy())
  }

  @Test func `A fault of behaviour changes no constant`() {
    #expect(spoiled(.heldUpdateLost) == Tuning(fault: .heldUpdateLost))
  }
}
