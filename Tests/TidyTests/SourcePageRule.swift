/// The page that describes the modelled app is not part of this repository, by name or by title.
///
/// Rules are stated in our own words. To keep the page's words out of this file too, they are known
/// by a hash: 64-bit FNV-1a over each word in small letters, folded once more over the words.
///
/// Source: S-TEST-13.
enum SourcePageRule {
  /// A sequence of words that may not occur.
  struct Phrase {
    var wordCount: Int
    var digest: UInt64
  }

  /// The title, the file name and the publisher of the page.
  static let phrases: [Phrase] = [
    Phrase(wordCount: 9, digest: 0x69f8_59b8_2724_7c2f),
    Phrase(wordCount: 3, digest: 0xe1de_e691_eca5_2bd4),
    Phrase(wordCount: 1, digest: 0x93d6_dbf2_e760_ad3c),
    Phrase(wordCount: 1, digest: 0xc99a_07a7_2992_8e19),
  ]

  static func findings(in files: [SourceFile], phrases: [Phrase] = phrases) -> [Finding] {
    files.flatMap { file in
      let inPath = holds(file.path[...], phrases) ? [file.finding(0, "has the page's name")] : []
      let inText = file.lines.indices.filter { holds(file.lines[$0], phrases) }
        .map { file.finding($0 + 1, "holds words of the page") }
      return inPath + inText
    }
  }

  /// The digest of a phrase.
  static func digest(_ words: [String]) -> UInt64 {
    fold(words.map { fold($0.utf8.map(UInt64.init)) })
  }

  private static func fold(_ values: some Sequence<UInt64>) -> UInt64 {
    values.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ $1) &* 0x0000_0100_0000_01b3 }
  }

  private static func holds(_ line: Substring, _ phrases: [Phrase]) -> Bool {
    let words = line.utf8.split { !isLetter($0) }.map { word in
      fold(word.lazy.map { UInt64(isCapital($0) ? $0 + 32 : $0) })
    }
    return phrases.contains { phrase in
      words.indices.contains { start in
        let end = start + phrase.wordCount
        return end <= words.count && fold(words[start..<end]) == phrase.digest
      }
    }
  }

  /// Letters, digits and everything beyond ASCII make up words.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: isCapital(byte)
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
