/// What a snapshot does about misuse that the platform puts up with.
public enum SnapshotMode: UInt8, Equatable, Sendable {
  /// Every misuse is an error and changes nothing.
  case strict = 0
  /// What the platform tolerates is done and counted as a warning; the rest is an error.
  case uikit = 1
}
