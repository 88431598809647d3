import TimelineTrace
public import TimelineUnits

/// What had become of one message of the outbox by an instant.
///
/// Source: M-DATA-1, BM-RTEST-2.
public struct OutboxMessage: Equatable, Sendable {
  /// The message's number, in the order in which the user sends.
  public let operation: Int
  /// When the user sent it, or `nil` if that was before the run.
  public private(set) var sentAt: Instant?
  /// With how many files it was sent.
  public private(set) var files = 0
  /// How often the desktop stored it.
  public private(set) var stores = 0
  /// When the desktop stored it first.
  public private(set) var storedAt: Instant?
  /// With how many files it was stored last.
  public private(set) var storedFiles = 0
  /// When a row of the history confirmed it first.
  public private(set) var confirmedAt: Instant?

  /// Takes a fact into the messages that occurred so far, which are in the order of their first
  /// facts.
  ///
  /// - Complexity: O(*m*), where *m* is the number of messages.
  static func take(_ fact: DataFact, at time: Instant, into messages: inout [OutboxMessage]) {
    switch fact {
    case .sent(let operation, let files):
      update(operation, in: &messages) { message in
        guard message.sentAt == nil else { return }
        (message.sentAt, message.files) = (time, files)
      }
    case .stored(let operation, let files):
      update(operation, in: &messages) { message in
        message.stores += 1
        message.storedAt = message.storedAt ?? time
        message.storedFiles = files
      }
    case .confirmed(let operation):
      update(operation, in: &messages) { $0.confirmedAt = $0.confirmedAt ?? time }
    default: break
    }
  }

  private static func update(
    _ operation: Int,
    in messages: inout [OutboxMessage],
    _ change: (inout OutboxMessage) -> Void
  ) {
    if let known = messages.lastIndex(where: { $0.operation == operation }) {
      change(&messages[known])
    } else {
      var message = OutboxMessage(operation: operation)
      change(&message)
      messages.append(message)
    }
  }

  private init(operation: Int) {
    self.operation = operation
  }

  /// The message as the player's script writes it; −1 stands for what has not happened.
  var numbers: [Int64] {
    [
      Int64(operation), sentAt?.ticks ?? -1, Int64(files), Int64(stores), storedAt?.ticks ?? -1,
      Int64(storedFiles), confirmedAt?.ticks ?? -1,
    ]
  }
}
