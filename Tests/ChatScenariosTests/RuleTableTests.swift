import ChatScenarios
import Testing

@Suite struct RuleTableTests {
  @Test func `The table holds 277 rules, and no id twice`() {
    let ids = RuleTable.all.map(\.id)
    #expect(ids.count == 277)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `Ids are a family in capitals and a number, which T, O or I may precede`() {
    for rule in RuleTable.all {
      #expect(rule.id.wholeMatch(of: /H-[A-Z]+-[TOI]?[1-9][0-9]*/) != nil, "\(rule.id)")
    }
  }

  @Test(arguments: [
    ("H-UNIT", 4), ("H-GEO", 5), ("H-HOST", 11), ("H-LEASE", 4), ("H-CATCH", 5),
    ("H-SCHED", 11), ("H-STALE", 14), ("H-THREAD", 3), ("H-JSON", 8), ("H-ENV", 13),
    ("H-ROW", 10), ("H-OVL", 4), ("H-OVER", 9), ("H-SNAP", 11), ("H-EPOCH", 4), ("H-PROJ", 6),
    ("H-CAD", 7), ("H-COORD", 6), ("H-HOLD", 6), ("H-SELF", 4), ("H-MD", 2), ("H-SETTLE", 12),
    ("H-SHORT", 4), ("H-REVEAL", 9), ("H-OLDER", 6), ("H-PREPEND", 6), ("H-FOLLOW", 7),
    ("H-BOTTOM", 4), ("H-MOTION", 1), ("H-STORE", 6), ("H-OUTBOX", 55), ("H-KEY", 5),
    ("H-ATT", 11), ("H-PIN", 4),
  ])
  func `Every family is complete and in ascending order`(family: String, count: Int) {
    let rules = RuleTable.rules(inFamily: family)
    #expect(rules.count == count)
    guard family != "H-OUTBOX" else { return }
    #expect(rules.map(\.id) == (1...count).map { "\(family)-\($0)" })
  }

  @Test func `The outbox has 22 transitions, 16 decisions and 17 invariants in this order`() {
    let expected =
      (1...22).map { "H-OUTBOX-T\($0)" } + (1...16).map { "H-OUTBOX-O\($0)" }
      + (1...17).map { "H-OUTBOX-I\($0)" }
    #expect(RuleTable.rules(inFamily: "H-OUTBOX").map(\.id) == expected)
  }

  @Test func `There are 34 families, and together they hold every rule`() {
    #expect(RuleTable.families.count == 34)
    let grouped = RuleTable.families.flatMap(RuleTable.rules(inFamily:))
    #expect(grouped == RuleTable.all)
  }

  @Test func `Each rule is one sentence on one line that ends with a full stop`() {
    for rule in RuleTable.all {
      #expect(rule.sentence.hasSuffix("."), "\(rule.id)")
      #expect(rule.sentence.firstMatch(of: /[.?!] +[A-Z]/) == nil, "\(rule.id)")
      #expect(!rule.sentence.contains("\n") && !rule.sentence.contains("  "), "\(rule.id)")
      #expect(rule.sentence.utf8.count >= 30, "\(rule.id)")
      #expect(rule.sentence.utf8.count <= 260, "\(rule.id)")
    }
  }

  @Test func `No two rules say the same`() {
    #expect(Set(RuleTable.all.map(\.sentence)).count == RuleTable.all.count)
  }

  @Test func `A rule is found by its exact id only`() {
    #expect(RuleTable.rule("H-SETTLE-2")?.sentence.contains("224 ms") == true)
    #expect(RuleTable.rule("H-SETTLE-2")?.family == "H-SETTLE")
    #expect(RuleTable.rule("H-OUTBOX-T5")?.family == "H-OUTBOX")
    #expect(RuleTable.rule("h-settle-2") == nil)
    #expect(RuleTable.rule("H-SETTLE") == nil)
    #expect(RuleTable.rule("H-SETTLE-13") == nil)
    #expect(RuleTable.rule("") == nil)
    #expect(RuleTable.rules(inFamily: "H-SETTL").isEmpty)
  }

  @Test func `Pinned and unpinned rules make up the table`() {
    let pinned = RuleTable.all.filter(\.isPinned)
    #expect(pinned.count + RuleTable.unpinned.count == RuleTable.all.count)
    #expect(pinned.allSatisfy { rule in rule.tests.allSatisfy { $0.hasSuffix("Tests") } })
  }
}
