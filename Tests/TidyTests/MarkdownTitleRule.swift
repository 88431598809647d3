/// A Markdown page has exactly one title, on its first line; inputs of tests may look as they like.
///
/// Source: S-TEST-9.
enum MarkdownTitleRule {
  static func findings(in files: [SourceFile]) -> [Finding] {
    let pages = files.filter { $0.path.hasSuffix(".md") && !$0.path.hasPrefix("Tests/Fixtures/") }
    return pages.flatMap { file in
      let titles = titleLines(of: file)
      if titles.isEmpty { return [file.finding(0, "no line “# title”")] }
      let later = titles.dropFirst().map { file.finding($0, "a second title") }
      return titles[0] == 1
        ? later : later + [file.finding(titles[0], "the title is not on line 1")]
    }
  }

  private static func titleLines(of file: SourceFile) -> [Int] {
    var isFenced = false
    return file.lines.indices.compactMap { index in
      if file.lines[index].hasPrefix("```") { isFenced.toggle() }
      return !isFenced && file.lines[index].hasPrefix("# ") ? index + 1 : nil
    }
  }
}
