/// What the link does to the next message in a direction; times are whole milliseconds.
enum LinkFault: Equatable, Sendable {
  /// The message is lost.
  case lose
  /// The message takes longer by this.
  case delay(Int)
  /// The message arrives a second time, this later.
  case duplicate(Int)
}
