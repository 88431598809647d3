import TimelineUnits

extension TraceRecord {
  /// The number and name of the record.
  var tag: TraceTag {
    switch self {
    case .began: .began
    case .viewport: .viewport
    case .input: .input
    case .covered: .covered
    case .mounted: .mounted
    case .modelUpdated: .modelUpdated
    case .rendered: .rendered
    case .held: .held
    case .heldApplied: .heldApplied
    case .snapshotApplied: .snapshotApplied
    case .reconfigured: .reconfigured
    case .preparing: .preparing
    case .prepared: .prepared
    case .guarded: .guarded
    case .measured: .measured
    case .layout: .layout
    case .settlePass: .settlePass
    case .revealed: .revealed
    case .olderRequested: .olderRequested
    case .olderEnded: .olderEnded
    case .restoreBegan: .restoreBegan
    case .restoreEnded: .restoreEnded
    case .followSwitched: .followSwitched
    case .followLink: .followLink
    case .bottomPass: .bottomPass
    case .bottomEnded: .bottomEnded
    case .placed: .placed
    case .left: .left
    case .frame: .frame
    case .fault: .fault
    case .ended: .ended
    case .late: .late
    case .refreshed: .refreshed
    case .waited: .waited
    case .textWork: .textWork
    case .data(let fact): fact.tag
    }
  }

  /// Writes the fields, in the order in which `init(_:from:)` reads them.
  func write(to sink: inout some TraceSink) {
    switch self {
    case .began, .layout, .settlePass, .frame, .data:
      writePayload(to: &sink)
    case .viewport(let size, let insets):
      sink.box(size, insets)
    case .input(let kind, let item):
      sink.name(kind, .kind)
      sink.optionalItem(item, .item)
    case .covered(let epoch):
      sink.count(epoch, .epoch)
    case .mounted(let rows):
      sink.count(rows, .rows)
    case .rendered(let cause, let changed):
      sink.name(cause, .cause)
      sink.count(changed, .changed)
    case .heldApplied(let restedAt):
      sink.instant(restedAt, .restedAt)
    case .snapshotApplied(let inserted, let deleted, let moved):
      sink.count(inserted, .inserted)
      sink.count(deleted, .deleted)
      sink.count(moved, .moved)
    case .reconfigured(let item), .preparing(let item), .prepared(let item), .left(let item):
      sink.item(item, .item)
    case .guarded(let item, let rule):
      sink.item(item, .item)
      sink.count(rule, .rule)
    case .textWork(let item, let parses, let shapes):
      sink.item(item, .item)
      sink.count(parses, .parses)
      sink.count(shapes, .shapes)
    case .measured(let item, let from, let to, let isFirst):
      sink.item(item, .item)
      sink.length(from, .from)
      sink.length(to, .to)
      sink.flag(isFirst, .isFirst)
    case .placed(let item, let top, let height, let isEstimated):
      sink.item(item, .item)
      sink.length(top, .top)
      sink.rowHeight(height, .rowHeight)
      sink.flag(isEstimated, .isEstimated)
    case .late(let lateness), .waited(let lateness):
      sink.interval(lateness, .lateness)
    case .refreshed(let refresh):
      sink.interval(refresh, .refresh)
    case .fault(let kind, let value):
      sink.name(kind, .kind)
      sink.integer(value, .value)
    case .modelUpdated, .held, .ended:
      break
    default:
      writeMotion(to: &sink)
    }
  }

  /// Writes the records whose fields are a value of their own.
  private func writePayload(to sink: inout some TraceSink) {
    switch self {
    case .began(let setup): setup.write(to: &sink)
    case .layout(let summary): summary.write(to: &sink)
    case .settlePass(let pass): pass.write(to: &sink)
    case .frame(let frame): frame.write(to: &sink)
    case .data(let fact): fact.write(to: &sink)
    default: break
    }
  }

  /// Writes the records about reveal, older pages, restores, following and the bottom settle.
  private func writeMotion(to sink: inout some TraceSink) {
    switch self {
    case .revealed(let cause, let pass, let creep):
      sink.name(cause, .cause)
      sink.count(pass, .index)
      sink.length(creep, .creep)
    case .olderRequested(let underCover):
      sink.flag(underCover, .underCover)
    case .olderEnded(let outcome, let rows):
      sink.name(outcome, .outcome)
      sink.count(rows, .rows)
    case .restoreBegan(let anchor, let screenY):
      sink.item(anchor, .item)
      sink.length(screenY, .screenY)
    case .restoreEnded(let end):
      sink.name(end, .end)
    case .followSwitched(let on, let reason):
      sink.flag(on, .on)
      sink.name(reason, .reason)
    case .followLink(let running):
      sink.flag(running, .running)
    case .bottomPass(let index, let gap, let isStable):
      sink.count(index, .index)
      sink.length(gap, .gap)
      sink.flag(isStable, .isStable)
    case .bottomEnded(let end):
      sink.name(end, .end)
    default:
      break
    }
  }
}

extension TraceSink {
  /// Writes a viewport.
  fileprivate mutating func box(_ size: Size, _ insets: EdgeInsets) {
    length(size.width, .width)
    length(size.height, .height)
    length(insets.top, .insetTop)
    length(insets.left, .insetLeft)
    length(insets.bottom, .insetBottom)
    length(insets.right, .insetRight)
  }
}

extension RunSetup {
  fileprivate func write(to sink: inout some TraceSink) {
    sink.box(viewport, insets)
    sink.count(scale, .scale)
    sink.interval(refresh, .refresh)
    sink.length(estimatedHeight, .estimate)
    sink.interval(renderInterval, .renderInterval)
  }
}

extension LayoutSummary {
  fileprivate func write(to sink: inout some TraceSink) {
    sink.count(passes, .passes)
    sink.count(queries, .queries)
    sink.count(cellsMade, .cellsMade)
    sink.count(configured, .configured)
    sink.count(measured, .measured)
    sink.count(remeasured, .remeasured)
    sink.count(wasted, .wasted)
    sink.count(invalidations, .invalidations)
  }
}

extension SettlePassRecord {
  fileprivate func write(to sink: inout some TraceSink) {
    sink.count(index, .index)
    sink.name(kind, .kind)
    sink.name(reason, .reason)
    sink.count(stillCount, .still)
    sink.optionalItem(item, .item)
    sink.length(difference, .difference)
  }
}

extension FrameRecord {
  fileprivate func write(to sink: inout some TraceSink) {
    sink.length(offset, .offset)
    sink.length(contentHeight, .contentHeight)
    sink.length(commanded, .commanded)
    sink.state(state, .state)
  }
}
