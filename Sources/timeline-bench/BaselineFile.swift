internal import ChatScenarios
internal import Experiments

/// Where baselines lie and how they are read.
enum BaselineFile {
  /// The baseline of a catalogue: `Results/baseline.json` beside its budgets; beside `Benchmarks`
  /// for the shipped one.
  static func path(of catalog: ScenarioCatalog) -> String {
    let budgets = whole(catalog.budgetsFolder)
    let home = PathText.parts(of: budgets).dropLast(isShipped(catalog.folder) ? 2 : 1)
    return ([""] + home + ["Results", "baseline.json"]).joined(separator: "/")
  }

  /// Whether a folder of scenarios is one of this package.
  static func isShipped(_ folder: String) -> Bool {
    PathText.parts(of: whole(folder)).suffix(2) == ["Benchmarks", "Scenarios"]
  }

  private static func whole(_ path: String) -> String {
    PathText.resolved(path) ?? PathText.absolute(path) ?? path
  }

  /// Reads a baseline or a run record; a folder stands for the record in it.
  ///
  /// - Throws: `InputError` if it cannot be read or breaks its format.
  static func read(_ argument: String) throws(InputError) -> Baseline {
    let isFolder = InputFile.kind(of: argument) == .folder
    let path = isFolder ? argument + "/run.json" : argument
    return try Baseline(InputFile.read(path, as: shown(path)), at: shown(path))
  }

  /// A path as messages show it: from the working folder on, if it lies in there.
  static func shown(_ path: String) -> String {
    guard let folder = PathText.workingFolder.flatMap(PathText.resolved) else { return path }
    let start = folder + "/"
    guard path.utf8.starts(with: start.utf8) else { return path }
    return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }
}
