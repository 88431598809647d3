import ChatData

/// What the queue of a run holds.
enum SimulatedEvent {
  /// A message that arrives at the phone.
  enum ToPhone {
    case answer(LoadTicket, [UInt8], first: Int?)
    case callFailed(LoadTicket)
    case page(PageTicket, [UInt8])
    case live(chat: Int, target: Int, [UInt8])
    case runStarted(chat: Int, target: Int, [UInt8])
    case runEnded(chat: Int, target: Int, [UInt8], DesktopAction.Ending)
    case updated(chat: Int, target: Int, at: Int)
  }

  /// A message that arrives at the desktop.
  enum ToDesktop {
    case load(LoadTicket, chat: Int, thread: Int?, target: Int)
    case older(PageTicket, chat: Int, thread: Int?, target: Int)
    case renew(chat: Int, target: Int)
    case save(chat: Int, target: Int, operation: Int)
  }

  case step(DataStep)
  case toPhone(ToPhone)
  case toDesktop(ToDesktop)
  case commit(Int)
  /// The link becomes whole and stays so.
  case heal
  /// Something happens on the desktop of the chat on screen, if it can.
  case probe(DesktopAction)
  /// The next chat is visited.
  case visit(Int)
  /// The chat on screen is held against the desktop.
  case compare
}
