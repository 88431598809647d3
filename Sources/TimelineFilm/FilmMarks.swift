import TimelineTrace
import TimelineUnits

/// The marks of a film: everything that happened between frames, in order.
struct FilmMarks {
  /// One mark without its time; what a kind does not need is 0.
  private struct Mark {
    var kind: FilmMark
    var item: ItemID?
    var a: Int64
    var b: Int64
    var c: Int64
    var d: Int64

    init(
      _ kind: FilmMark,
      _ item: ItemID? = nil,
      _ a: Int64 = 0,
      _ b: Int64 = 0,
      _ c: Int64 = 0,
      _ d: Int64 = 0
    ) {
      (self.kind, self.item) = (kind, item)
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }
  }

  private var times = FilmColumn()
  private var kinds = FilmColumn()
  private var items = FilmColumn()
  private var first = FilmColumn()
  private var second = FilmColumn()
  private var third = FilmColumn()
  private var fourth = FilmColumn()

  /// Takes a record if it is a mark.
  ///
  /// The columns grow in one place only: in a page's engine every other one is a copy of it.
  mutating func take(_ timed: TimedRecord) {
    let record = timed.record
    guard let mark = FilmMarks.mark(record) ?? FilmMarks.row(record) ?? FilmMarks.motion(record)
    else { return }
    times.append(timed.at.ticks)
    kinds.append(Int64(mark.kind.rawValue))
    items.append(mark.item.map { Int64($0.rawValue) } ?? -1)
    first.append(mark.a)
    second.append(mark.b)
    third.append(mark.c)
    fourth.append(mark.d)
  }

  private static func mark(_ record: TraceRecord) -> Mark? {
    switch record {
    case .input(let kind, let item): Mark(.input, item, Int64(kind.rawValue))
    case .covered(let epoch): Mark(.covered, nil, Int64(epoch))
    case .mounted(let rows): Mark(.mounted, nil, Int64(rows))
    case .modelUpdated: Mark(.model)
    case .rendered(let cause, let changed):
      Mark(.render, nil, Int64(cause.rawValue), Int64(changed))
    case .held: Mark(.held)
    case .heldApplied(let restedAt): Mark(.heldApplied, nil, restedAt.ticks)
    case .snapshotApplied(let inserted, let deleted, let moved):
      Mark(.snapshot, nil, Int64(inserted), Int64(deleted), Int64(moved))
    case .viewport(let size, let insets):
      Mark(
        .viewport,
        nil,
        size.width.units,
        size.height.units,
        insets.top.units,
        insets.bottom.units
      )
    case .refreshed(let period): Mark(.refreshed, nil, period.ticks)
    case .fault(let kind, let value): Mark(.fault, nil, Int64(kind.rawValue), Int64(value))
    default: nil
    }
  }

  private static func row(_ record: TraceRecord) -> Mark? {
    switch record {
    case .reconfigured(let item): Mark(.reconfigured, item)
    case .preparing(let item): Mark(.preparing, item)
    case .prepared(let item): Mark(.prepared, item)
    case .guarded(let item, let rule): Mark(.guarded, item, Int64(rule))
    case .measured(let item, let from, let to, let isFirst):
      Mark(.measured, item, from.units, to.units, isFirst ? 1 : 0)
    case .settlePass(let pass):
      Mark(
        .pass,
        pass.item,
        Int64(pass.index),
        Int64(pass.kind.rawValue),
        Int64(pass.reason.rawValue),
        pass.difference.units
      )
    case .revealed(let cause, let pass, let creep):
      Mark(.revealed, nil, Int64(cause.rawValue), Int64(pass), creep.units)
    default: nil
    }
  }

  private static func motion(_ record: TraceRecord) -> Mark? {
    switch record {
    case .olderRequested(let isUnderCover): Mark(.olderAsked, nil, isUnderCover ? 1 : 0)
    case .olderEnded(let outcome, let rows):
      Mark(.olderEnded, nil, Int64(outcome.rawValue), Int64(rows))
    case .restoreBegan(let anchor, let y): Mark(.restoreBegan, anchor, y.units)
    case .restoreEnded(let end): Mark(.restoreEnded, nil, Int64(end.rawValue))
    case .followSwitched(let isOn, let reason):
      Mark(.follow, nil, isOn ? 1 : 0, Int64(reason.rawValue))
    case .followLink(let isRunning): Mark(.followLink, nil, isRunning ? 1 : 0)
    case .bottomPass(let index, let gap, let isStable):
      Mark(.bottomPass, nil, Int64(index), gap.units, isStable ? 1 : 0)
    case .bottomEnded(let end): Mark(.bottomEnded, nil, Int64(end.rawValue))
    case .data(let fact): data(fact)
    default: nil
    }
  }

  private static func data(_ fact: DataFact) -> Mark? {
    switch fact {
    case .began: nil
    case .loadEnded(let fate): Mark(.loadEnded, nil, Int64(fate.rawValue))
    case .hostReleased: Mark(.hostReleased)
    case .leaseRenewed: Mark(.leaseRenewed)
    case .liveWithheld: Mark(.liveWithheld)
    case .liveUnheard: Mark(.liveUnheard)
    case .liveShown(let item, let epoch, let revision):
      Mark(.liveShown, item, Int64(epoch), Int64(revision))
    case .sent(let operation, let files): Mark(.sent, nil, Int64(operation), Int64(files))
    case .stored(let operation, let files): Mark(.stored, nil, Int64(operation), Int64(files))
    case .confirmed(let operation): Mark(.confirmed, nil, Int64(operation))
    case .chunkStored(let file, let chunk): Mark(.chunkStored, nil, Int64(file), Int64(chunk))
    }
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
