/// The rules of the project's own file formats, as error lines name them.
///
/// They are explained in `Benchmarks/Scenarios/README.md`.
public enum FormatRule {
  /// Every object has the keys of its kind and no others.
  public static let keys = "FORMAT-1"
  /// Every number lies in its range, and related values fit each other.
  public static let range = "FORMAT-2"
  /// Every name stands for something that exists.
  public static let names = "FORMAT-3"
  /// Every file names the format and version it is written in.
  public static let version = "FORMAT-4"

  /// The ids of all rules.
  public static let ids = [keys, range, names, version]

  /// What a rule says, or `nil` if none has the id.
  public static func sentence(of id: String) -> String? {
    let sentences = [
      "Every object has the keys of its kind and no others.",
      "Every number lies in its range, and related values fit each other.",
      "Every name stands for something that exists.",
      "Every file names the format and version it is written in.",
    ]
    return zip(ids, sentences).first { $0.0.utf8.elementsEqual(id.utf8) }?.1
  }
}
