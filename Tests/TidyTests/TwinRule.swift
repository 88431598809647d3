/// A source file with logic has a test file of its own.
///
/// Logic is a function or subscript with a body, or a branch or loop anywhere. Stored properties,
/// memberwise initialisers, constants and computed properties without a branch are data, and so is
/// a property that tells the cases of its enumeration apart. `Type.swift` is tested in
/// `TypeTests.swift`; `Type+Aspect.swift` in `Type+AspectTests.swift`, in `TypeAspectTests.swift`
/// or together with its type. A file with nothing public may be tested through its user, if that
/// one's suite says so in a line of its comment: ``/// Covers `EditScript`, `EditSearch`.``
///
/// Source: S-TEST-2.
enum TwinRule {
  private static let branches = ["if", "guard", "for", "while", "repeat", "catch"]

  static func findings(in files: [SourceFile]) -> [Finding] {
    files.compactMap { file in
      guard file.isSwift, let module = file.module, hasLogic(file) else { return nil }
      let names = twinNames(of: String(file.stem))
      let folder = "Tests/\(testFolder(of: module))/"
      let isHidden = !file.tokens.contains { $0.text == "public" }
      let hasTwin = files.contains { test in
        test.path.hasPrefix(folder)
          && (names.contains { $0 == test.name } || isHidden && covers(test, file.stem))
      }
      return hasTwin ? nil : file.finding(0, "logic without \(folder)…/\(names[0])")
    }
  }

  static func hasLogic(_ file: SourceFile) -> Bool {
    let bodies = SwiftBody.all(in: file.tokens)
    return bodies.contains { $0.keyword == "func" || $0.keyword == "subscript" }
      || file.tokens.contains { branches.contains($0.text) }
  }

  /// Whether a test file says that it covers a source file as well.
  private static func covers(_ test: SourceFile, _ stem: Substring) -> Bool {
    guard test.stem.hasSuffix("Tests") else { return false }
    return test.lines.contains { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("/// Covers `") && text.contains("`\(stem)`")
    }
  }

  private static func testFolder(of module: String) -> String {
    module == "timeline-bench" ? "CommandTests" : "\(module)Tests"
  }

  private static func twinNames(of stem: String) -> [String] {
    let parts = stem.split(separator: "+")
    guard parts.count == 2 else { return ["\(stem)Tests.swift"] }
    return ["\(stem)Tests.swift", "\(parts[0])\(parts[1])Tests.swift", "\(parts[0])Tests.swift"]
  }
}
