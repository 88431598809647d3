/// Files are named after what they hold, and no type bears its module's name.
///
/// `Type.swift` declares or extends `Type`, and every other type at its top level is private.
/// `Type+Aspect.swift` holds what belongs to `Type`, so it names it somewhere.
///
/// Source: S-NAME-5, S-NAME-6, S-NAME-8.
enum NameRule {
  private static let typeWords = ["struct", "class", "enum", "actor", "protocol", "typealias"]

  static func findings(in files: [SourceFile], manifest: Manifest) -> [Finding] {
    files.filter { $0.isSwift && $0.module != nil }.flatMap { file in
      moduleNames(file, manifest) + fileName(file)
    }
  }

  private static func moduleNames(_ file: SourceFile, _ manifest: Manifest) -> [Finding] {
    file.tokens.indices.dropLast().compactMap { index in
      let name = file.tokens[index + 1].text
      guard typeWords.contains(file.tokens[index].text), manifest.imports(of: name) != nil else {
        return nil
      }
      return file.finding(file.tokens[index].line, "\(name) is a module; a type needs another name")
    }
  }

  private static func fileName(_ file: SourceFile) -> [Finding] {
    guard file.name != "main.swift", file.name != "Stub.swift" else { return [] }
    let parts = file.stem.split(separator: "+").map(String.init)
    if parts.count > 1 {
      let names = file.tokens.contains { $0.text == parts[0] }
      return names ? [] : [file.finding(0, "does not name \(parts[0])")]
    }
    let declared = topLevelTypes(file.tokens)
    guard declared.contains(where: { $0.name == parts[0] }) else {
      return [file.finding(0, "declares or extends no \(parts[0])")]
    }
    return declared.filter { $0.name != parts[0] && !$0.isHidden && !$0.isExtension }
      .map { file.finding($0.line, "\($0.name) needs a file of its own") }
  }

  private struct Declared {
    var name: String
    var line: Int
    var isExtension: Bool
    var isHidden: Bool
  }

  private static func topLevelTypes(_ tokens: [SwiftToken]) -> [Declared] {
    var depth = 0
    var declared: [Declared] = []
    for index in tokens.indices.dropLast() {
      let word = tokens[index].text
      if word == "{" { depth += 1 }
      if word == "}" { depth -= 1 }
      guard depth == 0, typeWords.contains(word) || word == "extension" else { continue }
      let before = index > 0 ? tokens[index - 1].text : ""
      declared.append(
        Declared(
          name: tokens[index + 1].text,
          line: tokens[index].line,
          isExtension: word == "extension",
          isHidden: before == "private" || before == "fileprivate"
        )
      )
    }
    return declared
  }
}
