internal import ChatOutbox

/// What waits in the queue of a run.
enum WorldEvent {
  /// A step of the script.
  case step(Int)
  /// The phone's process starts.
  case launch
  /// A call reaches a desktop.
  case call(desktop: Int, [UInt8], isFailed: Bool)
  /// An answer reaches the phone.
  case answer(desktop: Int, [UInt8])
  /// The rows of a chat reach the phone.
  case window(chat: Int, [UInt8])
  /// A timer of a process of the phone is due.
  case timer(OutboxTimer, process: Int)
  /// A process of the phone reads its store.
  case read(process: Int)
  /// A desktop's work on an operation is done.
  case finish(desktop: Int, operation: Int, process: Int)
  /// A run takes an operation.
  case take(desktop: Int, operation: Int)
  /// The row of an operation is in the timeline.
  case show(desktop: Int, operation: Int)
  /// A desktop starts again.
  case restart(desktop: Int)
  /// The user decides about a message that is too old.
  case choose(chat: Int, operation: Int)
  /// All faults end.
  case heal
  /// The user opens a chat and waits, after all faults have ended.
  case visit(chat: Int)
  /// The run ends.
  case end
}
