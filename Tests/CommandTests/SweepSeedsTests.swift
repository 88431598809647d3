import Testing

@testable import timeline_bench

@Suite struct SweepSeedsTests {
  @Test(arguments: [
    ("3", [1, 2, 3]), ("4..6", [4, 5, 6]), ("7..7", [7]), ("5,9", [5, 9]),
    ("2..3,1,4..5", [2, 3, 1, 4, 5]),
  ])
  func `A number stands for the seeds up to it, ranges and lists for themselves`(
    text: String,
    seeds: [UInt64]
  ) throws {
    #expect(try SweepSeeds.parse(text) == seeds)
  }

  @Test(arguments: [
    ("0", "--seeds: 0 is no whole number from 1 to 1000"),
    ("1001", "--seeds: 1001 is no whole number from 1 to 1000"),
    ("3..1", "--seeds: 3..1 must run upwards over at most 1000 seeds"),
    ("0..1000", "--seeds: 0..1000 must run upwards over at most 1000 seeds"),
    ("1..600,601..1200", "--seeds: these are more than 1000"),
    ("2..3,1,3", "--seeds: 3 is there twice"),
    ("1,,2", "--seeds:  is no whole number from 0 to 9007199254740991"),
    ("a..b", "--seeds: a is no whole number from 0 to 9007199254740991"),
  ])
  func `What is no list of seeds is told`(text: String, message: String) {
    #expect(throws: UsageError(message)) { try SweepSeeds.parse(text) }
  }
}
