internal import TimelineSimulation
internal import TimelineUnits

extension EventExpansion {
  /// Adds the revisions of a stream.
  mutating func stream(
    _ plan: StreamPlan,
    from start: Instant,
    _ random: inout RandomSource,
    _ measurer: inout some TextMeasurer
  ) throws(InputError) {
    let (item, group) = try target(of: plan)
    let preparation = group?.preparation ?? .ready
    let times = revisionTimes(of: plan, from: start, &random)
    switch plan.growth {
    case .height(let perSecond):
      let base = table.height(of: item)
      for (number, at) in times.enumerated() {
        let height = base.grown(by: perSecond, over: at - start)
        let content = RowContent(
          height: height,
          preparation: preparation.preparation(at: 0, modelled: nil) ?? .ready
        )
        try revise(item, content, at: at, isAppended: group != nil && number == 0)
      }
      extend(past: times.last, by: plan.rest)
    case .text(let bytesPerRevision):
      guard let text = table.texts[item.index] else { return }
      let ends = EventExpansion.ends(of: text, step: bytesPerRevision, atMost: times.count)
      let parts = try measure(text, of: item, cutAt: ends, &measurer)
      for (number, (at, part)) in zip(times, parts).enumerated() {
        try table.check(part.height, of: text)
        let content = RowContent(
          height: part.height,
          preparation: preparation.preparation(at: 0, modelled: part) ?? .ready,
          guardRule: part.guardRule,
          textWork: part.work
        )
        try revise(item, content, at: at, isAppended: group != nil && number == 0)
      }
      extend(past: zip(times, ends).map(\.0).last, by: plan.rest)
      streams.append(
        StreamedText(
          item: item,
          bytes: ends.last ?? 0,
          byteCount: text.markdown.count,
          falls: zip(parts, parts.dropFirst()).count { $0.height > $1.height }
        )
      )
    }
  }

  private func measure(
    _ text: TextRow,
    of item: ItemID,
    cutAt ends: [Int],
    _ measurer: inout some TextMeasurer
  ) throws(InputError) -> [MeasuredText] {
    table.observer?.began(.row, at: .zero, item: item)
    defer { table.observer?.ended() }
    return try measurer.measure(text, cutAt: ends, in: table.layout)
  }

  /// How many bytes of a row are there after each revision.
  private static func ends(of text: TextRow, step: Int, atMost count: Int) -> [Int] {
    var cut = TextCut(text.markdown, step: step)
    var ends: [Int] = []
    while ends.count < count, let end = cut.next() { ends.append(end) }
    return ends
  }

  private mutating func target(
    of plan: StreamPlan
  ) throws(InputError) -> (item: ItemID, group: RowGroup?) {
    switch plan.target {
    case .row(let reference):
      return (try table.row(of: reference), nil)
    case .append(let group):
      let rows = table.takeRows(of: [group])
      guard rows.count == 1 else {
        throw InputError(
          place: table.place,
          byteOffset: group.byteOffset,
          rule: FormatRule.range,
          message: "a stream appends one row, not \(rows.count)"
        )
      }
      return (rows[0], group)
    }
  }

  private mutating func revise(
    _ item: ItemID,
    _ content: RowContent,
    at: Instant,
    isAppended: Bool
  ) throws(InputError) {
    if isAppended {
      table.setContent(content, of: item)
      try add(.live(changes: [], appended: [item]), at: at)
    } else {
      table.setHeight(content.height, of: item)
      try add(.live(changes: [RowChange(item: item, content: content)], appended: []), at: at)
    }
  }

  /// The times of the revisions, as far as time alone decides.
  private func revisionTimes(
    of plan: StreamPlan,
    from start: Instant,
    _ random: inout RandomSource
  ) -> [Instant] {
    // A stream that lets the run go on is not cut by its end.
    let end = plan.rest == nil ? end : .zero + Limits.duration
    let last = min(plan.until ?? end, end)
    var times: [Instant] = []
    var at = start
    while at <= last && times.count <= Limits.scenarioEvents {
      times.append(at)
      at = at + plan.every
      if plan.jitter > .zero {
        at = at + Interval(ticks: Int64(random.within(0...Int(plan.jitter.ticks))))
      }
    }
    return times
  }
}
