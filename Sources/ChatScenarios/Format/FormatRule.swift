/// The rules of the project's own file formats, as error lines name them.
///
/// They are explained in `Benchmarks/Scenarios/README.md`.
enum FormatRule {
  /// Every object has the keys of its kind and no others.
  static let keys = "FORMAT-1"
  /// Every number lies in its range, and related values fit each other.
  static let range = "FORMAT-2"
  /// Every name stands for something that exists.
  static let names = "FORMAT-3"
  /// Every file names the format and version it is written in.
  static let version = "FORMAT-4"
}
