import TimelineTrace
import TimelineUnits

/// A run of nothing but settle passes, 32 ms apart, and what it may look like.
enum PassRun {
  typealias Pass = (kind: SettleKind, reason: SettleReason, item: UInt32?)

  static let slow: [Pass] = [
    (.waiting, .preparing, 7), (.waiting, .olderPage, nil), (.first, .afterWait, nil),
    (.still, .none, nil), (.still, .none, nil), (.moved, .rowHeight, 4), (.still, .none, nil),
    (.still, .none, nil), (.still, .none, nil),
  ]

  static func trace(_ passes: [Pass], isLifted: Bool = true) -> Trace {
    var recorder = TraceRecorder()
    let setup = RunSetup(
      viewport: Size(width: .points(390), height: .points(700)),
      insets: EdgeInsets(),
      scale: 3,
      refresh: .period(hertz: 60),
      estimatedHeight: .points(80),
      renderInterval: .period(hertz: 6)
    )
    recorder.record(.began(setup), at: .zero)
    recorder.record(.covered(epoch: 1), at: .zero)
    var time = Instant.zero
    for (index, pass) in passes.enumerated() {
      time = time + .milliseconds(32)
      let record = SettlePassRecord(
        index: index + 1,
        kind: pass.kind,
        reason: pass.reason,
        stillCount: 0,
        item: pass.item.map(ItemID.init(rawValue:)),
        difference: .zero
      )
      recorder.record(.settlePass(record), at: time)
    }
    if isLifted {
      recorder.record(.revealed(.still, pass: passes.count, creep: .zero), at: time)
    }
    recorder.record(.ended, at: time + .milliseconds(5))
    return recorder.finish()
  }
}
