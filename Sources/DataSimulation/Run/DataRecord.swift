import ChatData
import TimelineUnits

/// One thing that happened in a run: all that checkers see.
enum DataRecord: Equatable {
  /// The state of the phone after an event.
  case phone(PhoneMark)
  /// The state of a view model after an event that reached it.
  case host(HostMark)
  /// The hosts in the cache, newest first, and the number of view models, after a commit.
  case committed(chat: Int, order: [Int], models: Int)
  case loadStarted(LoadTicket)
  /// An answer is about to apply, which names the first place of its history, or nothing.
  case answered(number: Int, first: Int?)
  case loadEnded(LoadTicket, LoadEnd, SnapshotOutcome?)
  case answerDropped(LoadTicket)
  case live(instance: Int, LiveEventOutcome)
  case unheard
  /// The end of a run is about to reach a host.
  case runEnded(instance: Int, run: UInt64)
  case mounted(chat: Int?)
  case released(instance: Int)
  case renewed(chat: Int)
  case pageEnded(instance: Int, wasApplied: Bool)
  /// The modelled desktop says what the chat on screen should show.
  case expected(ExpectedRows)
  /// From here on the link is whole and the desktop still.
  case healed

  /// Adds the record to a digest.
  func add(to hash: inout WordHash) {
    switch self {
    case .phone(let mark):
      hash.add(1)
      mark.add(to: &hash)
    case .host(let mark):
      for word in [2, mark.instance, mark.generation, mark.counter, mark.revision, mark.epoch] {
        hash.add(word)
      }
      hash.add(Int(mark.pending.rawValue) << 16 | Int(mark.flags.rawValue))
      hash.add(mark.content)
    case .committed(let chat, let order, let models):
      for word in [3, chat, models] + order { hash.add(word) }
    case .loadStarted(let ticket):
      for word in [4, ticket.instance, ticket.generation, ticket.number, ticket.counter] {
        hash.add(word)
      }
      hash.add(UInt64(ticket.reasons.rawValue))
    case .answered(let number, let first):
      for word in [5, number, first ?? -1] { hash.add(word) }
    case .loadEnded(let ticket, let end, _):
      for word in [6, ticket.number, Int(end.rawValue)] { hash.add(word) }
    case .answerDropped(let ticket):
      for word in [7, ticket.number] { hash.add(word) }
    case .live(let instance, let outcome):
      for word in [8, instance, Int(outcome.rawValue)] { hash.add(word) }
    case .unheard: hash.add(9)
    case .mounted(let chat):
      for word in [10, chat ?? -1] { hash.add(word) }
    case .released(let instance):
      for word in [11, instance] { hash.add(word) }
    case .renewed(let chat):
      for word in [12, chat] { hash.add(word) }
    case .pageEnded(let instance, let wasApplied):
      for word in [13, instance, wasApplied ? 1 : 0] { hash.add(word) }
    case .expected(let rows):
      for word in [14, rows.chat, rows.items.count] { hash.add(word) }
    case .healed: hash.add(15)
    case .runEnded(let instance, let run):
      hash.add(16)
      hash.add(instance)
      hash.add(run)
    }
  }
}
