/// Words that have no place in the repository: paths of one machine, registry hosts, reminders.
///
/// The words are put together from parts, so that this file does not hold them.
///
/// Source: S-TEST-9, S-REFUSE-7.
enum WordRule {
  /// Folders that exist on somebody's machine only.
  static let machineFolders = ["work", "root", "farm", "tmp/tb", "tmp/wt", "Users", "home"]
    .map { "/\($0)/" }
  /// Hosts from which packages come; scripts name packages, never where they lie.
  static let registryHosts = [
    "pypi" + ".org", "pythonhosted" + ".org", "deb.debian" + ".org", "archive.ubuntu" + ".com",
    "registry.npmjs" + ".org", "crates" + ".io", "rubygems" + ".org", "ghcr" + ".io",
    "docker" + ".io", "swiftpackageindex" + ".com",
  ]
  /// What people write to come back to later.
  static let reminders = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK", "WI" + "P"]

  static func findings(in files: [SourceFile]) -> [Finding] {
    files.flatMap { file in
      let fixed = machineFolders + registryHosts
      return fixed.flatMap { find($0, in: file) { $0.contains($1) } }
        + (isInput(file) ? [] : reminders.flatMap { find($0, in: file, isWord) })
    }
  }

  /// Inputs of tests are what people write elsewhere, reminders included.
  private static func isInput(_ file: SourceFile) -> Bool { file.path.hasPrefix("Tests/Fixtures/") }

  private static func find(
    _ word: String,
    in file: SourceFile,
    _ holds: (Substring, String) -> Bool
  ) -> [Finding] {
    guard file.mentions(word) else { return [] }
    return file.lines.indices.filter { holds(file.lines[$0], word) }.map {
      file.finding($0 + 1, "holds “\(word)”")
    }
  }

  /// Whether a word stands in a line with no letter, digit or underscore around it.
  private static func isWord(_ line: Substring, _ word: String) -> Bool {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains { $0 == word }
  }
}
