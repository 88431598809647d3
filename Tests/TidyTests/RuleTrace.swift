/// The tie between the rules of the modelled app and the tests that pin them.
///
/// A test names its rules in the `///` lines above it. Every id in the repository has to be in the
/// rule table, and the table of pins has to say what the tests say.
///
/// Source: S-TEST-5.
struct RuleTrace {
  /// The folder of the rule table.
  static let folder = "Sources/ChatScenarios/Rules/"
  /// The file that says which suites pin which rule.
  static let pinsPath = folder + "RuleTable+Pins.swift"

  /// The ids of the rule table in its order.
  let ids: [String]
  /// The suites that pin a rule, in order of their names.
  private(set) var suites: [String: [String]] = [:]
  /// Ids that are not in the table.
  private(set) var findings: [Finding] = []

  init(_ files: [SourceFile]) {
    let tables = files.filter { file in
      file.path.hasPrefix(RuleTrace.folder + "RuleTable+") && file.path != RuleTrace.pinsPath
    }
    ids = tables.flatMap { file in
      file.lines.compactMap { line in
        line.firstMatch(of: /^ +(H-[A-Z]+-[TOI]?[0-9]+):[ ]/).map { String($0.1) }
      }
    }
    for file in files where file.isSwift && file.path.hasPrefix("Tests/") {
      collect(from: file)
    }
    for file in files where file.isSwift && file.path.hasPrefix("Sources/") {
      check(file, "///")
    }
    for file in files where file.path.hasPrefix(ScenarioNameRule.folder) {
      check(file, "\"H-")
    }
    for id in suites.keys { suites[id]?.sort() }
  }

  /// The table of pins as its file should be.
  var pinsText: String {
    let lines = ids.flatMap { id in suites[id].map { RuleTrace.wrapped(id, $0) } ?? [] }
    let body = lines.map { "    \($0)\n" }.joined()
    return """
      extension RuleTable {
        /// Which test suites pin which rule, collected from the tests; CONTRIBUTING.md says how.
        static let pins = \"""
      \(body)    \"""
      }

      """
  }

  private mutating func collect(from file: SourceFile) {
    let tests = zip(file.tokens, file.tokens.dropFirst()).compactMap { sign, word in
      sign.text == "@" && word.text == "Test" ? sign.line : nil
    }
    for test in tests {
      let comment = file.lines[..<(test - 1)].reversed().prefix { line in
        line.drop { $0 == " " }.hasPrefix("///")
      }
      for (distance, line) in comment.enumerated() {
        for id in RuleTrace.ids(in: line) {
          pin(id, by: file, line: test - 1 - distance)
        }
      }
    }
  }

  private mutating func pin(_ id: String, by file: SourceFile, line: Int) {
    let suite = String(file.stem.filter { $0 != "+" })
    guard ids.contains(id) else {
      findings.append(file.finding(line, "\(id) is not in the rule table"))
      return
    }
    if suites[id]?.contains(suite) != true { suites[id, default: []].append(suite) }
  }

  /// Checks the lines that hold a mark; they may name a whole family as well.
  private mutating func check(_ file: SourceFile, _ mark: String) {
    guard file.mentions("H-") else { return }
    for (index, line) in file.lines.enumerated() where line.contains(mark) {
      for id in RuleTrace.ids(in: line) where !ids.contains(id) {
        let isFamily = ids.contains { $0.hasPrefix(id + "-") }
        if !isFamily { findings.append(file.finding(index + 1, "\(id) is not in the rule table")) }
      }
    }
  }

  /// Every rule id of a line, complete or not.
  private static func ids(in line: Substring) -> [String] {
    guard line.contains("H-") else { return [] }
    return line.matches(of: /\bH-[A-Z]+(-[A-Z]?[0-9]+)?\b/).map { String($0.output.0) }
  }

  /// An entry in lines of at most 96 characters.
  private static func wrapped(_ id: String, _ suites: [String]) -> [String] {
    var lines = ["\(id):"]
    for suite in suites {
      if lines[lines.count - 1].count + suite.count + 1 > 95 { lines.append(" ") }
      lines[lines.count - 1] += " \(suite)"
    }
    return lines
  }
}
