import Testing
import TimelineScroll
import TimelineSimulation
import TimelineUnits

@testable import ChatScenarios

/// Random runs held against the checks.
///
/// Covers `FingerCheck`, `PullCheck`, `CadenceCheck`, `DeliveryCheck`.
/// Covers `HoldCheck`, `RevealCheck`, `RowsCheck`, `OlderCheck`, `FaultCheck`.
/// Covers `SeenFrame`, `SeenScreen`, `SimulationInput+Free`.
@Suite struct ScreenChecksTests {
  /// What random runs break with a mistake in the engine, and a seed that shows it.
  private static let cases: [(fault: InjectedFault, check: String)] = [
    (.updateShiftsList, "anchor"), (.restoreOffByAPoint, "anchor"), (.restoreSkipped, "anchor"),
    (.dragSlips, "finger"), (.linkRunsOnInDrag, "pull"), (.followResumesAnywhere, "pull"),
    (.gateIntervalIgnored, "cadence"), (.composerIntervalIgnored, "cadence"),
    (.gateLosesTrailing, "delivery"), (.heldAppliesInDrag, "hold"), (.heldUpdateLost, "hold"),
    (.coverLiftsAPassEarly, "reveal"), (.waitCountsAsStill, "reveal"),
    (.coverNeverLifts, "reveal"), (.rowsLeaveEarly, "rows"), (.olderFiresTwice, "older"),
    (.layoutNeverEnds, "faults"),
  ]

  private func violations(_ seed: UInt64, _ fault: InjectedFault?) -> [ScreenViolation] {
    var file = ScreenInputFile(RandomScreen.input(seed: seed, duration: .seconds(20)))
    file.fault = fault
    return ScreenChecks.violations(in: file.input)
  }

  /// H-CAD-3, H-HOLD-1, H-HOLD-6, H-PREPEND-4, H-REVEAL-9.
  @Test(arguments: 0..<24 as Range<UInt64>)
  func `A random run of 20 s breaks no rule`(seed: UInt64) {
    let violations = violations(seed, nil)
    #expect(violations == [], "timeline-bench simulate screen --seeds 1 --seed \(seed)")
  }

  /// BM-SELF-2.
  @Test(arguments: cases)
  func `A mistake in the engine breaks the rule that is there for it`(
    fault: InjectedFault,
    check: String
  ) {
    let isFound = (0..<60 as Range<UInt64>).contains { seed in
      violations(seed, fault).contains { $0.check == check }
    }
    #expect(isFound, "\(check) does not notice \(fault.name) in seeds 0 to 59")
  }

  @Test func `Every check has a mistake that breaks it`() {
    #expect(Set(Self.cases.map(\.check)) == Set(ScreenChecks.names))
  }

  /// U-DRAG-5.
  @Test func `A list that slips under the finger is noticed by the check of the finger alone`() {
    let found = (0..<30 as Range<UInt64>).flatMap { violations($0, .dragSlips).map(\.check) }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0 == "finger" })
  }
}
