import Experiments
import Testing
import TimelineUnits

@Suite struct RowFactsTests {
  @Test func `A time is shared by weights, and the shares are the whole to the tick`() {
    var random = RandomSource(seed: 5)
    for _ in 0..<300 {
      var facts = RowFacts()
      for step in [WorkStep.parse, .shape, .fit] { facts[step] = Int64(random.below(1_000)) }
      facts[.parse] += 1
      let time = Interval(ticks: Int64(random.below(1_000_000_000)))
      let shares = facts.shares(of: time)
      #expect(shares.map(\.step) == [.parse, .shape, .fit])
      #expect(shares.reduce(Interval.zero) { $0 + $1.time } == time, "seed 5")
      #expect(shares.allSatisfy { $0.time >= .zero }, "seed 5")
    }
  }

  @Test func `Weights of 1, 2 and 1 share 8 ms as 2, 4 and 2 ms`() {
    var facts = RowFacts()
    (facts[.parse], facts[.shape], facts[.fit]) = (10, 20, 10)
    let shares = facts.shares(of: .milliseconds(8)).map(\.time)
    #expect(shares == [.milliseconds(2), .milliseconds(4), .milliseconds(2)])
  }

  @Test func `A row without text was prepared for a time that was stated`() {
    let shares = RowFacts().shares(of: .milliseconds(8))
    #expect(shares.map(\.step) == [.prepare])
    #expect(shares.map(\.time) == [.milliseconds(8)])
  }

  @Test func `Amounts are kept by kind`() {
    var facts = RowFacts()
    facts[.words] += 3
    facts[.lines] += 1
    #expect(facts[.words] == 3 && facts[.lines] == 1 && facts[.bytes] == 0)
  }
}
