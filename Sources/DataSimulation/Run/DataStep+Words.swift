extension DataStep {
  /// The step as a failure shows it.
  var words: String {
    switch self {
    case .select(let chat): "select chat \(chat)"
    case .older(let inThread): inThread ? "older page of a thread" : "older page"
    case .openThread(let thread): "open thread \(thread)"
    case .desktop(let chat, .settle(let ending)): "desktop of chat \(chat): settle, \(ending)"
    case .desktop(let chat, .grow(let isNew)):
      "desktop of chat \(chat): " + (isNew ? "a new row" : "the row grows")
    case .desktop(let chat, let action): "desktop of chat \(chat): \(action)"
    case .fault(let direction, let fault): "link \(direction): \(fault)"
    case .answer(let fault): "the next answer: \(fault)"
    default: "\(self)"
    }
  }
}
