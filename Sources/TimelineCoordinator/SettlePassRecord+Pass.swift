import TimelineScroll
import TimelineTrace

extension SettlePassRecord {
  /// Takes a settle pass over into a trace record.
  init(_ pass: RevealPass) {
    self.init(
      index: pass.index,
      kind: SettleKind(pass.outcome.kind),
      reason: SettleReason(pass.outcome.reason),
      stillCount: pass.outcome.stillCount,
      item: pass.outcome.item,
      difference: pass.outcome.difference
    )
  }
}
