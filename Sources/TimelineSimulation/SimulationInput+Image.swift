import TimelineCoordinator
import TimelineUnits

/// What an image holds of an input, field by field.
extension SimulationInput {
  /// Visits what can be changed without touching rows or events.
  mutating func visitSettings<Codec: ImageCodec>(_ codec: inout Codec) {
    tuning.visit(&codec)
    device.visit(&codec)
    codec.time(&cost.render)
    codec.time(&cost.snapshot)
    codec.time(&cost.snapshotRow)
    codec.time(&cost.layoutPass)
    codec.time(&cost.configure)
    codec.time(&cost.measure)
    codec.time(&cost.measurePer100Points)
    codec.time(&cost.commit)
    codec.flag(&reduceMotion)
    codec.time(&duration)
    var load = firstLoad ?? Interval(ticks: -1)
    codec.time(&load)
    firstLoad = load < .zero ? nil : load
  }

  /// Visits rows, pages and events.
  mutating func visitBody<Codec: ImageCodec>(_ codec: inout Codec) {
    let blank = RowContent(height: .zero)
    codec.list(&rows, of: blank) { codec, row in row.visit(&codec) }
    codec.items(&initial)
    let page = OlderPage(rows: [], latency: .zero)
    codec.list(&older, of: page) { codec, page in
      codec.items(&page.rows)
      codec.time(&page.latency)
      codec.choice(&page.outcome)
    }
    var previous = Instant.zero
    let event = TimedInput(at: .zero, event: .touchUp)
    codec.list(&events, of: event) { codec, event in
      var elapsed = event.at - previous
      codec.time(&elapsed)
      // A sum of such steps does not overflow before the bytes of any image end.
      guard elapsed >= .seconds(-3_600), elapsed <= .seconds(3_600) else {
        return codec.fail(.unknownValue)
      }
      event.at = previous + elapsed
      previous = event.at
      event.event.visit(&codec)
    }
  }

  /// Checks that every row that is named has a content.
  func checkRows() throws(ImageError) {
    try check(initial)
    for page in older { try check(page.rows) }
    for event in events {
      switch event.event {
      case .resize(let item, _), .scrollTo(let item, _, _): try check([item])
      case .live(let changes, let appended):
        try check(appended)
        for change in changes { try check([change.item]) }
      case .window(let rows, let changes), .epoch(let rows, let changes, _):
        try check(rows)
        for change in changes { try check([change.item]) }
      case .send(let appended): try check(appended)
      default: break
      }
    }
  }

  private func check(_ items: [ItemID]) throws(ImageError) {
    for item in items where item.index >= rows.count { throw ImageError.unknownRow }
  }
}

extension Device {
  mutating func visit<Codec: ImageCodec>(_ codec: inout Codec) {
    codec.size(&viewport)
    codec.insets(&insets)
    codec.count(&scale)
    codec.time(&refresh)
  }
}
