extension FrameState {
  /// Every state that a frame can have.
  public static var all: FrameState {
    [.covered, .dragging, .decelerating, .following, .animating, .restoring, .loading]
  }

  /// The number of states.
  static var count: Int { 7 }

  /// The name of the state with a bit number, from 0 to 6.
  static func name(ofBit bit: Int) -> StaticString {
    switch bit {
    case 0: "covered"
    case 1: "dragging"
    case 2: "decelerating"
    case 3: "following"
    case 4: "animating"
    case 5: "restoring"
    default: "loading"
    }
  }
}
