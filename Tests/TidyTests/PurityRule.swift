/// The pure modules do without what Embedded Swift cannot link or what differs between machines.
///
/// The link for wasm would find most of it later and less clearly; this rule names file and line.
///
/// Source: S-SHAPE-4, S-SHAPE-6.
enum PurityRule {
  /// Types and words that a pure module does not use.
  static let words = [
    "any", "Any", "weak", "unowned", "Set", "Dictionary", "Hashable", "Hasher", "Duration",
    "Int128", "UInt128", "Date", "Task", "async", "await", "actor", "Codable", "AnyHashable",
  ]
  /// Operations of libm, which differ in the last bit between systems and do not exist in wasm.
  static let libm = [
    "truncatingRemainder", "remainder", "addingProduct", "fma", "pow", "exp", "log", "sin", "cos",
    "tan", "sqrt", "floor", "ceil", "round",
  ]

  static func findings(in files: [SourceFile], pureModules: [String]) -> [Finding] {
    files.filter { file in pureModules.contains { $0 == file.module } }.flatMap(findings)
  }

  private static func findings(in file: SourceFile) -> [Finding] {
    let tokens = file.tokens
    return tokens.indices.compactMap { index in
      let after = tokens.indices.contains(index + 1) ? tokens[index + 1].text : ""
      let before = index > 0 ? tokens[index - 1].text : ""
      let reason = reason(tokens, at: index, before: before, after: after)
      return reason.map { file.finding(tokens[index].line, "a pure module has no \($0)") }
    }
  }

  private static func reason(
    _ tokens: [SwiftToken],
    at index: Int,
    before: String,
    after: String
  ) -> String? {
    let text = tokens[index].text
    if words.contains(text), after != ":", before != "." { return "`\(text)`" }
    if libm.contains(text), after == "(", before != "func" { return "`\(text)`" }
    if text == "rounded", after == "(", next(tokens, index + 2) == ")" {
      return "`rounded` without a mode"
    }
    if text == "enum", next(tokens, index + 2) == ":", next(tokens, index + 3) == "String" {
      return "enumeration of strings"
    }
    if text == "\\", after == "." || next(tokens, index + 1).first?.isUppercase == true {
      return "key path"
    }
    return isDictionaryType(tokens, at: index) ? "dictionary" : nil
  }

  /// Whether `[Key: Value]` with type names stands here.
  private static func isDictionaryType(_ tokens: [SwiftToken], at index: Int) -> Bool {
    tokens[index].text == "[" && next(tokens, index + 2) == ":"
      && next(tokens, index + 1).first?.isUppercase == true
  }

  private static func next(_ tokens: [SwiftToken], _ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }
}
