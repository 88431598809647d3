internal import TimelineTrace
internal import TimelineUnits

/// Turns the records of a trace into slices and instants on lanes.
struct TraceSpans {
  private(set) var slices: [TraceSlice] = []
  /// The frames with what the counters show.
  private(set) var frames: [(at: Instant, frame: FrameRecord)] = []
  private(set) var viewport = Size.zero
  private(set) var insets = EdgeInsets()

  private var refresh = Interval.zero
  private var open: [TraceSlice] = []
  private var latestPass = Instant.zero

  /// Reads a whole trace.
  ///
  /// - Complexity: O(*r*), where *r* is the number of records.
  init(_ trace: Trace) {
    for timed in trace.records { take(timed) }
  }

  private mutating func take(_ timed: TimedRecord) {
    let now = timed.at
    switch timed.record {
    case .began(let setup):
      (viewport, insets, refresh) = (setup.viewport, setup.insets, setup.refresh)
    case .viewport(let size, let newInsets): (viewport, insets) = (size, newInsets)
    case .refreshed(let period): refresh = period
    case .frame(let frame):
      add(frame: frame, at: now)
    case .late(let lateness): extendLastFrame(by: lateness, at: now)
    case .ended: for slice in open { close(slice.lane, at: now) }
    case .covered, .settlePass, .revealed: takeReveal(timed.record, now)
    case .input(let kind, let item): takeInput(kind, item, now)
    case .waited: break
    case .rendered, .held, .heldApplied, .modelUpdated, .mounted, .snapshotApplied, .measured,
      .layout, .fault, .reconfigured, .preparing, .prepared, .guarded, .textWork:
      takeWork(timed.record, now)
    case .olderRequested, .olderEnded, .restoreBegan, .restoreEnded, .followSwitched, .followLink,
      .bottomPass, .bottomEnded, .placed, .left:
      takeMotion(timed.record, now)
    case .data: mark(.input, TraceSpans.words(of: timed), now, [])
    }
  }

  /// What a record says in the text form, without its time.
  private static func words(of timed: TimedRecord) -> String {
    let line = String(decoding: TraceText.line(timed), as: UTF8.self)
    return line.split(separator: " ").dropFirst().joined(separator: " ")
  }

  private mutating func add(frame: FrameRecord, at now: Instant) {
    // A frame that was late may reach into the next one; in its lane it ends there.
    if let last = slices.lastIndex(where: { $0.lane == .actual }), let end = slices[last].end,
      end > now
    {
      slices[last].end = now
    }
    if let last = slices.lastIndex(where: { $0.lane == .expected }), let end = slices[last].end,
      end > now
    {
      slices[last].end = now
    }
    frames.append((now, frame))
    let name = frame.state.contains(.covered) ? "covered frame" : "frame"
    for lane in [TraceLane.expected, .actual] {
      slices.append(TraceSlice(lane: lane, name: name, start: now, end: now + refresh))
    }
  }

  private mutating func extendLastFrame(by lateness: Interval, at now: Instant) {
    guard let last = slices.lastIndex(where: { $0.lane == .actual }) else { return }
    let end = slices[last].start + refresh + lateness
    slices[last].end = max(end, slices[last].start)
    slices[last].name = "late frame"
  }

  private mutating func takeReveal(_ record: TraceRecord, _ now: Instant) {
    switch record {
    case .covered(let epoch):
      close(.cover, at: now)
      latestPass = now
      begin(.cover, "cover", now, [("epoch", .whole(epoch))])
    case .settlePass(let pass):
      slices.append(
        TraceSlice(
          lane: .settle,
          name: pass.kind.name.description,
          start: latestPass,
          end: now,
          values: [
            ("pass", .whole(pass.index)), ("reason", .text(pass.reason.name.description)),
            ("still", .whole(pass.stillCount)), ("difference", .points(pass.difference)),
            ("row", .whole(pass.item.map(\.index) ?? -1)),
          ]
        )
      )
      latestPass = now
    case .revealed(let cause, let pass, let creep):
      close(
        .cover,
        at: now,
        [
          ("cause", .text(cause.name.description)), ("pass", .whole(pass)),
          ("creep", .points(creep)),
        ]
      )
    default: break
    }
  }

  private mutating func takeInput(_ kind: InputKind, _ item: ItemID?, _ now: Instant) {
    let row: [(key: String, value: TraceSlice.Value)] =
      item.map { [("row", .whole($0.index))] } ?? []
    switch kind {
    case .touchDown: begin(.touch, "touch", now, row)
    case .touchUp: close(.touch, at: now)
    default: mark(.input, kind.name.description, now, row)
    }
  }

  private mutating func takeWork(_ record: TraceRecord, _ now: Instant) {
    switch record {
    case .rendered(let cause, let changed):
      mark(.render, cause.name.description, now, [("changed", .whole(changed))])
    case .held: begin(.held, "held", now, [])
    case .heldApplied: close(.held, at: now)
    case .modelUpdated: mark(.overlay, "model updated", now, [])
    case .mounted(let rows): mark(.apply, "mounted", now, [("rows", .whole(rows))])
    case .snapshotApplied(let inserted, let deleted, let moved):
      mark(
        .apply,
        "snapshot",
        now,
        [("inserted", .whole(inserted)), ("deleted", .whole(deleted)), ("moved", .whole(moved))]
      )
    case .reconfigured(let item):
      mark(.apply, "reconfigured", now, [("row", .whole(item.index))])
    case .measured(let item, let from, let to, _):
      mark(
        .measure,
        "measured",
        now,
        [("row", .whole(item.index)), ("from", .points(from)), ("to", .points(to))]
      )
    case .layout(let summary):
      mark(
        .measure,
        "layout",
        now,
        [("passes", .whole(summary.passes)), ("measured", .whole(summary.measured))]
      )
    case .preparing(let item): mark(.measure, "preparing", now, [("row", .whole(item.index))])
    case .prepared(let item): mark(.measure, "prepared", now, [("row", .whole(item.index))])
    case .guarded(let item, let rule):
      mark(.measure, "guarded", now, [("row", .whole(item.index)), ("rule", .whole(rule))])
    case .textWork(let item, let parses, let shapes):
      mark(
        .measure,
        "text",
        now,
        [("row", .whole(item.index)), ("parses", .whole(parses)), ("shapes", .whole(shapes))]
      )
    case .fault(let kind, let value):
      mark(.apply, "fault " + kind.name.description, now, [("value", .whole(value))])
    default: break
    }
  }

  private mutating func takeMotion(_ record: TraceRecord, _ now: Instant) {
    switch record {
    case .olderRequested(let underCover):
      begin(.load, "older page", now, [("underCover", .text(underCover ? "yes" : "no"))])
    case .olderEnded(let outcome, let rows):
      let end = TraceSlice.Value.text(outcome.name.description)
      close(.load, at: now, [("outcome", end), ("rows", .whole(rows))])
    case .restoreBegan(let anchor, let screenY):
      begin(.restore, "restore", now, [("row", .whole(anchor.index)), ("y", .points(screenY))])
    case .restoreEnded(let end):
      close(.restore, at: now, [("end", .text(end.name.description))])
    case .followSwitched(let on, let reason):
      let name = (on ? "on: " : "off: ") + reason.name.description
      mark(.follow, name, now, [])
    case .followLink(let running):
      if running { begin(.follow, "display link", now, []) } else { close(.follow, at: now) }
    case .bottomPass(let index, let gap, let isStable):
      let name = isStable ? "stable" : "moving"
      mark(.bottom, name, now, [("pass", .whole(index)), ("gap", .points(gap))])
    case .bottomEnded(let end): mark(.bottom, "ended: " + end.name.description, now, [])
    default: break
    }
  }

  private mutating func mark(
    _ lane: TraceLane,
    _ name: String,
    _ now: Instant,
    _ values: [(key: String, value: TraceSlice.Value)]
  ) {
    slices.append(TraceSlice(lane: lane, name: name, start: now, end: nil, values: values))
  }

  private mutating func begin(
    _ lane: TraceLane,
    _ name: String,
    _ now: Instant,
    _ values: [(key: String, value: TraceSlice.Value)]
  ) {
    // A second beginning goes on with what is open: nothing in a lane overlaps.
    guard !open.contains(where: { $0.lane == lane }) else { return }
    open.append(TraceSlice(lane: lane, name: name, start: now, end: nil, values: values))
  }

  private mutating func close(
    _ lane: TraceLane,
    at now: Instant,
    _ values: [(key: String, value: TraceSlice.Value)] = []
  ) {
    guard let index = open.firstIndex(where: { $0.lane == lane }) else { return }
    var slice = open.remove(at: index)
    slice.end = now
    slice.values += values
    slices.append(slice)
  }
}
