/// What a script lets happen; chats are numbered from 0.
public enum ScriptEvent: Equatable, Sendable {
  /// The reader selects a chat.
  case select(Int)
  /// The reader goes back to the list of chats.
  case leave
  /// The app comes to the front, or leaves it.
  case foreground(Bool)
  /// The link becomes usable, or is lost.
  case link(isUsable: Bool)
  /// From now on renewals of the lease get lost on their way to the relay, or do not.
  case renewals(areLost: Bool)
  /// The reader asks for the newest state.
  case refresh
  /// A live event of a chat arrives.
  case live(Int, ScriptedOverlay)
  /// A run of a chat starts.
  case runStarted(Int, String)
  /// A run of a chat finishes.
  case runFinished(Int, String)
  /// From now on the loads of a chat wait for `answered`.
  case hold(Int)
  /// The oldest load of a chat that waits is answered; nothing happens if none does.
  case answered(Int, ScriptedAnswer)
  /// The chat answers loads with this from now on.
  case change(Int, ScriptedAnswer)
  /// The messages of a chat that are sent and not confirmed: operations and texts.
  case sending(Int, [ScriptedEcho])
}
