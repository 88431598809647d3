/// A change of following: its new state and why.
public struct FollowSwitch: Equatable, Sendable {
  /// Whether following is on from now on.
  public var isOn: Bool
  /// Why it was switched.
  public var cause: FollowCause

  /// Creates a change of following.
  public init(isOn: Bool, cause: FollowCause) {
    self.isOn = isOn
    self.cause = cause
  }
}
