internal import TimelineCoordinator
internal import TimelineScroll

extension ConstantTable {
  static let scrollConstants = [
    Constant(
      "model.decelerationRate",
      .none,
      .choice(["normal", "fast"]),
      0...1,
      .deceleration(\.scroll.decelerationRate),
      "A fast rate stops a flung list after a fifth of the way, and held updates apply sooner."
    ),
    Constant(
      "model.stopRule",
      .none,
      .choice(["25", "5", "halfPoint"]),
      0...2,
      .stopRule(\.scroll.stopRule),
      "Which speed in pt/s counts as rest is not known; the slower it is the longer an update "
        + "is held after a fling."
    ),
    Constant(
      "model.bounceOmega",
      .none,
      .choice(["10", "14.1"]),
      0...1,
      .bounce(\.scroll.bounceSpring),
      "Which spring brings the list back to its edge is not known; a stiff one is back sooner."
    ),
    Constant(
      "model.animatedScroll",
      .none,
      .milliseconds,
      0...5_000,
      .time(\.scroll.animatedScroll),
      "A long animation is easier to follow with the eye and is longer aimed at an estimate."
    ),
  ]
}
