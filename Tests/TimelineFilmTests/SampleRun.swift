import TimelineTrace
import TimelineUnits

/// A small run, written record by record.
enum SampleRun {
  static func trace() -> Trace {
    var recorder = TraceRecorder()
    recorder.record(.began(RunSetup()), at: .zero)
    recorder.record(.covered(epoch: 1), at: .zero)
    var random = RandomSource(seed: 5)
    var time = Instant.zero
    for frame in 0..<600 {
      time = time + .period(hertz: 60)
      for _ in 0..<random.within(0...3) {
        let item = ItemID(rawValue: UInt32(random.within(0...12)))
        if random.below(4) == 0 {
          recorder.record(.left(item), at: time)
        } else {
          let top = Length(units: Int64(random.within(-4_000...400_000)))
          let height = Length(units: Int64(random.within(0...90_000)))
          recorder.record(
            .placed(item, top: top, height: height, isEstimated: random.below(2) == 0),
            at: time
          )
        }
      }
      if frame % 7 == 0 {
        let pass = SettlePassRecord(
          index: frame / 7 + 1,
          kind: .moved,
          reason: .rowHeight,
          stillCount: 0,
          item: ItemID(rawValue: 3),
          difference: Length(units: Int64(frame))
        )
        recorder.record(.settlePass(pass), at: time)
      }
      if frame % 40 == 11 {
        // Few messages, so that each is sent, stored and confirmed more than once and in any order.
        let operation = random.within(1...5)
        let facts: [DataFact] = [
          .sent(operation: operation, files: random.within(0...2)),
          .stored(operation: operation, files: random.within(0...2)),
          .confirmed(operation: operation), .chunkStored(file: operation, chunk: 1), .leaseRenewed,
        ]
        recorder.record(.data(facts[random.within(0...4)]), at: time)
      }
      let record = FrameRecord(
        offset: Length(units: Int64(random.within(0...300_000))),
        contentHeight: Length(units: Int64(random.within(100_000...500_000))),
        commanded: Length(units: Int64(random.within(-500...500))),
        state: frame < 20 ? .covered : .dragging
      )
      recorder.record(.frame(record), at: time)
      if frame % 50 == 49 { recorder.record(.late(by: .milliseconds(9)), at: time) }
    }
    recorder.record(.ended, at: time + .milliseconds(5))
    return recorder.finish()
  }
}
