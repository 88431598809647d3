public import ChatScenarios
public import FrameMetrics
internal import StrictJSON

/// The budgets of one family of scenarios: those for all of them, and those for each.
///
/// A metric that a scenario names itself is judged by the scenario's bounds alone.
public struct BudgetBook: Equatable, Sendable {
  /// The format's name and version.
  public static let schema = "timelinebench.budgets/1"

  private struct Section: Equatable {
    var slug: String
    var byteOffset: Int
    var budgets: [Budget]
  }

  private let place: String
  private var everyScenario: [Budget] = []
  private var sections: [Section] = []

  /// Reads the budgets of a family.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - place: How an error names the file.
  /// - Throws: `InputError` with byte offset and rule of the first fault, such as an unknown
  ///   metric.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public init(_ bytes: [UInt8], at place: String) throws(InputError) {
    self.place = place
    do {
      try read(JSONDocument(bytes).root)
    } catch {
      throw InputError(place: place, json: error)
    }
  }

  /// The budgets of a scenario, the family's first.
  ///
  /// - Complexity: O(*s* + *b*²), where *s* is the number of scenarios and *b* that of budgets.
  public func budgets(of name: ScenarioName) -> [Budget] { lines(of: name).map(\.budget) }

  /// The budgets of a scenario with the part of the file that they stand in, the family's first.
  ///
  /// - Complexity: as `budgets(of:)`.
  public func lines(of name: ScenarioName) -> [BudgetLine] {
    let own = sections.first { $0.slug.utf8.elementsEqual(name.slug.utf8) }?.budgets ?? []
    let shared = everyScenario.filter { budget in
      !own.contains { $0.metric == budget.metric }
    }
    return shared.map { BudgetLine(scope: name.family + "/*", budget: $0) }
      + own.map { BudgetLine(scope: name.description, budget: $0) }
  }

  /// The scenarios that have budgets of their own, in the order of the file.
  public var slugs: [String] { sections.map(\.slug) }

  /// Whether a scenario has budgets of its own.
  public func holds(_ slug: String) -> Bool {
    sections.contains { $0.slug.utf8.elementsEqual(slug.utf8) }
  }

  /// Checks that every scenario with budgets exists; a budget for nothing would never fire.
  ///
  /// - Throws: `InputError` at the first one that does not.
  ///
  /// Source: BM-PRIN-5.
  public func check(slugs: [String]) throws(InputError) {
    for section in sections
    where !slugs.contains(where: { $0.utf8.elementsEqual(section.slug.utf8) }) {
      throw InputError(
        place: place,
        byteOffset: section.byteOffset,
        rule: FormatRule.names,
        message: "there is no scenario \(section.slug)"
          + NearestNames.hint(for: section.slug, among: slugs)
      )
    }
  }

  private mutating func read(_ root: JSONValue) throws(JSONError) {
    var object = try root.object(rule: FormatRule.keys)
    _ = try object.optional("$schema")?.string()
    try object.requireFormat(BudgetBook.schema)
    if let value = object.optional("everyScenario") {
      everyScenario = try BudgetBook.budgets(value)
    }
    if let value = object.optional("scenarios") {
      for member in try value.members() {
        sections.append(
          Section(
            slug: String(decoding: member.key, as: UTF8.self),
            byteOffset: member.keyOffset,
            budgets: try BudgetBook.budgets(member.value)
          )
        )
      }
    }
    try object.finish()
  }

  private static func budgets(_ value: JSONValue) throws(JSONError) -> [Budget] {
    var budgets: [Budget] = []
    for member in try value.members() {
      let metric = try metric(member)
      let need = try need(of: member.value)
      for bound in try member.value.members() where !bound.hasKey("needs") {
        var budget = try budget(metric, bound)
        budget.need = need
        budgets.append(budget)
      }
      // A metric without a bound looks like a budget and would never fire.
      if budgets.last?.metric != metric {
        throw member.value.error(rule: FormatRule.keys, "a metric needs a bound")
      }
    }
    return budgets
  }

  /// The member `needs` of a budget: one metric and its least value.
  private static func need(of value: JSONValue) throws(JSONError) -> BudgetNeed? {
    guard let value = try value.member("needs") else { return nil }
    var needs: [BudgetNeed] = []
    for member in try value.members() {
      guard let need = BudgetNeed(try metric(member), value: try member.value.number()) else {
        throw member.value.error(rule: FormatRule.range, "the value is too large")
      }
      needs.append(need)
    }
    guard needs.count == 1 else {
      throw value.error(rule: FormatRule.keys, "a budget needs one metric and its least value")
    }
    return needs[0]
  }

  private static func metric(_ member: JSONMember) throws(JSONError) -> Metric {
    let word = member.key
    if let metric = Metric.named(word) { return metric }
    let hint = NearestNames.hint(
      for: String(decoding: word, as: UTF8.self),
      among: Metric.allCases.map(\.name.description)
    )
    throw member.error(rule: FormatRule.names, "unknown metric" + hint)
  }

  private static func budget(_ metric: Metric, _ member: JSONMember) throws(JSONError) -> Budget {
    let words: KeyValuePairs<StaticString, BudgetBound> = [
      "equals": .equals, "atMost": .atMost, "atLeast": .atLeast,
    ]
    guard let bound = words.first(where: { member.hasKey($0.key) })?.value else {
      throw member.error(
        rule: FormatRule.keys,
        "a bound is one of equals, atMost and atLeast, beside which needs may stand"
      )
    }
    let value = try member.value.number()
    guard let budget = Budget(metric, bound, value: value) else {
      throw member.value.error(rule: FormatRule.range, "the limit is too large")
    }
    if metric.unit == .count && value != value.rounded(.down) {
      throw member.value.error(rule: FormatRule.range, "what is counted has whole numbers")
    }
    return budget
  }
}
