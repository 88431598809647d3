/// The scenarios of a folder: `<family>/<slug>.json`.
///
/// A folder of one's own holds its budgets, too, in `Budgets/<family>.json` or `budgets/…`; the
/// shipped ones lie beside the scenarios.
public struct ScenarioCatalog: Sendable {
  /// The folder of the scenarios.
  public let folder: String
  /// The names of all scenarios, ordered by family and slug.
  public let names: [ScenarioName]
  /// The folder of the budgets of this catalogue.
  public let budgetsFolder: String

  /// Lists the scenarios of a folder without reading them.
  ///
  /// - Throws: `InputError` if the folder cannot be read, a file in it has a name that no scenario
  ///   may have, there are none, or there are two folders of budgets.
  public init(folder: String) throws(InputError) {
    var names: [ScenarioName] = []
    let entries = try InputFile.names(inFolder: folder, as: folder)
    budgetsFolder = try ScenarioCatalog.budgetsFolder(of: folder, holding: entries)
    for family in entries
    where ScenarioName.isPart(family) && !ScenarioCatalog.holdsBudgets(family)
      && InputFile.kind(of: folder + "/" + family) == .folder
    {
      let path = folder + "/" + family
      for file in try InputFile.names(inFolder: path, as: path, ofEndings: [".json"]) {
        guard let name = ScenarioName(family: family, slug: String(file.dropLast(5))) else {
          throw InputError(
            place: path + "/" + file,
            rule: "INJ-9",
            message: "a scenario's name has 1 to 64 of a-z, 0-9 and -"
          )
        }
        names.append(name)
      }
    }
    guard !names.isEmpty else {
      throw InputError(place: folder, message: "there are no scenarios in this folder")
    }
    self.folder = folder
    self.names = names
  }

  /// Finds the catalogue: the folder given, else `Benchmarks/Scenarios` in the working directory or
  /// above it, else in a folder above the executable.
  ///
  /// - Throws: `InputError` if there is none.
  public static func locate(given: String?) throws(InputError) -> ScenarioCatalog {
    if let given { return try ScenarioCatalog(folder: given) }
    if let folder = shippedFolder { return try ScenarioCatalog(folder: folder) }
    throw InputError(
      place: standardFolder,
      message: "not found from the working directory upward; give the folder with --scenarios DIR"
    )
  }

  /// Reads a scenario of the catalogue.
  ///
  /// - Throws: `InputError` if its file cannot be read or is no scenario.
  public func load(_ name: ScenarioName) throws(InputError) -> Scenario {
    try ScenarioCatalog.load(path(of: name), name: name)
  }

  /// Reads a scenario from a file outside a catalogue; folder and file name give its name.
  ///
  /// - Throws: `InputError` if the file cannot be read or is no scenario.
  public static func load(file path: String) throws(InputError) -> Scenario {
    let parts = PathText.parts(of: PathText.absolute(path) ?? path)
    let slug = String(decoding: (parts.last ?? "").utf8.dropLast(".json".utf8.count), as: UTF8.self)
    let family = parts.dropLast().last ?? ""
    let name =
      ScenarioName(family: family, slug: slug) ?? ScenarioName(family: "file", slug: slug)
      ?? fallbackName
    return try load(path, name: name)
  }

  /// The scenarios that a pattern selects, in the order of the catalogue.
  ///
  /// - Throws: `InputError` if it selects none; the message holds the nearest names.
  public func names(matching pattern: ScenarioPattern) throws(InputError) -> [ScenarioName] {
    let matches = names.filter(pattern.matches)
    guard matches.isEmpty else { return matches }
    let what = pattern.isOpen ? "no scenario matches" : "unknown scenario"
    let candidates = pattern.isOpen ? families.map { $0 + "/*" } : names.map(\.description)
    let namesakes = names(ofSlug: pattern.text).map(\.description).joined(separator: ", ")
    let hint =
      namesakes.isEmpty
      ? NearestNames.hint(for: pattern.text, among: candidates, orSee: "list")
      : "; nearest: " + namesakes
    throw InputError(place: pattern.text, message: what + hint)
  }

  /// The scenarios of a slug, in whatever families they are.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scenarios.
  public func names(ofSlug slug: String) -> [ScenarioName] {
    names.filter { $0.slug.utf8.elementsEqual(slug.utf8) }
  }

  /// The families of the catalogue, each once.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scenarios.
  public var families: [String] {
    var families: [String] = []
    for name in names where families.last.map({ !$0.utf8.elementsEqual(name.family.utf8) }) ?? true
    {
      families.append(name.family)
    }
    return families
  }

  /// The file that rows of this catalogue are measured with, recorded from fonts.
  ///
  /// Source: T-DET-6.
  public var metricsFile: String { folder + "/../Metrics/corpus.json" }

  /// The file of a scenario.
  public func path(of name: ScenarioName) -> String {
    folder + "/" + name.family + "/" + name.slug + ".json"
  }

  /// Whether a path leads to the file of a scenario of this catalogue.
  public func isFile(_ path: String, of name: ScenarioName) -> Bool {
    guard let left = PathText.resolved(path), let right = PathText.resolved(self.path(of: name))
    else { return false }
    return left.utf8.elementsEqual(right.utf8)
  }

  static let standardFolder = "Benchmarks/Scenarios"

  /// The name of a scenario whose file has a name that none may have.
  private static let fallbackName = ScenarioName("file/scenario")

  private static func load(_ path: String, name: ScenarioName?) throws(InputError) -> Scenario {
    let bytes = try InputFile.read(path, as: path)
    guard let name else {
      throw InputError(place: path, rule: "INJ-9", message: "the file's name is no scenario's name")
    }
    return try ScenarioFile.decode(bytes, name: name, at: path)
  }

  static func search(upwardFrom start: String) -> String? {
    var folder = start
    while true {
      let candidate = folder + "/" + standardFolder
      if InputFile.kind(of: candidate) == .folder { return candidate }
      guard let parent = PathText.parent(of: folder) else { return nil }
      folder = parent
    }
  }
}
