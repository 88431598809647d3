/// What a `Source:` or an error names can be looked up: `explain` knows its id, and no page is
/// named that does not belong to the repository.
///
/// Rules of the modelled app are the concern of `RuleTrace`.
///
/// Source: S-DOC-5.
enum SourceIDRule {
  /// Where the sentences of ids and families stand.
  static let tables = "Sources/ChatScenarios/Rules/SourceTable+"

  static func findings(in files: [SourceFile]) -> [Finding] {
    let known = Set(files.filter { $0.path.hasPrefix(tables) }.flatMap(keys))
    let isOwn = { (file: SourceFile) in
      file.isSwift && !file.path.hasPrefix(tables) && !file.path.hasPrefix("Tests/")
    }
    return files.filter(isOwn).flatMap { file in
      file.lines.indices.flatMap { findings(in: file, $0, known) }
    }
  }

  private static func keys(of file: SourceFile) -> [String] {
    file.lines.compactMap { line in
      line.firstMatch(of: /^ +([A-Z]+(?:-[A-Z]+)?(?:-[0-9]+)?):[ ]/).map { String($0.1) }
    }
  }

  private static func findings(
    in file: SourceFile,
    _ index: Int,
    _ known: Set<String>
  ) -> [Finding] {
    let line = file.lines[index]
    guard line.contains(/Source: |rule: "|rule = "|source: "/) else { return [] }
    var findings: [Finding] = []
    if line.contains(/Source: .*(\.md\b|handbook|benchmarking|section [0-9])/),
      !line.contains("RFC"), !line.contains(/`[A-Za-z]+\/[A-Za-z\/]+\.md`/)
    {
      findings.append(
        file.finding(index + 1, "a source names a page that is not in the repository")
      )
    }
    for match in line.matches(of: /\b([A-Z]{1,4}(?:-[A-Z]+)?)-[0-9]+\b/) {
      let (id, family) = (String(match.0), String(match.1))
      let isForeign = ["H", "FORMAT", "SHA", "UTF"].contains(family) || family.hasPrefix("H-")
      guard !isForeign, !known.contains(id), !known.contains(family) else { continue }
      findings.append(
        file.finding(index + 1, "'explain \(id)' knows nothing; add it to SourceTable")
      )
    }
    return findings
  }
}
