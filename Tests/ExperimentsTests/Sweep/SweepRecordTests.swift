import ChatScenarios
import Experiments
import FrameMetrics
import Testing

@Suite struct SweepRecordTests {
  private let points: [[String]] = [["16 ms"], ["32 ms"], ["48 ms"], ["64 ms"]]

  private func plan(_ values: [String] = ["16 ms", "32 ms"]) throws -> SweepPlan {
    SweepPlan(
      axes: [SweepAxis(key: "reveal.passDelay", values: values)],
      mode: "list",
      points: points,
      current: ["32 ms"],
      settings: [ConstantSetting(key: "reveal.stillPasses", text: "4")],
      objectives: try ["reveal.ms", "shift.score", "work.measures"].map {
        try #require(SweepObjective(parsing: $0))
      },
      runs: [
        SweepPlan.Run(scenario: "a/b", device: "plain", seed: 1, input: nil, digest: 0xabc),
        SweepPlan.Run(
          scenario: "a/\"c",
          device: "iPhone 17",
          seed: 2,
          input: RunInput(index: 1, digest: 5),
          digest: 6
        ),
      ]
    )
  }

  private func outcome(_ index: Int) -> SweepOutcome {
    switch index {
    case 1: .dropped(afterRuns: 1)
    case 2: .refused("reveal.maximumPasses must be larger than \"x\"")
    case 3: .measured([nil, 333_333, 3])
    default: .measured([22_579_201, 0, 7])
    }
  }

  private func record(_ indices: [Int], _ plan: SweepPlan? = nil) throws -> SweepRecord {
    SweepRecord(
      plan: try plan ?? self.plan(),
      current: [22_579_200, 1, nil],
      misses: SweepMisses(count: 4, run: 0, metric: .shiftScore),
      points: indices.map {
        SweepPoint(
          index: $0,
          values: points[$0],
          outcome: outcome($0),
          misses: $0 == 3 ? SweepMisses(count: 2, run: 1, metric: .revealMs) : nil
        )
      }
    )
  }

  @Test func `A record reads back as itself, values to the exact part`() throws {
    for indices in [[0, 1, 2, 3], [3, 0], []] {
      let written = try record(indices)
      #expect(try SweepRecord(written.json(), at: "tune.json") == written)
    }
    #expect(try record([2, 0, 1, 3]) == record([0, 1, 2, 3]))
    let halves = [try record([0, 2]), try record([3, 1])]
    let joined = SweepRecord(adding: halves[1].points, to: halves[0])
    #expect(try joined == record([0, 1, 2, 3]) && joined.isOfSameSweep(as: halves[1]))
  }

  /// BM-SWEEP-5.
  @Test func `Every division into two parts, in both orders, merges to the bytes of the whole`()
    throws
  {
    let whole = try record([0, 1, 2, 3])
    #expect(whole.isComplete)
    for bits in 0..<16 {
      let left = try record((0..<4).filter { bits >> $0 & 1 == 0 })
      let right = try record((0..<4).filter { bits >> $0 & 1 == 1 })
      for parts in [[left, right], [right, left]] {
        let merged = try SweepRecord.merged(parts.map { ("part", $0) })
        #expect(merged.json() == whole.json())
      }
    }
  }

  @Test func `Parts of different sweeps, or that disagree, are not merged`() throws {
    let left = (place: "left", record: try record([0]))
    let other = (place: "right", record: try record([1], plan(["16 ms"])))
    #expect(
      throws: InputError(
        place: "right",
        message: "this is a part of another sweep than left: it varies other constants"
      )
    ) { try SweepRecord.merged([left, other]) }
    var wrong = left.record
    wrong.points[0].outcome = .measured([1, 2, 3])
    #expect(
      throws: InputError(place: "right", message: "point 0 differs from another file's")
    ) { try SweepRecord.merged([left, ("right", wrong)]) }
  }

  @Test func `The first difference between two sweeps is named`() throws {
    let base = try record([])
    var others: [SweepRecord] = []
    for change in 0..<5 {
      var other = base
      switch change {
      case 0: other.plan.objectives.removeLast()
      case 1: other.plan.mode = "grid"
      case 2: other.plan.settings = []
      case 3: other.plan.runs[0].digest = 1
      default: other.plan.runs[0].hold(to: [Budget(.revealMs, .equals, parts: 1)])
      }
      others.append(other)
    }
    #expect(
      others.map { SweepRecord.difference(base, $0) } == [
        "it has other objectives", "it has other points", "other constants hold for it",
        "its scenarios, inputs or engine are others", "its runs are held against other budgets",
      ]
    )
  }

  @Test(arguments: [
    ("timelinebench.sweep/1", "timelinebench.sweep/9", "FORMAT-4"),
    ("\"index\":3", "\"index\":4", "H-JSON-3"),
    ("\"values\":[\"16 ms\"]", "\"values\":[]", "FORMAT-2"),
    ("\"objectives\":[null,", "\"objectives\":[", "FORMAT-2"), ("reveal.ms p95", "x", "FORMAT-3"),
    ("\"droppedAfterRuns\"", "\"dropped\"", "FORMAT-1"), ("0000000000000abc", "abc", "FORMAT-2"),
    ("\"objectives\":[null,", "\"objectives\":[1e300,", "FORMAT-2"),
    ("\"metric\":\"reveal.ms\"", "\"metric\":\"x\"", "FORMAT-3"),
    ("{\"count\":2,\"run\":1", "{\"count\":0,\"run\":1", "H-JSON-3"),
    ("{\"count\":2,\"run\":1", "{\"count\":2,\"run\":2", "H-JSON-3"),
  ])
  func `A broken record is refused in one line`(from: String, to: String, rule: String) throws {
    let text = String(decoding: try record([0, 1, 2, 3]).json(), as: UTF8.self)
    let broken = text.replacing(from, with: to)
    #expect(broken != text)
    #expect {
      try SweepRecord(Array(broken.utf8), at: "tune.json")
    } throws: { error in
      let line = (error as? InputError)?.description ?? ""
      return line.hasPrefix("tune.json: byte ") && line.contains(": \(rule): ")
    }
  }
}
