import ChatScenarios
import Experiments
import FrameMetrics
import StrictJSON
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct RunRecordTests {
  private func measurements() throws -> Measurements {
    var recorder = TraceRecorder()
    recorder.record(.began(RunSetup()), at: .zero)
    recorder.record(.covered(epoch: 0), at: .zero)
    recorder.record(
      .revealed(.still, pass: 4, creep: .zero),
      at: .zero + .milliseconds(128)
    )
    recorder.record(.ended, at: .zero + .milliseconds(200))
    return try Measurements(recorder.finish())
  }

  private func record(
    includesText: Bool = false,
    plannedRuns: Int? = nil
  ) throws -> RunRecord {
    let measurements = try measurements()
    let name = try #require(ScenarioName("reveal/all-ready"))
    let envelope = """
      {"boundaryToken":"b","codexSessionId":null,"loadState":"available",\
      "storageFormat":"indexed","loadedEntries":1,"hasOlderEntries":false,"oldestCursor":null,\
      "timeline":[{"type":"user","id":"1","origin":"canonical","sourceOrder":[1],\
      "timestamp":1,"text":"secret"}],"liveOverlay":{"settlementEpoch":0,"revision":0,\
      "blocks":[]},"runtime":null,"activeRun":null}
      """
    let rows = try InputLoader.rows(ofEnvelope: Array(envelope.utf8), at: "test")
    let budgets = [
      Budget(.revealMs, .equals, value: 128), Budget(.followYank, .atMost, value: 0),
    ].compactMap(\.self)
    return RunRecord(
      environment: RunEnvironment(
        fonts: [RunEnvironment.File(name: "Inter.otf", sha256: "ab")],
        metrics: [RunEnvironment.File(name: "corpus", sha256: "cd")],
        versions: [RunEnvironment.Version(name: "icu", version: "72.1")],
        revision: SourceRevision(commit: "0123", isDirty: true)
      ),
      switches: [ConstantSetting(key: "model.loopLimit", text: "100")],
      includesText: includesText,
      plannedRuns: plannedRuns,
      runs: [
        RunEntry(
          scenario: name,
          seed: 7,
          device: "plain",
          input: RunInput(index: 2, digest: 0xabc),
          constants: [ConstantSetting(key: "reveal.passDelay", text: "48 ms")],
          digest: 0x1234,
          measurements: measurements,
          verdict: Verdict(budgets, of: measurements),
          rows: includesText ? rows : []
        )
      ]
    )
  }

  private func first(of key: StaticString, in value: JSONValue) throws -> JSONValue {
    let list = try #require(try value.member(key))
    return try #require(try list.elements().first { _ in true })
  }

  private func firstRun(_ root: JSONValue) throws -> JSONValue { try first(of: "runs", in: root) }

  private func keys(_ value: JSONValue) throws -> [String] {
    try value.members().map { String(decoding: $0.key, as: UTF8.self) }
  }

  @Test func `Keys stand in their fixed order`() throws {
    let root = try JSONDocument(try record().json()).root
    #expect(try keys(root) == ["schema", "environment", "runs"])
    #expect(
      try keys(#require(try root.member("environment"))) == [
        "fonts", "metrics", "icu", "swift", "buildMode", "revision", "isDirty", "switches",
      ]
    )
    let run = try firstRun(root)
    #expect(
      try keys(run) == [
        "scenario", "seed", "device", "input", "constants", "costs", "digest", "repeatable",
        "measurements", "budgets", "verdict",
      ]
    )
  }

  @Test func `A run states its seed, 16 hex digits of digest, and measurements by name`() throws {
    let root = try JSONDocument(try record().json()).root
    let run = try firstRun(root)
    #expect(try run.member("scenario")?.string() == "reveal/all-ready")
    #expect(try run.member("seed")?.exactInteger() == 7)
    #expect(try run.member("digest")?.string() == "0000000000001234")
    let input = try #require(try run.member("input"))
    #expect(try input.member("index")?.exactInteger() == 2)
    #expect(try input.member("digest")?.string() == "0000000000000abc")
    let measured = try #require(try run.member("measurements"))
    #expect(try measured.member("reveal.ms")?.exactInteger() == 128)
    #expect(try measured.member("faults.count")?.exactInteger() == 0)
    #expect(try measured.member("follow.yank") == nil)
  }

  @Test func `A budget without a value is missed, and the run fails`() throws {
    let root = try JSONDocument(try record().json()).root
    let run = try firstRun(root)
    let budgets = Array(try #require(try run.member("budgets")).elements())
    #expect(try budgets[0].member("equals")?.exactInteger() == 128)
    #expect(try budgets[0].member("isMet")?.bool() == true)
    #expect(try budgets[1].member("measured")?.isNull == true)
    #expect(try budgets[1].member("isMet")?.bool() == false)
    #expect(try run.member("verdict")?.string() == "fail")
  }

  @Test func `A run that gave two traces is not repeatable and fails`() throws {
    var same = try record()
    same.runs[0].verdict = Verdict([], of: same.runs[0].measurements)
    var differing = same
    differing.runs[0].isRepeatable = false
    let runs = try [same, differing].map { try firstRun(JSONDocument($0.json()).root) }
    #expect(try runs.map { try $0.member("repeatable")?.bool() } == [true, false])
    #expect(try runs.map { try $0.member("verdict")?.string() } == ["not judged", "fail"])
  }

  @Test func `The record of an interrupted call says how much of the plan it holds`() throws {
    let root = try JSONDocument(try record(plannedRuns: 12).json()).root
    #expect(try root.member("interrupted")?.bool() == true)
    #expect(try root.member("planned")?.exactInteger() == 12)
    #expect(try root.member("finished")?.exactInteger() == 1)
  }

  @Test func `Equal records are equal bytes`() throws {
    #expect(try record().json() == record().json())
  }

  /// PRIV-3: text stands in a record only if it was asked for, and the record says so at its top.
  @Test func `Text of rows is there only when it was asked for`() throws {
    let without = String(decoding: try record().json(), as: UTF8.self)
    #expect(!without.contains("secret"))
    let with = try JSONDocument(try record(includesText: true).json()).root
    #expect(try keys(with) == ["schema", "includesText", "environment", "runs"])
    let run = try firstRun(with)
    let row = try first(of: "rows", in: run)
    #expect(try row.member("id")?.string().utf8.count == 16)
    #expect(try row.member("text")?.string() == "secret")
  }

  @Test func `A record reads back as itself, values to the exact part`() throws {
    var written = try record(plannedRuns: 12)
    var read = try RunRecord(written.json(), at: "run.json")
    #expect(read.json() == written.json())
    #expect(read.runs[0].measurements[.revealMs] == written.runs[0].measurements[.revealMs])
    // Where an extreme was met is not part of a record.
    read.runs[0].verdict = written.runs[0].verdict
    read.runs[0].measurements = written.runs[0].measurements
    #expect(read == written)
    written.environment.revision = SourceRevision()
    written.runs[0].input = nil
    written.runs[0].reducesMotion = true
    written.runs[0].costs = try #require(CostTable.profiles.first { !$0.isFree })
    var interval = Budget(.cadenceMinInterval, .atLeast, parts: 117_600_000)
    interval.need = BudgetNeed(.renderLive, parts: 2)
    let budgets = written.runs[0].verdict.findings.map(\.budget) + [interval]
    written.runs[0].verdict = Verdict(budgets, of: written.runs[0].measurements)
    written.runs[0].streams = [
      StreamedText(item: ItemID(rawValue: 3), bytes: 5, byteCount: 9, falls: 1)
    ]
    let again = try RunRecord(written.json(), at: "").runs[0]
    #expect(again.costs == written.runs[0].costs && again.streams == written.runs[0].streams)
    #expect(again.reducesMotion)
    #expect(again.verdict.findings.last?.budget == interval)
    #expect(try RunRecord(written.json(), at: "").json() == written.json())
  }

  @Test func `Fields and metrics of a newer build are passed over`() throws {
    let text = String(decoding: try record().json(), as: UTF8.self)
      .replacing("\"seed\": 7", with: "\"seed\": 7, \"later\": {\"a\": 1}")
      .replacing("\"reveal.ms\": 128", with: "\"reveal.ms\": 128, \"reveal.later\": 1")
    #expect(try RunRecord(Array(text.utf8), at: "").json() == record().json())
  }

  @Test(arguments: [
    ("timelinebench.run/1", "timelinebench.run/2", "FORMAT-4"),
    ("0000000000001234", "000000000000123", "FORMAT-2"),
    ("reveal/all-ready", "reveal", "INJ-9"), ("\"equals\"", "\"about\"", "FORMAT-1"),
    ("\"metric\": \"reveal.ms\"", "\"metric\": \"x\"", "FORMAT-3"),
    ("\"reveal.ms\": 128", "\"reveal.ms\": 1e300", "FORMAT-2"), ("\"runs\"", "\"run\"", "FORMAT-1"),
  ])
  func `A broken record is refused in one line with byte and rule`(
    from: String,
    to: String,
    rule: String
  ) throws {
    let text = String(decoding: try record().json(), as: UTF8.self).replacing(from, with: to)
    #expect {
      try RunRecord(Array(text.utf8), at: "run.json")
    } throws: { error in
      let line = (error as? InputError)?.description ?? ""
      return line.hasPrefix("run.json: byte ") && line.contains(": \(rule): ")
    }
  }
}
