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
      file.lines.indices.flatMap { index in
        words(in: file.lines[index]).map { file.finding(index + 1, "holds “\($0)”") }
      }
    }
  }

  private static func words(in line: Substring) -> [String] {
    let fixed = (machineFolders + registryHosts).filter { line.contains($0) }
    return fixed + reminders.filter { isWord($0, of: line) }
  }

  /// Whether a word stands in a line with no letter, digit or underscore around it.
  private static func isWord(_ word: String, of line: Substring) -> Bool {
    guard line.contains(word) else { return false }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains { $0 == word }
  }
}
