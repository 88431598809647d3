/// The version of the command.
enum Version {
  /// What `--version` prints.
  static let line = "timeline-bench 0.1.0"
}
