import ChatScenarios
import FrameMetrics
import Testing
import TimelineFilm
import TimelineSimulation
import TimelineTrace
import TimelineUnits

@testable import Reporting

/// Covers `RevealTrial`, `RevealAnswer+Words`.
@Suite struct RevealAnswerTests {
  private func input(_ slow: [Int: Preparation] = [:]) -> SimulationInput {
    let rows = (0..<40).map { row in
      RowContent(height: .points(60 + 7 * Int64(row)), preparation: slow[row] ?? .ready)
    }
    return SimulationInput(
      rows: rows,
      initial: (0..<40).map { ItemID(rawValue: $0) },
      duration: .seconds(2)
    )
  }

  private func answer(_ input: SimulationInput, tries: Bool = true) throws -> RevealAnswer {
    try #require(
      RevealAnswer(Simulation.run(input), input: tries ? input : nil, settings: [])
    )
  }

  private func reveal(_ input: SimulationInput) throws -> Interval {
    let measure = try #require(try Measurements(Simulation.run(input))[.revealMs])
    return Interval(ticks: measure.parts)
  }

  /// BM-PLAY-3.
  @Test func `The row that is ready after 251 ms is named, with the reveal without it`()
    throws
  {
    let slow = input([39: .readyAt(.zero + .milliseconds(251))])
    let answer = try answer(slow)
    let (with, without) = (try reveal(slow), try reveal(input()))
    #expect(without == .milliseconds(128))
    #expect(answer.reveal == with)
    #expect(answer.delay?.item == ItemID(rawValue: 39))
    #expect(answer.revealWithoutRow == without)
    #expect(answer.readyAfter == .milliseconds(251))
    let words = answer.sentences(kind: "answer")
    #expect(words[0] == "Revealed after \(RevealAnswer.text(with)), at rest, at pass 11.")
    #expect(
      words[1].hasPrefix(
        "Row 39 (answer, 333 pt) delayed it by \(RevealAnswer.text(with - without)): its content "
          + "was being prepared in "
      )
    )
    #expect(words[1].contains("was ready after 251 ms. With this row ready at once"))
  }

  @Test func `Of two slow rows the one without which the reveal is sooner is named`() throws {
    let slow = input([
      38: .readyAt(.zero + .milliseconds(100)), 39: .readyAt(.zero + .milliseconds(300)),
    ])
    let answer = try answer(slow)
    #expect(answer.delay?.item == ItemID(rawValue: 39))
    let other = try reveal(input([38: .readyAt(.zero + .milliseconds(100))]))
    #expect(answer.revealWithoutRow == other)
  }

  @Test func `Each constant that is named gives the reveal that it promises`() throws {
    let slow = input([39: .readyAt(.zero + .milliseconds(251))])
    let answer = try answer(slow)
    let best = try #require(answer.turns.first)
    #expect(answer.turns.count <= 3)
    for turn in answer.turns {
      var tuning = AppTuning()
      let setting = ConstantSetting(key: turn.key, text: turn.to)
      try ConstantTable.apply([setting], to: &tuning, at: "test")
      var turned = slow
      turned.tuning = tuning.screen
      #expect(try reveal(turned) == turn.reveal, "\(turn.key)")
      #expect(turn.reveal < (try reveal(slow)))
    }
    let words = answer.sentences(kind: nil)
    #expect(words[2].hasPrefix("Turn \(best.key) from \(best.from) to \(best.to): revealed after "))
  }

  /// A row that grows by 200 pt 340 ms after it was covered: a sooner reveal shows it.
  @Test func `A constant that costs a budget of the run says so and stands behind the others`()
    throws
  {
    var late = input([39: .readyAt(.zero + .milliseconds(251))])
    let growth = InputEvent.resize(ItemID(rawValue: 39), height: .points(533))
    late.events = [TimedInput(at: .zero + .milliseconds(340), event: growth)]
    let trace = Simulation.run(late)
    let budget = Budget(.followLagMax, .atMost, parts: 192)
    let findings = Verdict([budget], of: try Measurements(trace)).findings
    let isKept = findings[0].isMet
    #expect(isKept)
    let blind = try #require(RevealAnswer(trace, input: late, settings: []))
    #expect(blind.turns.allSatisfy { $0.miss == nil })
    let answer = try #require(
      RevealAnswer(trace, input: late, settings: [], findings: findings)
    )
    let dear = answer.turns.filter { $0.miss != nil }
    #expect(!dear.isEmpty && Array(answer.turns.suffix(dear.count)) == dear)
    #expect(dear.first?.miss?.hasPrefix("follow.lag.max is ") == true)
    #expect(dear.first?.miss?.hasSuffix(", must be ≤ 1 pt") == true)
  }

  @Test func `A reveal that nothing delays says so and tries nothing`() throws {
    let answer = try answer(input())
    #expect(answer.delay == nil && !answer.hasTried && answer.turns.isEmpty)
    let words = answer.sentences(kind: nil)
    #expect(words.count == 2)
    #expect(words[0] == "Revealed after 128 ms, at rest, at pass 4.")
    #expect(words[1].hasPrefix("No row delayed it: what remains is reveal.stillPasses"))
  }

  @Test func `Without its scenario the passes' own account remains`() throws {
    let answer = try answer(input([39: .readyAt(.zero + .milliseconds(251))]), tries: false)
    #expect(answer.delay?.item == ItemID(rawValue: 39))
    #expect(answer.revealWithoutRow == nil && answer.sentences(kind: nil).count == 2)
  }

  @Test func `Times and lengths have one digit behind the point at most`() {
    #expect(RevealAnswer.text(.milliseconds(251)) == "251 ms")
    #expect(RevealAnswer.text(Interval(ticks: 705_600 * 3 / 2)) == "1.5 ms")
    #expect(RevealAnswer.text(Interval.zero - .milliseconds(2)) == "−2 ms")
    #expect(RevealAnswer.text(Length(units: 192 + 191)) == "2 pt")
  }
}
