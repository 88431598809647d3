extension OutboxStep {
  /// The step as one line of plain words.
  public var text: String {
    switch self {
    case .send(let atMs, let chat, let operation):
      at(atMs) + "message \(operation) is sent in chat \(chat)"
    case .cancel(let atMs, let operation): at(atMs) + "message \(operation) is cancelled"
    case .open(let atMs, let chat): at(atMs) + "chat \(chat) is opened"
    case .type(let atMs, let chat, let isEmpty):
      at(atMs) + "the composer of chat \(chat) is \(isEmpty ? "emptied" : "typed into")"
    case .link(let atMs, let desktop, let isUp):
      at(atMs) + "the link to desktop \(desktop) \(isUp ? "is back" : "drops")"
    case .load(let atMs, let chat): at(atMs) + "the rows of chat \(chat) are loaded"
    case .crash(let atMs, let downMs): at(atMs) + "the phone's process ends for \(downMs) ms"
    case .crashInWrite(let write, let point, let downMs):
      "write \(write): the phone's process ends \(point.words) for \(downMs) ms"
    case .desktopCrash(let atMs, let desktop, let downMs):
      at(atMs) + "desktop \(desktop) ends for \(downMs) ms"
    case .clock(let atMs, let byMs): at(atMs) + "the wall clock is set by \(byMs) ms"
    case .damage(let launch, let damage, let reads):
      "launch \(launch): the store reads \(damage) \(reads) times"
    case .lateWriter(let atMs): at(atMs) + "the process before still writes"
    case .fate(let leg, let subject, let number, let fate):
      "\(leg) \(number) about \(subject): \(fate.words)"
    case .trait(let operation, let trait): "message \(operation): \(trait.words)"
    }
  }

  private func at(_ ms: Int) -> String { "\(ms) ms: " }
}

extension CrashPoint {
  fileprivate var words: String {
    switch self {
    case .beforeWrite: "before it"
    case .beforeWitness: "before the witness"
    case .afterWrite: "after it"
    case .afterEffect: "after its first effect"
    }
  }
}

extension MessageFate {
  fileprivate var words: String {
    if isLost { return "lost" }
    let again = repeatedAfterMs.map { ", again \($0) ms later" } ?? ""
    return "takes \(delayMs) ms\(again)\(isFailed ? ", fails" : "")"
  }
}

extension OperationTrait {
  fileprivate var words: String {
    var words: [String] = []
    if isRejected { words.append("is refused") }
    if isClashing { words.append("its key clashes") }
    if isSteering { words.append(isRunOver ? "steers a run that is over" : "steers a run") }
    if uploads > 0 { words.append("has \(uploads) uploads") }
    if workMs > 0 { words.append("is worked on for \(workMs) ms") }
    words.append("is taken after \(takenAfterMs) ms")
    words.append("shows \(shownAfterMs) ms later")
    if choice != .none { words.append("too old: \(choice)") }
    return words.joined(separator: ", ")
  }
}
