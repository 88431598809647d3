/// Tests are sentences, suites are named after their file, and nothing waits for a clock.
///
/// Source: S-TEST-1, S-TEST-2, S-TEST-8.
enum TestStyleRule {
  /// Words that tie a test to the machine it runs on, or to another framework.
  static let clockWords = [
    "XCTest", "sleep", "usleep", "Date", "ContinuousClock", "SuspendingClock",
  ]

  static func findings(in files: [SourceFile]) -> [Finding] {
    files.filter { $0.isSwift && $0.path.hasPrefix("Tests/") }.flatMap { file in
      names(in: file) + suite(of: file) + clocks(in: file)
    }
  }

  /// A test's name stands in backquotes and has a space.
  private static func names(in file: SourceFile) -> [Finding] {
    let tests = file.tokens.indices.dropFirst().filter { index in
      file.tokens[index].text == "Test" && file.tokens[index - 1].text == "@"
    }
    return tests.compactMap { index in
      let rest = file.tokens[index...]
      guard let function = rest.first(where: { $0.text == "func" }) else { return nil }
      let line = file.lines[function.line - 1]
      let isSentence = line.contains(/func `[^` ]+ [^`]+`/)
      return isSentence ? nil : file.finding(function.line, "a test's name is a sentence")
    }
  }

  /// A file `FooTests.swift` holds the suite `FooTests`.
  private static func suite(of file: SourceFile) -> [Finding] {
    guard file.stem.hasSuffix("Tests") else { return [] }
    let name = file.stem.filter { $0 != "+" }
    let declares = zip(file.tokens, file.tokens.dropFirst()).contains {
      $0.text == "struct" && $1.text == name
    }
    return declares ? [] : [file.finding(0, "declares no suite \(name)")]
  }

  private static func clocks(in file: SourceFile) -> [Finding] {
    file.tokens.filter { clockWords.contains($0.text) }.map {
      file.finding($0.line, "`\($0.text)` does not belong into a test")
    }
  }
}
