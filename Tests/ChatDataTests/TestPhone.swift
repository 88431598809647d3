import ChatData
import TimelineUnits

/// A workspace under test: selections commit at once, loads are kept until they are answered.
struct TestPhone {
  private(set) var workspace = ChatWorkspace(random: RandomSource(seed: 1))
  /// The loads that were sent and not answered, oldest first.
  private(set) var loads: [LoadTicket] = []
  /// The pages that were asked for and not answered.
  private(set) var pages: [PageTicket] = []
  /// All effects so far.
  private(set) var effects: [WorkspaceEffect] = []
  var now = Instant.zero

  /// The key of a chat, named by a letter.
  static func key(_ chat: Character) -> HostKey {
    HostKey(desktop: [1], folder: [2], session: Array(String(chat).utf8))
  }

  /// Hands an event in.
  @discardableResult
  mutating func send(_ event: WorkspaceEvent) -> [WorkspaceEffect] {
    let new = workspace.handle(event, at: now)
    for effect in new {
      if case .load(let ticket, _, _) = effect { loads.append(ticket) }
      if case .loadOlder(let ticket, _, _) = effect { pages.append(ticket) }
    }
    effects += new
    return new
  }

  /// Selects a chat and commits.
  mutating func select(_ chat: Character) {
    for case .commitSelection(let number) in send(.selected(TestPhone.key(chat))) {
      send(.selectionCommitted(number))
    }
  }

  /// Answers the oldest load.
  mutating func answer(_ envelope: HistoryEnvelope) {
    guard !loads.isEmpty else { return }
    send(.answered(loads.removeFirst(), envelope.encode()))
  }

  /// Answers the oldest page.
  mutating func answerPage(_ bytes: [UInt8]?) {
    guard !pages.isEmpty else { return }
    send(.olderAnswered(pages.removeFirst(), bytes))
  }

  /// A live event of a chat.
  mutating func live(_ chat: Character, _ overlay: LiveOverlay, target: Int = 0) {
    let blocks = overlay.blocks.map { row in
      """
      {"type":"agent-reply","id":"\(String(decoding: row.id, as: UTF8.self))","origin":"live",\
      "sourceOrder":[\(row.sourceOrder[0])],"timestamp":0,"runId":"run",\
      "text":"\(String(decoding: row.text, as: UTF8.self))"}
      """
    }
    let text = """
      {"settlementEpoch":\(overlay.settlementEpoch),"revision":\(overlay.revision),\
      "blocks":[\(blocks.joined(separator: ","))]}
      """
    send(.live(TestPhone.key(chat), target: target, Array(text.utf8)))
  }

  /// Lets time pass, with every timer on its way.
  mutating func wait(seconds: Int64) {
    let end = now + .seconds(seconds)
    while let deadline = workspace.nextDeadline, deadline <= end {
      now = max(now, deadline)
      send(.timeReached)
    }
    now = end
  }

  /// Forgets the effects so far.
  mutating func forget() {
    effects = []
  }

  /// The chats in the cache, newest first.
  var order: String {
    String(
      decoding: workspace.cache.hosts.map { $0.identity.key.session[0] },
      as: UTF8.self
    )
  }

  /// The chats whose lease was taken or renewed.
  var renewals: String {
    var chats: [UInt8] = []
    for case .renewLease(let key, _) in effects { chats.append(key.session[0]) }
    return String(decoding: chats, as: UTF8.self)
  }

  /// How many loads started.
  var loadCount: Int {
    effects.reduce(0) { count, effect in
      if case .load = effect { count + 1 } else { count }
    }
  }

  /// How the loads ended.
  var ends: [LoadEnd] {
    effects.compactMap { effect in
      if case .loadEnded(_, let end, _) = effect { end } else { nil }
    }
  }

  /// What the chat on screen shows.
  var shown: String { workspace.mountedHost.map { TestRows.shown($0.timeline) } ?? "none" }
}
