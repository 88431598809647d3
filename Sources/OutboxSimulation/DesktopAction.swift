/// What the modelled desktop wants done after it has taken something in.
enum DesktopAction {
  /// Send an answer back.
  case answer([UInt8], MessageLeg, subject: Int)
  /// Work on a submit for some time, then call `DesktopPeer.finish`.
  case work(operation: Int, ms: Int)
  /// A message was saved, with a number of files.
  case saved(operation: Int, files: Int)
  /// A message was removed from the outbox again.
  case removed(operation: Int)
  /// A message was refused for good.
  case rejected(operation: Int)
  /// The process dies here; nothing behind it in the list happens.
  case dies
}
