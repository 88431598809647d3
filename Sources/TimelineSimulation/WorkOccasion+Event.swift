import TimelineUnits

extension InputEvent {
  /// What an observer is told of the event.
  var occasion: WorkOccasion {
    switch self {
    case .live, .window, .epoch, .send, .data: .data
    case .resize, .trim: .content
    case .touchDown, .touchMoved, .touchUp, .scrollTo, .viewport, .keyboard, .composer,
      .bottomTapped, .reduceMotion, .stall, .refresh:
      .user
    }
  }

  /// The row that the event is about, or `nil`.
  var item: ItemID? {
    switch self {
    case .resize(let item, _): item
    case .scrollTo(let item, _, _): item
    default: nil
    }
  }
}

extension SimulatedEvent {
  /// What an observer is told of the event.
  var occasion: WorkOccasion {
    switch self {
    case .frame: .frame
    case .timer: .timer
    case .prepared: .content
    case .firstWindow, .olderAnswer: .data
    }
  }

  /// The row that the event is about, or `nil`.
  var item: ItemID? {
    switch self {
    case .prepared(let item, _): item
    default: nil
    }
  }
}
