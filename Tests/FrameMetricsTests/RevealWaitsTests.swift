import Testing
import TimelineTrace
import TimelineUnits

@testable import FrameMetrics

@Suite struct RevealWaitsTests {
  private func waits(_ kind: SettleKind, _ reason: SettleReason) -> RevealWaits {
    let pass = SettlePassRecord(
      index: 1,
      kind: kind,
      reason: reason,
      stillCount: 0,
      item: nil,
      difference: .zero
    )
    var waits = RevealWaits()
    waits.add(32, pass)
    return waits
  }

  private func total(_ waits: RevealWaits) -> Int64 {
    waits.waiting + waits.first + waits.moved + waits.still + waits.unusable
  }

  /// M-REVEAL-4.
  @Test func `Every kind and reason puts its time into exactly one part of the whole`() {
    for kind in SettleKind.allCases {
      for reason in SettleReason.allCases { #expect(total(waits(kind, reason)) == 32) }
    }
  }

  @Test func `Reasons count for waiting passes alone`() {
    func reasons(_ kind: SettleKind, _ reason: SettleReason) -> [Int64] {
      let waits = waits(kind, reason)
      return [waits.preparing, waits.applying, waits.firstLoad, waits.olderPage]
    }
    #expect(reasons(.waiting, .preparing) == [32, 0, 0, 0])
    #expect(reasons(.waiting, .applying) == [0, 32, 0, 0])
    #expect(reasons(.waiting, .firstLoad) == [0, 0, 32, 0])
    #expect(reasons(.waiting, .olderPage) == [0, 0, 0, 32])
    #expect(reasons(.waiting, .rowTop) == [0, 0, 0, 0])
    #expect(reasons(.moved, .preparing) == [0, 0, 0, 0])
  }
}
