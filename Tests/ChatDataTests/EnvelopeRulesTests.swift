import ChatData
import Testing

/// The decoder against all cases that are made by rule, counted.
@Suite struct EnvelopeRulesTests {
  private static var top: [FieldCases] {
    [
      FieldCases("boundaryToken", of: \.top, .nonblank, "H-ENV-3", missing: "H-ENV-1"),
      FieldCases(
        "codexSessionId",
        of: \.top,
        .text,
        "H-ENV-4",
        missing: "H-ENV-2",
        isNullable: true
      ),
      FieldCases("loadState", of: \.top, .word, "H-ENV-5", missing: "H-ENV-1"),
      FieldCases("storageFormat", of: \.top, .word, "H-ENV-6", missing: "H-ENV-1"),
      FieldCases("loadedEntries", of: \.top, .unsigned, "H-ENV-7", missing: "H-ENV-1"),
      FieldCases("hasOlderEntries", of: \.top, .boolean, "H-ENV-8", missing: "H-ENV-1"),
      FieldCases("oldestCursor", of: \.top, .text, "H-ENV-9", missing: "H-ENV-2", isNullable: true),
      FieldCases("timeline", of: \.top, .array, "H-ENV-10", missing: "H-ENV-1"),
      FieldCases("liveOverlay", of: \.top, .word, "H-ENV-11", missing: "H-ENV-1"),
      FieldCases("runtime", of: \.top, .object, "H-ENV-12", missing: "H-ENV-2", isNullable: true),
      FieldCases("activeRun", of: \.top, .word, "H-ENV-13", missing: "H-ENV-2", isNullable: true),
      FieldCases("runId", of: \.run, .nonblank, "H-ENV-13", missing: "H-ENV-13"),
      FieldCases("settlementEpoch", of: \.overlay, .unsigned, "H-OVL-2", missing: "H-OVL-1"),
      FieldCases("revision", of: \.overlay, .unsigned, "H-OVL-2", missing: "H-OVL-1"),
    ]
  }

  private static func row(_ row: WritableKeyPath<EnvelopeText, MemberTexts>) -> [FieldCases] {
    [
      FieldCases("type", of: row, .word, "H-ROW-1", missing: "H-ROW-1"),
      FieldCases("id", of: row, .nonblank, "H-ROW-2", missing: "H-ROW-2"),
      FieldCases("origin", of: row, .word, "H-ROW-3", missing: "H-ROW-3"),
      FieldCases("sourceOrder", of: row, .filledArray, "H-ROW-4", missing: "H-ROW-4"),
      FieldCases("timestamp", of: row, .integer, "H-ROW-5", missing: "H-ROW-5"),
    ]
  }

  private static var live: [FieldCases] {
    [
      FieldCases("runId", of: \.live, .nonblank, "H-ROW-6", missing: "H-ROW-6"),
      FieldCases("runId", of: \.block, .nonblank, "H-ROW-6", missing: "H-ROW-6"),
      FieldCases("operationId", of: \.live, .nonblank, "H-ROW-7", missing: "H-ROW-7"),
    ]
  }

  /// What other suites change in one object has to hold in every object of its kind.
  private static var cases: [(key: String, item: EnvelopeCase)] {
    let fields = top + row(\.row) + row(\.live) + row(\.block) + live
    let extra = [\EnvelopeText.top, \.overlay].map { object in
      (
        "extra",
        EnvelopeCase("extra key", object == \.top ? "H-ENV-1" : "H-OVL-1") {
          $0[keyPath: object].append("§extra", "1")
        }
      )
    }
    return extra.map { (key: $0.0, item: $0.1) }
      + fields.flatMap { field in
        field.all.filter { !isOther($0.name) }.map { (key: field.key, item: $0) }
      }
  }

  /// An empty object is no word but an object without its keys; revision 0 has its own rule.
  private static func isOther(_ name: String) -> Bool {
    ["liveOverlay = {}", "activeRun = {}", "revision = 0"].contains(name)
  }

  @Test func `Over 170 cases are read or refused with their rule, byte and field`() {
    var read = 0
    var refused = 0
    for (key, item) in Self.cases {
      let error = item.error
      #expect(error?.rule == item.rule, "\(item.name)")
      #expect(error?.byteOffset == item.byteOffset, "\(item.name)")
      guard let error else {
        read += 1
        continue
      }
      refused += 1
      // A missing key stands at its object, everything else at the key that was changed.
      let names = error.path + " " + error.message
      #expect(names.contains(key), "\(item.name): \(names)")
    }
    #expect(read >= 30)
    #expect(refused >= 140)
  }

  @Test func `Every rule of a field refuses some case and reads another`() {
    let rules = Self.cases.compactMap(\.item.rule)
    let all =
      (1...13).map { "H-ENV-\($0)" } + (1...7).map { "H-ROW-\($0)" } + ["H-OVL-1", "H-OVL-2"]
    for rule in all { #expect(rules.contains(rule), "\(rule)") }
    #expect(EnvelopeCase("usual", nil) { _ in }.error == nil)
  }
}
