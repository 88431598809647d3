import TimelineUnits

/// What a checker sees of the phone itself.
struct PhoneMark: Equatable {
  var isForeground: Bool
  var isLinkUsable: Bool
  /// The view model on screen and that of the thread over it, or 0.
  var mounted: Int
  var thread: Int
  /// Whether the chat on screen has a run, a message or a load pending.
  var isBusy: Bool
  /// When the next catch-up load is due.
  var catchUp: Instant?
  /// What the event was.
  var isCatchUpTick: Bool

  func add(to hash: inout WordHash) {
    let flags = [isForeground, isLinkUsable, isBusy, isCatchUpTick]
    hash.add(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
    for word in [mounted, thread] { hash.add(word) }
    hash.add(catchUp.map { Int($0.ticks) } ?? -1)
  }
}
