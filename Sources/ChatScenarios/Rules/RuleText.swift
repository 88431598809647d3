/// The notation of the rule table: an entry is `key: text`, and indented lines continue it.
///
/// ```
/// H-UNIT-4: Two events due at the same tick run in
///   the order of their queueing.
/// ```
///
/// It is a text of its own instead of JSON, so that a rule reads and differs like prose.
enum RuleText {
  /// A key and the text behind its colon, on one line.
  struct Entry: Equatable {
    var key: String
    var text: String
  }

  /// The entries of a text in their order; lines that belong to no entry are skipped.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func entries(of text: String) -> [Entry] {
    var entries: [Entry] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix(" ") {
        guard !entries.isEmpty else { continue }
        entries[entries.count - 1].text += " " + line.drop { $0 == " " }
      } else if let colon = line.firstIndex(of: ":") {
        let body = line[line.index(after: colon)...].drop { $0 == " " }
        entries.append(Entry(key: String(line[..<colon]), text: String(body)))
      }
    }
    return entries
  }
}
