import TimelineTrace
import TimelineUnits

/// The marks of a film: everything that happened between frames, in order.
struct FilmMarks {
  private var times = FilmColumn()
  private var kinds = FilmColumn()
  private var items = FilmColumn()
  private var first = FilmColumn()
  private var second = FilmColumn()
  private var third = FilmColumn()
  private var fourth = FilmColumn()

  mutating func take(_ timed: TimedRecord) {
    switch timed.record {
    case .input(let kind, let item): add(timed.at, .input, item, Int64(kind.rawValue))
    case .covered(let epoch): add(timed.at, .covered, nil, Int64(epoch))
    case .mounted(let rows): add(timed.at, .mounted, nil, Int64(rows))
    case .modelUpdated: add(timed.at, .model)
    case .rendered(let cause, let changed):
      add(timed.at, .render, nil, Int64(cause.rawValue), Int64(changed))
    case .held: add(timed.at, .held)
    case .heldApplied(let restedAt): add(timed.at, .heldApplied, nil, restedAt.ticks)
    case .snapshotApplied(let inserted, let deleted, let moved):
      add(timed.at, .snapshot, nil, Int64(inserted), Int64(deleted), Int64(moved))
    case .viewport(let size, let insets):
      add(
        timed.at,
        .viewport,
        nil,
        size.width.units,
        size.height.units,
        insets.top.units,
        insets.bottom.units
      )
    case .refreshed(let period): add(timed.at, .refreshed, nil, period.ticks)
    case .fault(let kind, let value):
      add(timed.at, .fault, nil, Int64(kind.rawValue), Int64(value))
    default:
      takeRow(timed)
    }
  }

  private mutating func takeRow(_ timed: TimedRecord) {
    switch timed.record {
    case .reconfigured(let item): add(timed.at, .reconfigured, item)
    case .preparing(let item): add(timed.at, .preparing, item)
    case .prepared(let item): add(timed.at, .prepared, item)
    case .guarded(let item, let rule): add(timed.at, .guarded, item, Int64(rule))
    case .measured(let item, let from, let to, let isFirst):
      add(timed.at, .measured, item, from.units, to.units, isFirst ? 1 : 0)
    case .settlePass(let pass):
      add(
        timed.at,
        .pass,
        pass.item,
        Int64(pass.index),
        Int64(pass.kind.rawValue),
        Int64(pass.reason.rawValue),
        pass.difference.units
      )
    case .revealed(let cause, let pass, let creep):
      add(timed.at, .revealed, nil, Int64(cause.rawValue), Int64(pass), creep.units)
    default:
      takeMotion(timed)
    }
  }

  private mutating func takeMotion(_ timed: TimedRecord) {
    switch timed.record {
    case .olderRequested(let isUnderCover):
      add(timed.at, .olderAsked, nil, isUnderCover ? 1 : 0)
    case .olderEnded(let outcome, let rows):
      add(timed.at, .olderEnded, nil, Int64(outcome.rawValue), Int64(rows))
    case .restoreBegan(let anchor, let y): add(timed.at, .restoreBegan, anchor, y.units)
    case .restoreEnded(let end): add(timed.at, .restoreEnded, nil, Int64(end.rawValue))
    case .followSwitched(let isOn, let reason):
      add(timed.at, .follow, nil, isOn ? 1 : 0, Int64(reason.rawValue))
    case .followLink(let isRunning): add(timed.at, .followLink, nil, isRunning ? 1 : 0)
    case .bottomPass(let index, let gap, let isStable):
      add(timed.at, .bottomPass, nil, Int64(index), gap.units, isStable ? 1 : 0)
    case .bottomEnded(let end): add(timed.at, .bottomEnded, nil, Int64(end.rawValue))
    default: break
    }
  }

  private mutating func add(
    _ time: Instant,
    _ kind: FilmMark,
    _ item: ItemID? = nil,
    _ a: Int64 = 0,
    _ b: Int64 = 0,
    _ c: Int64 = 0,
    _ d: Int64 = 0
  ) {
    times.append(time.ticks)
    kinds.append(Int64(kind.rawValue))
    items.append(item.map { Int64($0.rawValue) } ?? -1)
    first.append(a)
    second.append(b)
    third.append(c)
    fourth.append(d)
  }

  func write(to json: inout JSONBytes) {
    json.object("marks") { json in
      times.write("at", to: &json)
      kinds.write("kind", to: &json)
      items.write("item", to: &json)
      first.write("a", to: &json)
      second.write("b", to: &json)
      third.write("c", to: &json)
      fourth.write("d", to: &json)
    }
  }
}
