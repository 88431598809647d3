/// One step of a simulated run; chats are numbered from 0.
enum DataStep: Equatable, Sendable {
  /// What the reader does.
  case select(Int)
  case leave
  case background
  case foreground
  case refresh
  case older(inThread: Bool)
  case openThread(Int)
  case closeThread
  case send
  /// Another desktop is chosen for the chat on screen.
  case retarget
  /// What happens on the desktop of a chat.
  case desktop(Int, DesktopAction)
  case desktopRecovers
  /// What the link does.
  case fault(DataLink.Direction, LinkFault)
  case linkDown
  case linkUp
  /// What is wrong with the next answer.
  case answer(DesktopChat.Fault)
  case callFails
  /// A live event of the version on screen arrives with other blocks.
  case contradict
}
