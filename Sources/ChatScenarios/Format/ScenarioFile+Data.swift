internal import DataSimulation
internal import OutboxSimulation
internal import StrictJSON
internal import TimelineUnits

extension ScenarioFile {
  /// The data side of a scenario; what it names exists, and its ids are given once.
  static func data(_ value: JSONValue?) throws(JSONError) -> ScenarioData? {
    guard let value else { return nil }
    var object = try value.object(rule: FormatRule.keys)
    var data = ScenarioData(
      chats: try chats(object.required("chats")),
      steps: [],
      byteOffset: value.byteOffset
    )
    if let mount = object.optional("mount") {
      data.mount = try mount.integer(in: 0...ScenarioData.maximumSteps, rule: FormatRule.range)
    }
    try readSteps(object.required("steps"), into: &data)
    if let faults = object.optional("link") { data.fates = try fates(faults, of: data) }
    try object.finish()
    return data
  }

  private static func chats(_ value: JSONValue) throws(JSONError) -> [ScriptedChat] {
    var chats: [ScriptedChat] = []
    for element in try value.elements() {
      var object = try element.object(rule: FormatRule.keys)
      var chat = ScriptedChat(answer: try answer(object.required("answer")))
      if let trip = object.optional("roundTripMs") { chat.roundTrip = try step(trip) }
      try object.finish()
      chats.append(chat)
    }
    guard (1...ScenarioData.maximumChats).contains(chats.count) else {
      throw value.error(
        rule: FormatRule.range,
        "a scenario has 1 to \(ScenarioData.maximumChats) chats"
      )
    }
    return chats
  }

  private static func answer(_ value: JSONValue) throws(JSONError) -> ScriptedAnswer {
    var object = try value.object(rule: FormatRule.keys)
    var answer = ScriptedAnswer(rows: try dataRows(object.required("rows")))
    if let state = object.optional("overlay") { answer.overlay = try overlay(state) }
    if let run = object.optional("run") { answer.run = try name(run) }
    try object.finish()
    return answer
  }

  private static func overlay(_ value: JSONValue) throws(JSONError) -> ScriptedOverlay {
    var object = try value.object(rule: FormatRule.keys)
    var overlay = ScriptedOverlay()
    if let epoch = object.optional("epoch") {
      overlay.epoch = Int64(try epoch.integer(in: 0...1_000_000, rule: FormatRule.range))
    }
    let revision = try object.required("revision")
    overlay.revision = Int64(try revision.integer(in: 0...1_000_000, rule: FormatRule.range))
    if let rows = object.optional("rows") { overlay.blocks = try dataRows(rows) }
    try object.finish()
    return overlay
  }

  private static func dataRows(_ value: JSONValue) throws(JSONError) -> [ScriptedRow] {
    var rows: [ScriptedRow] = []
    var ids: Set<[UInt8]> = []
    var orders: Set<UInt64> = []
    for element in try value.elements() {
      for row in try dataGroup(element) {
        guard ids.insert([row.kind.rawValue] + row.id.utf8).inserted else {
          throw element.error(rule: FormatRule.names, "another row of the kind has the same id")
        }
        guard orders.insert(row.order).inserted else {
          throw element.error(rule: FormatRule.range, "another row has the same order")
        }
        rows.append(row)
      }
      guard rows.count <= ScenarioData.maximumRows else {
        throw element.error(
          rule: FormatRule.range,
          "an answer has at most \(ScenarioData.maximumRows) rows"
        )
      }
    }
    return rows
  }

  /// The rows that one object stands for: one, or `count` whose ids end in their numbers.
  private static func dataGroup(_ value: JSONValue) throws(JSONError) -> [ScriptedRow] {
    var object = try value.object(rule: FormatRule.keys)
    let id = try name(object.required("id"))
    let kind = try object.optional("kind").map { (kind: JSONValue) throws(JSONError) in
      try kind.choice(
        [
          "user": ScriptedRow.Kind.user, "reply": .reply, "activity": .activity,
          "thinking": .thinking, "system": .system,
        ],
        rule: FormatRule.names
      )
    }
    let order = try object.required("order").integer(in: 0...1_000_000, rule: FormatRule.range)
    let heights = try heightFormula(object.required("heightPt"))
    var count: Int?
    if let value = object.optional("count") {
      count = try value.integer(in: 1...ScenarioData.maximumRows, rule: FormatRule.range)
    }
    try object.finish()
    var rows: [ScriptedRow] = []
    for index in 0..<(count ?? 1) {
      guard let units = heights.value(at: index), units <= Limits.rowHeight.units else {
        throw value.error(rule: FormatRule.range, "row \(index) is taller than a row can be")
      }
      let text = HeightText.text(of: Length(units: units))
      let name = count == nil ? id : id + String(index)
      rows.append(ScriptedRow(name, kind ?? .reply, order: UInt64(order + index), text: text))
    }
    return rows
  }
}

extension ScenarioFile {
  private enum StepKind: CaseIterable {
    case select, refresh, hold, answer, change, live, renewals, link, send, upload

    var word: String { String(describing: self) }
  }

  private static func readSteps(
    _ value: JSONValue,
    into data: inout ScenarioData
  ) throws(JSONError) {
    for element in try value.elements() {
      var object = try element.object(rule: FormatRule.keys)
      let at = try instant(object.required("atMs"))
      let kind = try stepKind(object.required("step"))
      switch kind {
      case .send: data.messages.append(try message(&object, at: at, beside: data))
      case .upload: data.uploads.append(try upload(&object, at: at))
      default:
        let event = try stepEvent(kind, &object, of: data)
        data.steps.append(TimedScriptEvent(at: at, event))
      }
      try object.finish()
    }
    let count = data.steps.count + data.messages.count + data.uploads.count
    guard count <= ScenarioData.maximumSteps else {
      throw value.error(
        rule: FormatRule.range,
        "a scenario has at most \(ScenarioData.maximumSteps) steps"
      )
    }
  }

  private static func stepKind(_ value: JSONValue) throws(JSONError) -> StepKind {
    let word = try value.string()
    guard let kind = StepKind.allCases.first(where: { $0.word.utf8.elementsEqual(word.utf8) })
    else {
      let hint = NearestNames.hint(for: word, among: StepKind.allCases.map(\.word))
      throw value.error(rule: FormatRule.names, "unknown step" + hint)
    }
    return kind
  }

  private static func stepEvent(
    _ kind: StepKind,
    _ object: inout JSONObjectReader,
    of data: ScenarioData
  ) throws(JSONError) -> ScriptEvent {
    switch kind {
    case .refresh, .send, .upload: return .refresh
    case .renewals: return .renewals(areLost: try object.required("areLost").bool())
    case .link: return .link(isUsable: try object.required("isUsable").bool())
    case .select: return .select(try chat(object.required("chat"), of: data))
    case .hold: return .hold(try chat(object.required("chat"), of: data))
    case .answer:
      let chat = try chat(object.required("chat"), of: data)
      return .answered(chat, try answer(object.required("answer")))
    case .change:
      let chat = try chat(object.required("chat"), of: data)
      return .change(chat, try answer(object.required("answer")))
    case .live:
      let chat = try chat(object.required("chat"), of: data)
      return .live(chat, try overlay(object.required("overlay")))
    }
  }

  private static func chat(
    _ value: JSONValue,
    of data: ScenarioData
  ) throws(JSONError) -> Int {
    try value.integer(in: 0...data.chats.count - 1, rule: FormatRule.names)
  }

  private static func message(
    _ object: inout JSONObjectReader,
    at: Instant,
    beside data: ScenarioData
  ) throws(JSONError) -> PlannedMessage {
    let id = try object.required("id")
    let message = PlannedMessage(
      at: at,
      chat: try chat(object.required("chat"), of: data),
      id: try name(id),
      height: try height(object.required("heightPt")),
      notice: try notice(object.optional("noticePt")),
      takenAfter: try optionalTime(object.optional("takenAfterMs")) ?? .seconds(2),
      shownAfter: try optionalTime(object.optional("shownAfterMs")) ?? .milliseconds(500),
      files: try object.optional("files")?.integer(in: 0...9, rule: FormatRule.range) ?? 0
    )
    guard !data.messages.contains(where: { $0.id.utf8.elementsEqual(message.id.utf8) }) else {
      throw id.error(rule: FormatRule.names, "another message has the same id")
    }
    guard data.messages.count < ScenarioData.maximumMessages else {
      throw object.value.error(
        rule: FormatRule.range,
        "a scenario has at most \(ScenarioData.maximumMessages) messages"
      )
    }
    guard data.messages.allSatisfy({ $0.at <= at }) else {
      throw object.value.error(rule: FormatRule.range, "messages stand in the order of their times")
    }
    return message
  }

  private static func upload(
    _ object: inout JSONObjectReader,
    at: Instant
  ) throws(JSONError) -> PlannedUpload {
    let chunks = try object.required("chunks").integer(in: 1...64, rule: FormatRule.range)
    let kill = try object.optional("killedAfter")?.integer(in: 0...chunks, rule: FormatRule.range)
    return PlannedUpload(at: at, chunks: chunks, killedAfter: kill)
  }

  private static func notice(_ value: JSONValue?) throws(JSONError) -> Length {
    guard let value else { return .zero }
    return Length(points: try value.number(in: 0...1_000, rule: FormatRule.range))
  }

  private static func fates(
    _ value: JSONValue,
    of data: ScenarioData
  ) throws(JSONError) -> [OutboxStep] {
    var fates: [OutboxStep] = []
    for element in try value.elements() {
      var object = try element.object(rule: FormatRule.keys)
      let leg = try object.required("leg").choice(
        ["submit": MessageLeg.submit, "receipt": .receipt],
        rule: FormatRule.names
      )
      let message = try object.required("message")
      let id = try name(message)
      guard let operation = data.messages.firstIndex(where: { $0.id.utf8.elementsEqual(id.utf8) })
      else { throw message.error(rule: FormatRule.names, "no message has this id") }
      let nth = try object.optional("nth")?.integer(in: 1...1_000, rule: FormatRule.range) ?? 1
      var fate = MessageFate()
      switch (object.optional("isLost"), object.optional("delayMs")) {
      case (let isLost?, nil): fate.isLost = try isLost.bool()
      case (nil, let delay?):
        fate.delayMs = try delay.integer(in: 0...3_600_000, rule: FormatRule.range)
      default:
        throw element.error(rule: FormatRule.keys, "one of isLost and delayMs is needed")
      }
      try object.finish()
      fates.append(.fate(leg, subject: operation, nth, fate))
    }
    return fates
  }
}
