import ChatScenarios
import FrameMetrics
import StrictJSON
import Testing

@testable import Experiments

@Suite struct BaselineTests {
  private func baseline() throws -> Baseline {
    var changed = try BaselineWorld.entry("reveal/other")
    changed.reducesMotion = true
    changed.constants = [ConstantSetting(key: "reveal.passDelay", text: "48 ms")]
    changed.costs = [ConstantSetting(key: "cost.measure", text: "2 ms")]
    let text = BaselineText(
      cmarkGFM: "0.29",
      metrics: ["aa"],
      fonts: ["ff"],
      libraries: [.init(name: "icu", version: "72.1")]
    )
    return Baseline(
      [
        changed, try BaselineWorld.entry("corpus/open", text: text),
        try BaselineWorld.entry("corpus/open", input: 0x17),
      ],
      acceptances: [BaselineWorld.acceptance]
    )
  }

  /// BM-BASE-1.
  @Test func `A baseline reads back as itself, values to the exact part`() throws {
    let written = try baseline()
    let read = try Baseline(written.json(), at: "baseline.json")
    #expect(read == written)
    #expect(read.json() == written.json())
  }

  /// BM-BASE-1, BM-PRIN-2.
  @Test func `Keys are sorted at every depth, with one value a line and the tiers apart`() throws {
    let bytes = try baseline().json()
    let root = try JSONDocument(bytes).root
    func check(_ value: JSONValue) throws {
      if value.kind == .object {
        let keys = try value.members().map { String(decoding: $0.key, as: UTF8.self) }
        #expect(keys == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        for member in try value.members() { try check(member.value) }
      } else if value.kind == .array {
        for element in try value.elements() { try check(element) }
      }
    }
    try check(root)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    for line in lines { #expect(line.count { $0 == ":" } <= 2, "\(line)") }
    let entry = try #require(try root.member("scenarios")?.member("reveal/other"))
    #expect(try entry.member("exact")?.member("reveal.ms")?.number() == 128)
    #expect(try entry.member("counted")?.member("work.measures")?.number() == 13)
    #expect(try entry.member("exact")?.member("work.measures") == nil)
  }

  /// BM-BASE-2.
  @Test func `A run record stands for a baseline of its values`() throws {
    let record = BaselineWorld.record([try BaselineWorld.run("b/b"), try BaselineWorld.run("a/a")])
    let read = try Baseline(record.json(), at: "run.json")
    #expect(read == Baseline(record))
    #expect(read.entries.map(\.scenario.description) == ["a/a", "b/b"])
    #expect(read.acceptances.isEmpty)
  }

  @Test func `As a record a baseline has its values, its parser and its metrics file`() throws {
    let written = try baseline()
    let record = RunRecord(written)
    #expect(record.runs.map(\.name) == ["corpus/open", "corpus/open", "reveal/other"])
    #expect(record.runs[2].measurements == written.entries[2].measurements)
    #expect(record.environment.metrics.map(\.sha256) == ["aa"])
    #expect(record.environment.versions.map(\.version) == ["0.29"])
    #expect(record.environment.revision.commit == "0123")
  }

  @Test(arguments: [
    ("\"seed\": 1", "\"seed\": 1, \"extra\": 1", "FORMAT-1"),
    ("timelinebench.baseline/1", "timelinebench.baseline/2", "FORMAT-4"),
    ("\"corpus/open\"", "\"corpus\"", "INJ-9"), ("0000000000000017", "17", "INJ-9"),
    ("\"reveal.ms\": 128", "\"reveal.ms\": 1e300", "FORMAT-2"),
    ("\"reveal.ms\": 128", "\"work.passes\": 128", "FORMAT-3"),
    ("\"trace\": \"0000000000000abc\"", "\"trace\": \"abc\"", "FORMAT-2"),
    ("\"who\"", "\"by\"", "FORMAT-1"), ("\"device\": \"plain\",", "", "FORMAT-1"),
  ])
  func `A broken baseline is refused in one line with byte and rule`(
    from: String,
    to: String,
    rule: String
  ) throws {
    let text = String(decoding: try baseline().json(), as: UTF8.self).replacing(from, with: to)
    #expect {
      try Baseline(Array(text.utf8), at: "baseline.json")
    } throws: { error in
      let line = (error as? InputError)?.description ?? ""
      return line.hasPrefix("baseline.json: byte ") && line.contains(": \(rule): ")
    }
  }

  /// BM-SELF-2: a result cut short is no result.
  @Test func `Every one of 200 cuts of a baseline is refused`() throws {
    let bytes = try baseline().json()
    for part in 0..<200 {
      let cut = Array(bytes.prefix(bytes.count * part / 200))
      #expect(throws: InputError.self) { try Baseline(cut, at: "cut") }
    }
  }

  @Test func `A metric that this build does not know is kept by name`() throws {
    let text = String(decoding: try Baseline([BaselineWorld.entry()]).json(), as: UTF8.self)
      .replacing("\"reveal.ms\": 128", with: "\"reveal.later\": 1, \"reveal.ms\": 128")
    let read = try Baseline(Array(text.utf8), at: "baseline.json")
    #expect(read.entries[0].unknownMetrics == ["reveal.later"])
  }

  /// BM-BASE-5.
  @Test func `Accepting a part keeps the rest, accepting the whole drops what is gone`() throws {
    let (a, b) = (try BaselineWorld.entry("a/a"), try BaselineWorld.entry("b/b"))
    let newer = try BaselineWorld.entry("b/b", [(.revealMs, 1)])
    let old = Baseline([a, b])
    let part = old.accepting(Baseline([newer]), isWhole: false, BaselineWorld.acceptance)
    #expect(part.entries == [a, newer])
    #expect(part.acceptances == [BaselineWorld.acceptance])
    let whole = part.accepting(Baseline([newer]), isWhole: true, BaselineWorld.acceptance)
    #expect(whole.entries == [newer] && whole.acceptances.count == 2)
  }
}
