/// A declaration that nothing names is dead.
///
/// A name that occurs once in all Swift files, where it is declared, serves nobody; public names
/// are left out, since their users may live elsewhere, and so are tests.
///
/// Source: S-REFUSE-7.
enum DeadDeclarationRule {
  private static let declaring = [
    "func", "var", "let", "struct", "class", "enum", "protocol", "typealias", "actor",
  ]
  /// Names that only the standard library or the runtime calls.
  private static let calledFromOutside = [
    "main", "description", "debugDescription", "next", "makeIterator", "underestimatedCount",
    "hash", "encode", "testDescription", "customMirror",
  ]

  static func findings(in files: [SourceFile]) -> [Finding] {
    let swift = files.filter(\.isSwift)
    var counts: [String: Int] = [:]
    for token in swift.lazy.flatMap(\.tokens) where token.isWord {
      counts[token.text, default: 0] += 1
    }
    return swift.filter { $0.path != "Package.swift" }.flatMap { file in
      declarations(in: file).filter { counts[$0.text] == 1 }.map {
        file.finding($0.line, "nothing uses `\($0.text)`")
      }
    }
  }

  private static func declarations(in file: SourceFile) -> [SwiftToken] {
    file.tokens.indices.dropLast().compactMap { index in
      let name = file.tokens[index + 1]
      guard declaring.contains(file.tokens[index].text), name.isWord, name.text != "_",
        !calledFromOutside.contains(name.text), !isTestName(name.text),
        !isOutside(file.tokens, before: index)
      else { return nil }
      return name
    }
  }

  /// A sentence in backquotes is masked by underscores; suites are found by their attribute.
  private static func isTestName(_ name: String) -> Bool {
    name.hasPrefix("_") || name.hasSuffix("Tests")
  }

  /// Whether the declaration's own modifiers or attributes open it to callers elsewhere.
  private static func isOutside(_ tokens: [SwiftToken], before index: Int) -> Bool {
    let line = tokens[index].line
    return tokens[..<index].reversed().prefix { $0.line >= line - 1 }.contains {
      ["public", "open", "override", "main", "_cdecl", "_expose"].contains($0.text)
    }
  }
}
