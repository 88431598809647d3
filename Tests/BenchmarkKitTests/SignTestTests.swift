import Testing

@testable import BenchmarkKit

@Suite struct SignTestTests {
  @Test(arguments: 0...12)
  func `The likelihood is what counting all throws of up to 12 coins gives`(total: Int) {
    for count in 0...(total + 1) {
      let throwsOfAll = 1 << total
      let hits = (0..<throwsOfAll).count { $0.nonzeroBitCount >= count }
      let exact = Double(hits) / Double(throwsOfAll)
      let given = SignTest.likelihood(ofAtLeast: count, among: total)
      #expect(abs(given - exact) < 1e-12, "\(count) of \(total)")
    }
  }

  @Test func `5,000 of 5,000 throws are no error, just nearly impossible`() {
    #expect(SignTest.likelihood(ofAtLeast: 5_000, among: 5_000) < 1e-300)
    #expect(SignTest.likelihood(ofAtLeast: 0, among: 5_000) == 1)
  }
}
