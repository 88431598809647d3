/// The import table of `Package.swift`, read as text.
struct Manifest: Equatable {
  /// A module and what it may import.
  struct Module: Equatable {
    var name: String
    var imports: [String]
  }

  /// The modules in the order of the table.
  var modules: [Module]
  /// The modules that do without Foundation and its like.
  var pureModules: [String]

  /// Reads the tables `modules` and `pureModules`; what is missing stays empty.
  init(_ text: String) {
    let strings = Manifest.literal(named: "modules", in: text)
    modules = Manifest.rows(of: strings)
    pureModules = Manifest.strings(in: Manifest.literal(named: "pureModules", in: text))
  }

  /// What a module may import; `nil` for a module that is not in the table.
  func imports(of module: String) -> [String]? {
    modules.first { $0.name == module }?.imports
  }

  /// The array literal behind `let <name> … = [`, brackets excluded.
  private static func literal(named name: String, in text: String) -> Substring {
    guard let start = text.firstRange(of: "\nlet \(name)"),
      let open = text[start.upperBound...].firstRange(of: "= [")
    else { return "" }
    var depth = 1
    var end = open.upperBound
    while end < text.endIndex {
      if text[end] == "[" { depth += 1 }
      if text[end] == "]" { depth -= 1 }
      if depth == 0 { break }
      end = text.index(after: end)
    }
    return text[open.upperBound..<end]
  }

  /// Each row is `("Name", ["Import", …])`: the strings between two opening parentheses.
  private static func rows(of literal: Substring) -> [Module] {
    literal.split(separator: "(").compactMap { row in
      let strings = strings(in: row)
      return strings.first.map { Module(name: $0, imports: Array(strings.dropFirst())) }
    }
  }

  private static func strings(in text: Substring) -> [String] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}
