import Testing

@testable import Experiments

@Suite struct CallgrindOutputTests {
  private func count(_ text: String) -> Int? { CallgrindOutput.instructions(Array(text.utf8)) }

  /// BM-CG-1.
  @Test func `The totals of all parts are added up`() {
    #expect(count("version: 1\nevents: Ir\nfn=a\n1 20\ntotals: 11036877\n") == 11_036_877)
    #expect(count("totals: 3\npart: 2\ntotals: 4 9\n") == 7)
  }

  @Test func `Without totals the summary counts, and without both there is no count`() {
    #expect(count("summary: 12\nfn=a\n") == 12)
    #expect(count("version: 1\n") == nil)
    #expect(count("") == nil)
    #expect(count("totals: many\n") == nil)
  }
}
