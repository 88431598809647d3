import TimelineTrace
import TimelineUnits

/// Random records of every case, with small, ordinary and extreme numbers.
struct RandomRecords {
  var random: RandomSource

  /// How many of the cases are drawn from, in the order of their numbers.
  private let drawn: Int

  init(seed: UInt64, cases: Int = caseCount) {
    random = RandomSource(seed: seed)
    drawn = cases
  }

  /// The number of cases of `TraceRecord`.
  static let caseCount = 46

  /// The number of the record that ends a trace, counted from 0.
  static let end = 30

  /// A well-formed trace of `count` random records between its beginning and its end.
  mutating func trace(count: Int) -> Trace {
    var recorder = TraceRecorder()
    for timed in timedRecords(count: count) { recorder.record(timed.record, at: timed.at) }
    return recorder.finish()
  }

  /// The records of such a trace.
  mutating func timedRecords(count: Int) -> [TimedRecord] {
    var now = Instant(ticks: Int64(random.below(3)))
    var result = [TimedRecord(at: now, record: record(ofCase: 0))]
    for _ in 0..<count {
      if random.chance(1, in: 2) { now = now + Interval(ticks: Int64(random.below(20_000_000))) }
      // The end stands in the middle of the numbers and only once in a trace.
      let number = random.within(1...drawn - 2)
      let record = record(ofCase: number < RandomRecords.end ? number : number + 1)
      result.append(TimedRecord(at: now, record: record))
    }
    result.append(TimedRecord(at: now, record: .ended))
    return result
  }

  mutating func record(ofCase number: Int) -> TraceRecord {
    switch number {
    case 0: .began(setup())
    case 1: .viewport(size: size(), insets: insets())
    case 2: .input(pick(), item: optionalItem())
    case 3: .covered(epoch: count())
    case 4: .mounted(rows: count())
    case 5: .modelUpdated
    case 6: .rendered(pick(), changed: count())
    case 7: .held
    case 8: .heldApplied(restedAt: Instant(ticks: number64()))
    case 9: .snapshotApplied(inserted: count(), deleted: count(), moved: count())
    case 10: .reconfigured(item())
    case 11: .preparing(item())
    case 12: .prepared(item())
    case 13: .guarded(item(), rule: count())
    case 14: .measured(item(), from: length(), to: length(), isFirst: flag())
    case 15: .layout(summary())
    case 16: .settlePass(settlePass())
    default: laterRecord(ofCase: number)
    }
  }

  private mutating func laterRecord(ofCase number: Int) -> TraceRecord {
    switch number {
    case 17: .revealed(pick(), pass: count(), creep: length())
    case 18: .olderRequested(underCover: flag())
    case 19: .olderEnded(pick(), rows: count())
    case 20: .restoreBegan(anchor: item(), screenY: length())
    case 21: .restoreEnded(pick())
    case 22: .followSwitched(on: flag(), pick())
    case 23: .followLink(running: flag())
    case 24: .bottomPass(index: count(), gap: length(), isStable: flag())
    case 25: .bottomEnded(pick())
    case 26: .placed(item(), top: length(), height: length(), isEstimated: flag())
    case 27: .left(item())
    case 28: .frame(frame())
    case 29: .fault(pick(), value: Int(number64()))
    case RandomRecords.end: .ended
    case 31: .late(by: interval())
    case 32: .refreshed(interval())
    case 33: .waited(interval())
    default: dataRecord(ofCase: number)
    }
  }

  private mutating func dataRecord(ofCase number: Int) -> TraceRecord {
    switch number {
    case 34: .textWork(item(), parses: count(), shapes: count())
    case 35: .data(.began)
    case 36: .data(.loadEnded(pick()))
    case 37: .data(.hostReleased)
    case 38: .data(.leaseRenewed)
    case 39: .data(.liveWithheld)
    case 40: .data(.liveUnheard)
    case 41: .data(.liveShown(item(), epoch: count(), revision: count()))
    case 42: .data(.sent(operation: count(), files: count()))
    case 43: .data(.stored(operation: count(), files: count()))
    case 44: .data(.confirmed(operation: count()))
    default: .data(.chunkStored(file: count(), chunk: count()))
    }
  }

  private mutating func number64() -> Int64 {
    let limit = Limits.safeInteger
    switch random.below(8) {
    case 0: return limit
    case 1: return -limit
    case 2: return Int64(random.within(-70...70))
    case 3: return Int64(random.next() >> 11) - limit / 2
    default: return Int64(random.within(-400_000...400_000))
    }
  }

  private mutating func count() -> Int { Int(number64().magnitude) }
  private mutating func length() -> Length { Length(units: number64()) }
  private mutating func interval() -> Interval { Interval(ticks: number64()) }
  private mutating func flag() -> Bool { random.chance(1, in: 2) }
  private mutating func size() -> Size { Size(width: length(), height: length()) }

  private mutating func item() -> ItemID {
    let isExtreme = random.chance(1, in: 8)
    return ItemID(rawValue: isExtreme ? UInt32(random.next() >> 32) : UInt32(random.below(100)))
  }

  private mutating func optionalItem() -> ItemID? {
    random.chance(1, in: 3) ? nil : item()
  }

  private mutating func pick<Name: TraceName>() -> Name {
    let all = Array(Name.allCases)
    return all[random.below(all.count)]
  }

  private mutating func insets() -> EdgeInsets {
    EdgeInsets(top: length(), left: length(), bottom: length(), right: length())
  }

  private mutating func setup() -> RunSetup {
    RunSetup(
      viewport: size(),
      insets: insets(),
      scale: random.within(1...3),
      refresh: interval(),
      estimatedHeight: length(),
      renderInterval: interval()
    )
  }

  private mutating func summary() -> LayoutSummary {
    LayoutSummary(
      passes: count(),
      queries: count(),
      cellsMade: count(),
      configured: count(),
      measured: count(),
      remeasured: count(),
      wasted: count(),
      invalidations: count()
    )
  }

  private mutating func settlePass() -> SettlePassRecord {
    SettlePassRecord(
      index: count(),
      kind: pick(),
      reason: pick(),
      stillCount: count(),
      item: optionalItem(),
      difference: length()
    )
  }

  private mutating func frame() -> FrameRecord {
    FrameRecord(
      offset: length(),
      contentHeight: length(),
      commanded: length(),
      state: FrameState(rawValue: UInt8(random.below(128)))
    )
  }
}
