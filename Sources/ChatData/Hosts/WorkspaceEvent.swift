/// What reaches the data side of the phone.
public enum WorkspaceEvent: Equatable, Sendable {
  /// A chat was selected during a view update; H-HOST-3.
  case selected(HostKey)
  /// The task of a selection runs; H-HOST-4.
  case selectionCommitted(Int)
  /// The list of chats is on screen, and no chat.
  case left
  /// The app came to the front or left it; H-STALE-6.
  case foreground(Bool)
  /// The link became usable or was lost; H-SCHED-9.
  case link(isUsable: Bool)
  /// The answer of a load of the latest window arrived.
  case answered(LoadTicket, [UInt8])
  /// The call of a load failed; H-SCHED-8.
  case failed(LoadTicket)
  /// A live event of a chat and a target arrived; H-OVER-9.
  case live(HostKey, target: Int, [UInt8])
  /// A run of a chat started; H-OVER-6.
  case runStarted(HostKey, target: Int, [UInt8])
  /// A run of a chat ended, for the reason that marks the chat stale; H-STALE-1 to H-STALE-4.
  case runEnded(HostKey, target: Int, [UInt8], StaleReasons)
  /// The list of sessions says when a chat was updated; H-STALE-10.
  case sessionUpdated(HostKey, at: Int64)
  /// The desktop is back; H-STALE-5.
  case desktopRecovered
  /// The reader asks for the newest state; H-STALE-8.
  case refreshed
  /// Another desktop answers for a chat; H-STALE-7.
  case targetChanged(HostKey, to: Int)
  /// The messages of a chat that are sent and not confirmed; H-PROJ-4.
  case echoes(HostKey, [MessageEcho])
  /// The reader nears the top of the chat, or of the thread that is open; H-OLDER-1.
  case olderWanted(inThread: Bool)
  /// The answer of a request for older rows arrived, or `nil` if the call failed; H-OLDER-6.
  case olderAnswered(PageTicket, [UInt8]?)
  /// The viewer of a subagent's thread opens over the chat; H-THREAD-1.
  case threadOpened([UInt8])
  /// The viewer of the thread closes; H-THREAD-3.
  case threadClosed
  /// The instant of `ChatWorkspace.nextDeadline` is there.
  case timeReached
}
