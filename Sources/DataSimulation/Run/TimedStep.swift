/// A step and its time in whole milliseconds.
struct TimedStep: Equatable, Sendable {
  var at: Int
  var step: DataStep
}
