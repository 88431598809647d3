/// The desktops that answer the phone: two for every chat, of which the target picks one.
struct ModelledDesktop {
  private var chats: [[DesktopChat]] = []
  private var threads: [[DesktopChat]] = []

  /// Creates desktops whose chats have these numbers of rows.
  init(rows: [Int], carriesLive: Bool) {
    for (chat, count) in rows.enumerated() {
      chats.append(
        (0..<2).map { target in
          DesktopChat(
            prefix: ModelledDesktop.prefix(chat, target),
            rows: target == 0 ? count : count / 2 + 1,
            carriesLive: carriesLive
          )
        }
      )
      threads.append(
        (0..<2).map { thread in
          DesktopChat(
            prefix: ModelledDesktop.prefix(chat, 0) + Array("h".utf8) + [48 + UInt8(thread)],
            rows: 15 + thread,
            carriesLive: false
          )
        }
      )
    }
  }

  /// The number of chats.
  var count: Int { chats.count }

  /// The chat that a target answers for.
  subscript(chat: Int, target: Int) -> DesktopChat {
    get { chats[chat][target & 1] }
    set { chats[chat][target & 1] = newValue }
  }

  /// The thread of a chat.
  func thread(_ chat: Int, _ thread: Int) -> DesktopChat { threads[chat][thread & 1] }

  /// How ids of a chat begin: its number and that of the target, one digit each.
  static func prefix(_ chat: Int, _ target: Int) -> [UInt8] {
    [UInt8(ascii: "c"), 48 + UInt8(chat), UInt8(ascii: "t"), 48 + UInt8(target & 1)]
  }
}
