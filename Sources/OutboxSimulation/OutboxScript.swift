/// Everything that a run of the simulator needs: who is there, and what happens.
public struct OutboxScript: Equatable, Sendable {
  /// How many chats there are; chat *n* is on desktop *n* modulo `desktops`.
  public var chats: Int
  /// How many desktops there are.
  public var desktops: Int
  /// How many rows a loaded window holds.
  public var windowRows: Int
  /// When all faults end, in ms.
  public var healMs: Int
  /// What happens, in any order.
  public var steps: [OutboxStep]

  /// Creates a script.
  ///
  /// - Precondition: at least one desktop and chat, at most 8 chats; windows hold a row or more.
  public init(
    chats: Int = 1,
    desktops: Int = 1,
    windowRows: Int = 6,
    healMs: Int = 60_000,
    steps: [OutboxStep]
  ) {
    precondition(desktops > 0 && chats > 0 && chats <= 8 && windowRows > 0)
    self.chats = chats
    self.desktops = desktops
    self.windowRows = windowRows
    self.healMs = healMs
    self.steps = steps
  }

  /// The most operations of one run.
  static let maximumOperations = 64
}
