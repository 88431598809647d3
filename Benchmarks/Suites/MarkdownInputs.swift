import TimelineUnits

/// Seeded Markdown texts of any length.
enum MarkdownInputs {
  /// Paragraphs, headings and lists of words that follow Zipf's law, with links and code as the
  /// documentation of a library has them.
  ///
  /// 24,000 different words; the first hundred make up about half of the text.
  static func prose(byteCount: Int) -> [UInt8] {
    var random = RandomSource(seed: 35)
    let words = (0..<24_000).map { _ in word(&random) }
    var text: [UInt8] = []
    while text.count < byteCount {
      switch random.below(12) {
      case 0: text += Array("## ".utf8)
      case 1, 2: text += Array("- ".utf8)
      default: break
      }
      for index in 0..<random.within(6...90) {
        if index > 0 { text += Array(random.chance(1, in: 9) ? ", ".utf8 : " ".utf8) }
        let (open, close) = marks(&random)
        text += Array(open.utf8) + words[rank(&random, words.count)] + Array(close.utf8)
      }
      text += Array(".\n\n".utf8)
    }
    return text
  }

  /// One block of each kind that is long in chats, named.
  static func blocks(byteCount: Int) -> [(name: String, text: [UInt8])] {
    func repeated(_ head: String, _ unit: (Int) -> String) -> [UInt8] {
      var text = Array(head.utf8)
      var index = 0
      while text.count < byteCount {
        text += Array(unit(index).utf8)
        index += 1
      }
      return text
    }
    return [
      ("list", repeated("") { "- item \($0) of a list with some *words* in it\n" }),
      ("table", repeated("| a | b |\n|---|---|\n") { "| row \($0) | `x` and y |\n" }),
      ("fence", repeated("```\n") { "let value\($0) = compute(\($0)) // a comment\n" }),
      ("paragraph", repeated("") { "Sentence \($0) of a paragraph that never ends.\n" }),
    ]
  }

  /// What stands before and after a word.
  private static func marks(_ random: inout RandomSource) -> (open: String, close: String) {
    switch random.below(60) {
    case 0, 1: ("**", "**")
    case 2: ("*", "*")
    case 3, 4, 5: ("`", "`")
    case 6: ("[", "](https://example.org/manual/chapter.html)")
    default: ("", "")
    }
  }

  private static func word(_ random: inout RandomSource) -> [UInt8] {
    let syllables = [
      "ta", "ri", "on", "es", "mo", "lin", "ver", "ast", "de", "con", "per", "un", "gra", "sol",
    ]
    var word: [UInt8] = []
    for _ in 0..<random.within(1...4) { word += Array(syllables[random.below(14)].utf8) }
    return word
  }

  /// A rank that is `n` with a probability in proportion to 1/n.
  private static func rank(_ random: inout RandomSource, _ count: Int) -> Int {
    var bound = 1
    while bound < count, random.chance(9, in: 10) { bound *= 2 }
    return random.below(min(bound, count))
  }
}
