/// What may happen next in a random screen.
enum RandomAct: CaseIterable {
  case drag, stream, grow, send, append, window, resize, textSize, keyboard, insets, composer
  case bottomTap, scrollTo, display, epoch, turn, reduceMotion, trim

  /// How often it is drawn, against the others.
  var weight: Int {
    switch self {
    case .drag: 10
    case .stream: 6
    case .grow, .append, .send, .window, .resize, .keyboard, .composer, .bottomTap, .scrollTo: 2
    case .display, .epoch: 2
    case .textSize, .insets, .turn, .reduceMotion, .trim: 1
    }
  }
}
