/// The version of a live overlay, as a script states it.
public struct LiveVersion: Equatable, Sendable {
  /// The settlement epoch.
  public var epoch: Int64
  /// The revision within the epoch.
  public var revision: Int64

  /// Whether another version is newer.
  func isOlder(than other: LiveVersion) -> Bool {
    epoch == other.epoch ? revision < other.revision : epoch < other.epoch
  }
}
