/// The kinds of events that a scenario file can state.
enum EventKind: CaseIterable {
  case resize, grow, alternate, live, stream, window, send
  case touchDown, touchMove, touchUp, drag
  case composer, tapBottom, reduceMotion
  case fling, scrollTo, keyboard, viewport, textSize, stall, refresh, lowPower, epoch, trim

  /// The word that stands for the kind in a file.
  var word: String { String(describing: self) }

  /// Whether the event leaves the rows as they are.
  var isOfScreen: Bool {
    switch self {
    case .resize, .grow, .alternate, .live, .stream, .window, .epoch, .send, .scrollTo, .viewport,
      .textSize:
      false
    case .touchDown, .touchMove, .touchUp, .drag, .composer, .tapBottom, .reduceMotion, .fling,
      .keyboard, .stall, .refresh, .lowPower, .trim:
      true
    }
  }
}
