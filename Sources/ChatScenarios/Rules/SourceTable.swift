/// What the ids mean that this project's code names as its sources and that are no rules of the
/// modelled app: demands on measuring, text, layout, platform and tools.
///
/// A few ids have a sentence of their own, because messages print them; of the others the family
/// says what they are about, and the code that names one shows what it comes to.
public enum SourceTable {
  /// What an id or a family of ids says, or `nil` for neither.
  ///
  /// - Returns: The sentence, and whether it is that of the id's family.
  /// - Complexity: O(*n*), where *n* is the number of sentences.
  public static func sentence(of id: String) -> (text: String, isOfFamily: Bool)? {
    if let text = text(of: id) { return (text, false) }
    guard let dash = id.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let number = id.utf8[id.utf8.index(after: dash)...]
    let isNumber = number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber, !number.isEmpty else { return nil }
    return text(of: String(id[..<dash])).map { ($0, true) }
  }

  /// All ids and families that have a sentence.
  public static let ids = entries.map(\.key)

  private static let entries =
    [
      textSources, layoutSources, platformSources, measuringSources, metricSources, toolSources,
    ].flatMap(RuleText.entries)

  private static func text(of id: String) -> String? {
    entries.first { $0.key.utf8.elementsEqual(id.utf8) }?.text
  }
}
