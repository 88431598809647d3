/// The files of the traces beside a run record.
///
/// Source: INJ-9.
public enum TraceNames {
  /// The path of each run's trace in the record's folder: `traces/<family>/<slug>.trace`.
  ///
  /// Further runs of one scenario get `.2`, `.3` and so on behind the slug.
  ///
  /// - Complexity: O(*r*²), where *r* is the number of runs.
  public static func paths(of runs: [RunEntry]) -> [String] {
    runs.indices.map { index in
      let name = runs[index].scenario
      let number = runs[..<index].count { $0.scenario == name } + 1
      return "traces/\(name)" + (number == 1 ? "" : ".\(number)") + ".trace"
    }
  }

  /// The path of a run's input beside its trace: the same name with the ending `.image`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the path.
  public static func image(besideTrace path: String) -> String {
    replacing(traceEnding, of: path, with: imageEnding)
  }

  /// The path of a run's trace beside its input.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the path.
  public static func trace(besideImage path: String) -> String {
    replacing(imageEnding, of: path, with: traceEnding)
  }

  /// How the name of a trace ends.
  public static let traceEnding = ".trace"
  /// How the name of a run's input ends.
  public static let imageEnding = ".image"

  private static func replacing(_ ending: String, of path: String, with other: String) -> String {
    String(decoding: path.utf8.dropLast(ending.utf8.count), as: UTF8.self) + other
  }
}
