/// Scenario files are named `family/slug.json`, of small letters, digits and hyphens only.
///
/// Source: S-NAME-9.
enum ScenarioNameRule {
  /// The folder of the scenarios.
  static let folder = "Benchmarks/Scenarios/"
  /// What may lie beside the families.
  static let besides = ["scenario.schema.json", "README.md"]

  static func findings(in files: [SourceFile]) -> [Finding] {
    files.filter { $0.path.hasPrefix(folder) }.compactMap { file in
      let parts = file.path.dropFirst(folder.utf8.count).split(separator: "/")
      if parts.count == 1, besides.contains(where: { $0 == file.name }) { return nil }
      let isNamed =
        parts.count == 2 && isPart(parts[0]) && isPart(file.stem) && file.path.hasSuffix(".json")
      return isNamed ? nil : file.finding(0, "is not named family/slug.json")
    }
  }

  private static func isPart(_ part: Substring) -> Bool {
    part.wholeMatch(of: /[a-z0-9-]{1,64}/) != nil
  }
}
