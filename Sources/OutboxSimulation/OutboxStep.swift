/// One thing that a script lets happen; times are in ms.
public enum OutboxStep: Equatable, Sendable {
  /// The user sends a message; operations are numbered in the order in which they are sent.
  case send(atMs: Int, chat: Int, operation: Int)
  /// The user cancels a message.
  case cancel(atMs: Int, operation: Int)
  /// The user opens a chat.
  case open(atMs: Int, chat: Int)
  /// The user types something of his own into a composer, or empties it.
  case type(atMs: Int, chat: Int, isEmpty: Bool)
  /// The link to a desktop drops or is back.
  case link(atMs: Int, desktop: Int, isUp: Bool)
  /// The rows of a chat are loaded.
  case load(atMs: Int, chat: Int)
  /// The phone's process ends and is started again.
  case crash(atMs: Int, downMs: Int)
  /// The phone's process ends in its nth write, from 1, and is started again.
  case crashInWrite(Int, CrashPoint, downMs: Int)
  /// A desktop's process ends and is started again.
  case desktopCrash(atMs: Int, desktop: Int, downMs: Int)
  /// The phone's wall clock is set.
  case clock(atMs: Int, byMs: Int)
  /// The store is damaged at the nth launch, from 1, for so many reads.
  case damage(launch: Int, StoreDamage, reads: Int)
  /// A process of the generation before still writes.
  case lateWriter(atMs: Int)
  /// The nth message of a kind about an operation or chat, from 1, has a fate of its own.
  case fate(MessageLeg, subject: Int, Int, MessageFate)
  /// An operation is not plain.
  case trait(operation: Int, OperationTrait)
}
