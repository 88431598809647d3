internal import TimelineCoordinator
internal import TimelineSimulation
internal import TimelineUnits

/// The events of the screen itself.
extension EventExpansion {
  /// Adds the events of a fling, a scroll to a row, or a change of the screen.
  mutating func expandScreen(
    _ event: ScenarioEvent,
    measurer: inout some TextMeasurer
  ) throws(InputError) {
    let at = event.at
    switch event.action {
    case .fling(let plan): try fling(plan, from: at)
    case .scrollTo(let row, let placement, let isAnimated):
      let item = try table.row(of: row)
      try add(.scrollTo(item, placement, isAnimated: isAnimated), at: at)
    case .keyboard(let height):
      // The keyboard covers what keeps rows off the screen's lower edge.
      try add(.keyboard(bottomInset: max(height, device.insets.bottom)), at: at)
    case .viewport(let plan): try turn(plan, at: at, measurer: &measurer)
    case .textSize(let times): try scaleRows(by: times, at: at)
    case .stall(let time): try add(.stall(time), at: at)
    case .trim(let rows): try add(.trim(keepingRows: rows), at: at)
    case .refresh(let hertz): try setRefresh(.period(hertz: hertz), at: at)
    case .lowPower(let isOn):
      try setRefresh(isOn ? .period(hertz: 60) : device.refresh, at: at)
    default: break
    }
  }

  private mutating func fling(_ plan: FlingPlan, from start: Instant) throws(InputError) {
    try add(.touchDown(y: plan.from), at: start)
    var elapsed = refresh
    while elapsed < plan.duration {
      try add(.touchMoved(y: plan.y(after: elapsed)), at: start + elapsed)
      elapsed = elapsed + refresh
    }
    try add(.touchMoved(y: plan.y(after: plan.duration)), at: start + plan.duration)
    try add(.touchUp, at: start + plan.duration)
  }

  /// No display refreshes faster than the device's own.
  ///
  /// Source: U-LINK-3.
  private mutating func setRefresh(_ period: Interval, at: Instant) throws(InputError) {
    try add(.refresh(max(period, device.refresh)), at: at)
  }

  /// The heights that hold at the new size are there before the screen has it.
  private mutating func turn(
    _ plan: ViewportPlan,
    at: Instant,
    measurer: inout some TextMeasurer
  ) throws(InputError) {
    let insets = plan.insets ?? device.insets
    let width = plan.size.width - insets.left - insets.right
    if width != table.layout.width {
      table.layout.width = width
      try measureTexts(at: at, measurer: &measurer)
    }
    if plan.heightTimes != 1 { try scaleRows(by: plan.heightTimes, at: at, texts: false) }
    try add(.viewport(plan.size, insets: insets), at: at)
  }

  private mutating func measureTexts(
    at: Instant,
    measurer: inout some TextMeasurer
  ) throws(InputError) {
    for index in table.texts.indices {
      guard let text = table.texts[index] else { continue }
      let item = ItemID(rawValue: UInt32(index))
      guard !table.isStreamed(item) else {
        throw InputError(
          place: table.place,
          rule: FormatRule.range,
          message: "the width cannot change once a stream of text has begun"
        )
      }
      table.observer?.began(.row, at: at, item: item)
      defer { table.observer?.ended() }
      let measured = try measurer.measure(text, in: table.layout)
      try resize(item, to: measured.height, at: at)
    }
  }

  private mutating func scaleRows(
    by times: Double,
    at: Instant,
    texts: Bool = true
  ) throws(InputError) {
    for index in table.texts.indices where texts || table.texts[index] == nil {
      let item = ItemID(rawValue: UInt32(index))
      let units = Double(table.height(of: item).units) * times
      let height = min(
        max(Length(units: Int64(nearest: units)), Length(units: 1)),
        Limits.rowHeight
      )
      try resize(item, to: height, at: at)
    }
  }
}
