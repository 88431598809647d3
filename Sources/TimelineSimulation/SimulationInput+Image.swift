import TimelineCoordinator
import TimelineUnits

/// What an image holds of an input, field by field.
extension SimulationInput {
  /// Visits what can be changed without touching rows or events.
  mutating func visitSettings<Codec: ImageCodec>(_ codec: inout Codec) throws(ImageError) {
    try tuning.visit(&codec)
    try device.visit(&codec)
    try codec.time(&cost.render)
    try codec.time(&cost.snapshot)
    try codec.time(&cost.snapshotRow)
    try codec.time(&cost.layoutPass)
    try codec.time(&cost.configure)
    try codec.time(&cost.measure)
    try codec.time(&cost.measurePer100Points)
    try codec.time(&cost.commit)
    try codec.flag(&reduceMotion)
    try codec.time(&duration)
    var load = firstLoad ?? Interval(ticks: -1)
    try codec.time(&load)
    firstLoad = load < .zero ? nil : load
  }

  /// Visits rows, pages and events.
  mutating func visitBody<Codec: ImageCodec>(_ codec: inout Codec) throws(ImageError) {
    let blank = RowContent(height: .zero)
    try codec.list(&rows, of: blank) { codec, row throws(ImageError) in try row.visit(&codec) }
    try codec.items(&initial)
    let page = OlderPage(rows: [], latency: .zero)
    try codec.list(&older, of: page) { codec, page throws(ImageError) in
      try codec.items(&page.rows)
      try codec.time(&page.latency)
      try codec.choice(&page.outcome)
    }
    var previous = Instant.zero
    let event = TimedInput(at: .zero, event: .touchUp)
    try codec.list(&events, of: event) { codec, event throws(ImageError) in
      var elapsed = event.at - previous
      try codec.time(&elapsed)
      // A sum of such steps does not overflow before the bytes of any image end.
      guard elapsed >= .seconds(-3_600), elapsed <= .seconds(3_600) else {
        throw ImageError.unknownValue
      }
      event.at = previous + elapsed
      previous = event.at
      try event.event.visit(&codec)
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
  mutating func visit<Codec: ImageCodec>(_ codec: inout Codec) throws(ImageError) {
    try codec.size(&viewport)
    try codec.insets(&insets)
    try codec.count(&scale)
    try codec.time(&refresh)
  }
}
