internal import StrictJSON
internal import TimelineScroll
internal import TimelineUnits

/// The events of the screen itself: what it shows, how large it is, how often it refreshes.
extension ScenarioFile {
  /// The refresh rates of a display.
  ///
  /// Source: U-LINK-3.
  static let refreshRates: [Int] = [120, 80, 60, 48, 40, 30, 24, 20, 16, 15, 12, 10]

  static func screenAction(
    _ kind: EventKind,
    _ object: inout JSONObjectReader
  ) throws(JSONError) -> ScenarioAction {
    switch kind {
    case .fling: .fling(try fling(&object))
    case .scrollTo:
      .scrollTo(
        try reference(object.required("row")),
        try placement(object.optional("to")),
        isAnimated: try object.required("isAnimated").bool()
      )
    case .keyboard: .keyboard(height: try inset(object.required("heightPt")))
    case .viewport: .viewport(try viewport(&object))
    case .textSize: .textSize(heightTimes: try factor(object.required("heightTimes")))
    case .stall: .stall(try step(object.required("durationMs")))
    case .refresh: .refresh(hertz: try refreshRate(object.required("hertz")))
    case .trim: .trim(keepingRows: try keptRows(object.required("keepRows")))
    default: .lowPower(isOn: try object.required("isOn").bool())
    }
  }

  private static func fling(_ object: inout JSONObjectReader) throws(JSONError) -> FlingPlan {
    let from = try screenY(object.required("fromPt"))
    let speed = try object.required("ptPerSecond")
    let plan = FlingPlan(
      from: from,
      perSecond: Length(points: try speed.number(in: -100_000...100_000, rule: FormatRule.range)),
      duration: try flingTime(object.optional("durationMs"))
    )
    let way = plan.y(after: plan.duration) - plan.from
    guard way.magnitude >= FlingPlan.leastWay else {
      throw speed.error(
        rule: FormatRule.range,
        "a finger that moves less than 20 pt flings nothing"
      )
    }
    return plan
  }

  /// How long the finger moves; it is lifted at once, so the last 100 ms decide.
  private static func flingTime(_ value: JSONValue?) throws(JSONError) -> Interval {
    guard let value else { return .milliseconds(100) }
    let milliseconds = try value.number(in: 20...10_000, rule: FormatRule.range)
    return Interval(seconds: milliseconds / 1_000)
  }

  private static func placement(_ value: JSONValue?) throws(JSONError) -> RowPlacement {
    guard let value else { return .top }
    return try value.choice(
      ["top": RowPlacement.top, "center": .center, "bottom": .bottom],
      rule: FormatRule.names
    )
  }

  private static func viewport(_ object: inout JSONObjectReader) throws(JSONError) -> ViewportPlan {
    let size = Size(
      width: try side(object.required("widthPt")),
      height: try side(object.required("heightPt"))
    )
    var insets: EdgeInsets?
    if let value = object.optional("insetsPt") { insets = try self.insets(value) }
    var times = 1.0
    if let value = object.optional("heightTimes") { times = try factor(value) }
    if let insets, insets.left + insets.right >= size.width {
      throw object.value.error(rule: FormatRule.range, "the insets leave no width for the rows")
    }
    return ViewportPlan(size: size, insets: insets, heightTimes: times)
  }

  private static func insets(_ value: JSONValue) throws(JSONError) -> EdgeInsets {
    var object = try value.object(rule: FormatRule.keys)
    let insets = EdgeInsets(
      top: try optionalInset(object.optional("top")),
      left: try optionalInset(object.optional("left")),
      bottom: try optionalInset(object.optional("bottom")),
      right: try optionalInset(object.optional("right"))
    )
    try object.finish()
    return insets
  }

  private static func optionalInset(_ value: JSONValue?) throws(JSONError) -> Length {
    guard let value else { return .zero }
    return try inset(value)
  }

  private static func inset(_ value: JSONValue) throws(JSONError) -> Length {
    Length(points: try value.number(in: 0...10_000, rule: FormatRule.range))
  }

  private static func side(_ value: JSONValue) throws(JSONError) -> Length {
    Length(points: try value.number(in: 1...10_000, rule: FormatRule.range))
  }

  private static func factor(_ value: JSONValue) throws(JSONError) -> Double {
    try value.number(in: 0.1...10, rule: FormatRule.range)
  }

  private static func keptRows(_ value: JSONValue) throws(JSONError) -> Int {
    Int(try value.integer(in: 0...1_000_000, rule: FormatRule.range))
  }

  private static func refreshRate(_ value: JSONValue) throws(JSONError) -> Int64 {
    let hertz = Int(try value.exactInteger())
    guard refreshRates.contains(hertz) else {
      let rates = refreshRates.map(String.init).joined(separator: ", ")
      throw value.error(rule: FormatRule.range, "a display refreshes at one of \(rates) Hz")
    }
    return Int64(hertz)
  }
}
