import Experiments
import Testing

@Suite struct SweepShardTests {
  @Test func `The parts of a sweep hold each point once`() throws {
    for count in 1...5 {
      let shards = try (1...count).map { try #require(SweepShard("\($0)/\(count)")) }
      for index in 0..<20 { #expect(shards.count { $0.holds(index) } == 1) }
      #expect(shards.map(\.text) == (1...count).map { "\($0)/\(count)" })
    }
    #expect(SweepShard("1/1") == .whole)
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "1/10001", "-1/2", "1/2/3", "a/b", "1/ 2", "/"])
  func `Anything else is no part`(text: String) {
    #expect(SweepShard(text) == nil)
  }
}
