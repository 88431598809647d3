/// Imports follow the table in `Package.swift`, and C stays behind the one module that owns it.
///
/// The build checks imports of this package's modules too; this rule also covers system modules and
/// the access level. The command is in no row: it may import everything but C.
///
/// Source: S-SHAPE-2, S-SHAPE-4.
enum ImportRule {
  /// Modules of the system that modules outside the pure ones may use.
  static let systemModules = ["Foundation", "Glibc", "Darwin", "Synchronization", "Dispatch"]

  /// What the command may import beside every module of the table.
  static let commandModules = ["BenchmarkSuites"]

  static func findings(in files: [SourceFile], manifest: Manifest) -> [Finding] {
    files.flatMap { file in findings(in: file, manifest: manifest) }
  }

  private static func findings(in file: SourceFile, manifest: Manifest) -> [Finding] {
    guard let module = file.module, file.isSwift else { return [] }
    let isPure = manifest.pureModules.contains(module)
    let allowed =
      (manifest.imports(of: module) ?? manifest.modules.map(\.name) + commandModules)
      + (isPure ? [] : systemModules)
    return imports(of: file).compactMap { found in
      if !allowed.contains(found.module) {
        return file.finding(found.line, "\(module) may not import \(found.module)")
      }
      if isForeign(found.module), found.access == "public" || found.access == "package" {
        return file.finding(found.line, "\(found.module) may not show outside \(module)")
      }
      return nil
    }
  }

  /// Whether a module wraps a C library: `C` and another capital.
  private static func isForeign(_ module: String) -> Bool {
    let start = module.prefix(2)
    return start.count == 2 && start.hasPrefix("C") && start.allSatisfy(\.isUppercase)
  }

  private static func imports(
    of file: SourceFile
  ) -> [(module: String, access: String, line: Int)] {
    file.tokens.indices.compactMap { index in
      guard file.tokens[index].text == "import", index + 1 < file.tokens.count else { return nil }
      let access = index > 0 ? file.tokens[index - 1].text : ""
      return (file.tokens[index + 1].text, access, file.tokens[index].line)
    }
  }
}
