/// The table of modules in CONTRIBUTING.md is the one in `Package.swift`.
///
/// Source: S-TEST-9.
enum ModuleTableRule {
  /// The page that holds the table.
  static let path = "CONTRIBUTING.md"

  static func findings(in page: SourceFile, manifest: Manifest) -> [Finding] {
    let rows = page.lines.compactMap(row)
    var findings = manifest.modules.compactMap { module -> Finding? in
      guard let row = rows.first(where: { $0.name == module.name }) else {
        return page.finding(0, "no row for \(module.name)")
      }
      let isPure = manifest.pureModules.contains(module.name)
      return row.imports == module.imports && row.isPure == isPure
        ? nil : page.finding(0, "the row of \(module.name) differs from Package.swift")
    }
    for row in rows where manifest.imports(of: row.name) == nil {
      findings.append(page.finding(0, "\(row.name) is no module"))
    }
    return findings
  }

  private struct Row {
    var name: String
    var imports: [String]
    var isPure: Bool
  }

  /// A row is `| name | what it holds | imports | pure |`, names in backquotes.
  private static func row(_ line: Substring) -> Row? {
    let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
    guard cells.count == 4, let name = names(in: cells[0]).first, cells[0].hasPrefix("`") else {
      return nil
    }
    return Row(name: name, imports: names(in: cells[2]), isPure: cells[3].hasPrefix("yes"))
  }

  private static func names(in cell: Substring) -> [String] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}
