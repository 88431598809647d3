import Testing
import TestSupport

@Suite struct ChoicesTests {
  @Test func `Two choices of 2 and 3 make 6 combinations, each once, in order`() {
    var seen: [[Int]] = []
    var choices = Choices()
    while choices.next() { seen.append([choices.below(2), choices.below(3)]) }
    #expect(seen == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]])
    #expect(choices.count == 6)
  }

  @Test func `Lists of up to 3 of 2 letters are 15, the shortest first`() {
    var seen: [String] = []
    var choices = Choices()
    while choices.next() { seen.append(choices.list(upTo: 3) { $0.one(of: ["a", "b"]) }.joined()) }
    #expect(seen.count == 15)
    #expect(seen.prefix(4) == ["", "a", "b", "aa"])
    #expect(seen.last == "bbb")
  }

  @Test func `Later choices may depend on earlier ones`() {
    var sums: [Int] = []
    var choices = Choices()
    while choices.next() { sums.append(choices.flag() ? 10 + choices.below(3) : 0) }
    #expect(sums == [0, 10, 11, 12])
  }
}
