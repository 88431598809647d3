/// The rules of the modelled app in this project's own words, with the tests that pin them.
///
/// The sentences stand in `RuleTable+<Area>.swift`; which test pins which rule is collected from
/// the rule ids above the tests and kept in `RuleTable+Pins.swift`. Both are data: a test fails as
/// soon as they and the tests disagree.
public enum RuleTable {
  /// All rules, by area and number.
  public static let all: [Rule] = assemble(
    sentences: [
      unitsRules, hostsRules, historyRules, liveRules, layoutRules, scrollRules, outboxRules,
      deliveryRules,
    ],
    pins: pins
  )

  /// The rules that no test pins yet.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rules.
  public static var unpinned: [Rule] { all.filter { !$0.isPinned } }

  /// The families of rules, such as `H-SETTLE`, in the order of the table.
  ///
  /// - Complexity: O(*n* · *f*), where *n* is the number of rules and *f* that of families.
  public static var families: [String] {
    var families: [String] = []
    for rule in all where !families.contains(where: { isSame($0, rule.family) }) {
      families.append(rule.family)
    }
    return families
  }

  /// The rule of an id, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rules.
  public static func rule(_ id: String) -> Rule? {
    all.first { isSame($0.id, id) }
  }

  /// The rules of a family such as `H-SETTLE`; none if there is no such family.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rules.
  public static func rules(inFamily family: String) -> [Rule] {
    all.filter { isSame($0.family, family) }
  }

  /// Joins sentences with the suites that pin them.
  static func assemble(sentences: [String], pins: String) -> [Rule] {
    let pinned = RuleText.entries(of: pins)
    return sentences.flatMap(RuleText.entries).map { entry in
      let suites = pinned.first { isSame($0.key, entry.key) }?.text ?? ""
      return Rule(
        id: entry.key,
        sentence: entry.text,
        tests: suites.split(separator: " ").map(String.init)
      )
    }
  }

  /// Ids are bytes; two spellings that Swift would take for equal are two ids.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}
